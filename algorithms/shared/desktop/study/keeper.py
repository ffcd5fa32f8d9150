# SPDX-License-Identifier: GPL-2.0-or-later
"""Studies on the desktop: make and open them, and add results that a project has missed."""

from contextlib import suppress
from html import escape
from pathlib import Path

from qgis.core import Qgis, QgsProject
from qgis.PyQt.QtCore import QTimer
from qgis.PyQt.QtWidgets import QAction, QDialog, QFileDialog, QMessageBox

from ....translation import tr
from ...study_folder.bring_in import bring_in_made, bring_in_missing, files_left_out, note_files, records_of
from ...study_folder.drawn_layers import DATABASE
from ...study_folder.folder import keeps_results, set_keeps_results, study_of
from ...study_folder.plans import bring_in_plans, note_plans
from ...study_folder.project_code import code_in, is_own, note_own, take_code_out
from ..ground_mapper.maps import bring_back_maps
from .new_dialog import list_pages

SHOWN = 12  # s that a message stays


class StudyKeeper:
    """Listens to the project as long as the plugin is there."""

    def __init__(self, iface, warm_up=None):
        self.iface, self.warm_up, project = iface, warm_up, QgsProject.instance()
        self.saved = ""  # path of a project that was saved and is not noted yet
        self.switch = QAction(tr("Keep results in the study"), iface.mainWindow())
        self.switch.setCheckable(True)
        self.switch.toggled.connect(lambda keeps: set_keeps_results(QgsProject.instance(), keeps))
        project.readProject.connect(self.opened)
        project.cleared.connect(self._set_switch)
        project.writeProject.connect(self.is_saved)
        project.projectSaved.connect(self._is_being_saved)
        self._set_switch()

    def close_down(self):
        """Before the plugin goes."""
        project = QgsProject.instance()
        project.readProject.disconnect(self.opened)
        project.cleared.disconnect(self._set_switch)
        project.writeProject.disconnect(self.is_saved)
        project.projectSaved.disconnect(self._is_being_saved)
        self.note_saved()

    def _set_switch(self):
        """Grey where the project is no study."""
        project = QgsProject.instance()
        is_study = study_of(project) is not None
        self.switch.blockSignals(True)  # else it would be written back
        self.switch.setEnabled(is_study)
        self.switch.setChecked(is_study and keeps_results(project))
        self.switch.blockSignals(False)

    def new(self):
        """Ask for an elevation model and a folder, and open the study."""
        if not self._may_leave_project():
            return
        from .new_dialog import NewStudyDialog

        dialog = NewStudyDialog(self.iface.mainWindow())
        if dialog.exec() == QDialog.DialogCode.Accepted:
            note_own(dialog.study.project)
            self.iface.addProject(str(dialog.study.project))
            if self.warm_up is not None:  # it is ready when the slope is mapped
                self.warm_up.start_now()
            text = tr("The study {} has been created. Next: Find source areas in the toolbox, or draw points into "
                      "the layer Releases.")  # fmt: skip
            self._tell(text.format(dialog.study.root.name))

    def open(self):
        """Ask for a study, and open it: its project where this profile saved it, else one that is built again."""
        if not self._may_leave_project():
            return
        path, _ = QFileDialog.getOpenFileName(
            self.iface.mainWindow(), tr("Open a study"), "", tr("Projects of QGIS (*.qgz *.qgs)")
        )
        if path:
            self.open_path(path)

    def open_path(self, path):
        """Open the project once the file is known."""
        self.note_saved()
        if is_own(path):
            self.iface.addProject(str(path))
            return
        try:
            built = take_code_out(path)
        except (ValueError, OSError) as error:
            self._warn(str(error))
            return
        self.iface.addProject(str(built))
        text = tr("{} was not saved by this profile of QGIS and may contain code, so it was not opened. Talus built "
                  "{} from the folder of the study: its layers, groups and styles by the rules of Talus.")  # fmt: skip
        self._tell(text.format(Path(path).name, built.name))
        study = study_of(QgsProject.instance())
        left_out = [] if study is None else files_left_out(study)
        if left_out:
            text = tr("These files of the study were not opened, because they refer to other files, addresses or "
                      "views: {}. Ask the sender for plain GeoTIFFs and GeoPackages.")  # fmt: skip
            self._warn(text.format(", ".join(left_out)))

    def opened(self, *_):
        """Runs of the study that the project does not hold come in; what is unfinished is reported."""
        project = QgsProject.instance()
        study = study_of(project)
        self._set_switch()
        if study is None:
            return
        names = bring_in_missing(project, study)
        if names:
            self._tell(tr("Runs added to the project: {}.").format(", ".join(names)))
        made = bring_in_made(project, study)
        if made:
            self._tell(tr("Layers of the study added to the project: {}.").format(", ".join(made)))
        plans, lost = bring_in_plans(project, study)
        if plans:
            self._tell(tr("Plans added to the project: {}.").format(", ".join(plans)))
        if lost:
            self._tell(
                tr("Plans left out, because their layers are no longer in the study: {}.").format(", ".join(lost))
            )
        list_pages(study, self.iface.mainWindow())
        with suppress(OSError):  # what is wrong with the file, the panel tells
            bring_back_maps(project, str(study.inputs / DATABASE))
        unfinished = [
            record.name for record in records_of(study) if not record.is_finished and not record.is_under_way()
        ]
        if unfinished:
            text = tr("Unfinished runs: {}. Plugins, Talus, Simulation runs: Resume.")
            self._tell(text.format(", ".join(unfinished)))
        with suppress(ValueError):  # QGIS could read it all the same
            code = [] if is_own(project.fileName()) else code_in(project.fileName())
            if code:
                self._warn(tr("This project contains code ({}). Open it by Plugins, Talus, Open a study: then its "
                              "project is rebuilt without it.").format(", ".join(code)))  # fmt: skip

    def is_saved(self, *_):
        """QGIS writes the project now, and then what is noted in it."""
        study = study_of(QgsProject.instance())
        if study is not None:
            note_files(QgsProject.instance(), study)
            note_plans(QgsProject.instance(), study)

    def _is_being_saved(self):
        """QGIS reports before the archive is in its place."""
        if study_of(QgsProject.instance()) is not None:
            self.saved = QgsProject.instance().fileName()
            QTimer.singleShot(0, self.note_saved)

    def note_saved(self):
        """The project of a study that was saved: this profile knows it again."""
        if self.saved:
            note_own(self.saved)
        self.saved = ""

    def _may_leave_project(self):
        project = QgsProject.instance()
        if not project.isDirty() or not project.mapLayers():
            return True
        text = tr("The project has unsaved changes. Continue without them?")
        asked = QMessageBox.question(self.iface.mainWindow(), "Talus", text)
        return asked == QMessageBox.StandardButton.Yes

    def _tell(self, text):
        self._push(text, Qgis.MessageLevel.Info, SHOWN)

    def _warn(self, text):
        self._push(text, Qgis.MessageLevel.Warning, 0)

    def _push(self, text, level, seconds):
        """A message in the bar, which reads HTML: names in a borrowed study are text there, and no links."""
        self.iface.messageBar().pushMessage("Talus", escape(text, quote=False), level, seconds)
