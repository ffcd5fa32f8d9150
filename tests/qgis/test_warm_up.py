# SPDX-License-Identifier: GPL-2.0-or-later
"""The engine made ready in the background: off by default, in a process of its own, ended by cancelling."""

import os
import subprocess
import sys
import time

import pytest


@pytest.fixture
def module(qgis_app):
    from talus.algorithms.shared.desktop import processes as warm_up

    yield warm_up
    warm_up.set_wanted(False)


def test_it_is_off_until_the_user_wants_it(module):
    assert not module.is_wanted()
    module.set_wanted(True)
    assert module.is_wanted()


def test_task_says_whether_the_process_succeeded(module):
    assert module.WarmUpTask([sys.executable, "-c", ""]).run()
    assert not module.WarmUpTask([sys.executable, "-c", "raise SystemExit(1)"]).run()
    assert not module.WarmUpTask(["/nowhere/python"]).run()


def test_cancelling_ends_the_process(module, qgis_app, tmp_path):
    """In the task manager, as in the desktop: the process is gone within seconds."""
    started = tmp_path / "started"
    script = f"import os, time; open({str(started)!r}, 'w').write(str(os.getpid())); time.sleep(60)"
    task = module.WarmUpTask([sys.executable, "-c", script])
    qgis_app.taskManager().addTask(task)
    _until(qgis_app, lambda: started.exists() and started.read_text())
    task.cancel()
    _until(qgis_app, lambda: task.status() == module.QgsTask.TaskStatus.Terminated)
    with pytest.raises(ProcessLookupError):
        os.kill(int(started.read_text()), 0)


def test_it_begins_only_when_qgis_is_at_rest(module, qgis_app, monkeypatch):
    begun = []

    class Task(module.WarmUpTask):
        def __init__(self):
            super().__init__(["/nowhere/python"])
            begun.append(self)

    command = [sys.executable, "-c", "import time; time.sleep(60)"]
    monkeypatch.setattr(module, "WAIT", 10)
    other, warm_up = module.WarmUpTask(command), module.WarmUp()
    monkeypatch.setattr(module, "WarmUpTask", Task)
    qgis_app.taskManager().addTask(other)
    warm_up.start()
    _for(qgis_app, 0.3)
    assert not begun
    other.cancel()
    _until(qgis_app, lambda: begun and warm_up.task is None)
    assert not warm_up.timer.isActive()
    _for(qgis_app, 0.3)  # the task manager deletes what is over
    warm_up.stop()


def test_menu_has_a_tick_that_is_kept(module, qgis_app):
    from talus.algorithms.shared.desktop.menu import Menu
    from talus.tests.qgis.desktop_stand_in import Desktop

    desktop = Desktop()
    menu = Menu(desktop)
    menu.add()
    (switch,) = [action for action in desktop.actions if action.text().startswith("Prepare the engine")]
    assert not switch.isChecked() and not menu.warm_up.timer.isActive()
    switch.trigger()
    assert module.is_wanted() and menu.warm_up.timer.isActive()
    menu.remove()
    assert not menu.warm_up.timer.isActive() and desktop.entries == []


def test_a_new_study_begins_it_unasked(module, qgis_app, dem, tmp_path, monkeypatch):
    """While the user maps the slope the engine is compiled."""
    from qgis.core import QgsProject, QgsRasterLayer

    from talus.algorithms.shared.desktop.study import keeper, new_dialog
    from talus.algorithms.shared.study_folder.new_study import make_study
    from talus.tests.qgis.desktop_stand_in import Desktop

    class Dialog:
        study = make_study(QgsRasterLayer(dem, "dem"), tmp_path / "avagar")

        def __init__(self, parent):
            pass

        def exec(self):
            return keeper.QDialog.DialogCode.Accepted

    monkeypatch.setattr(module, "WAIT", 3_600_000)  # what the timer does, others test
    warm_up, begun = module.WarmUp(), []
    monkeypatch.setattr(new_dialog, "NewStudyDialog", Dialog)
    monkeypatch.setattr(warm_up, "_look", lambda: begun.append("now"))
    QgsProject.instance().clear()
    one = keeper.StudyKeeper(Desktop(), warm_up)
    one.new()
    assert begun == ["now"] and warm_up.timer.isActive() and not module.is_wanted()
    assert one.iface.bar.currentItem() is not None
    warm_up.stop()
    one.close_down()
    QgsProject.instance().clear()


@pytest.mark.long
def test_process_makes_a_run(module):
    """With the machine code of the tests: without its condition, the script runs to its end, and it is there."""
    script = module.RUN.format(package="talus")
    condition = "if not (readiness.why_slow() or readiness.is_compiled()):"
    assert condition in script
    script = script.replace(condition, "if True:") + "print(readiness.is_compiled())"
    done = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    assert done.stdout.split() == ["True"]


def _until(application, happened, seconds=20.0):
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end
        application.processEvents()
        time.sleep(0.01)


def _for(application, seconds):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        application.processEvents()
        time.sleep(0.01)
