# SPDX-License-Identifier: GPL-2.0-or-later
"""Finds what is cut, too wide or overlaid on a page of a report: on a phone, a tablet, a screen, and on A4.

A browser without a window lays the page out in frames of these widths. On paper the rules of the style for print hold,
which a frame of the width between the margins shows when they are made rules for the screen.
"""

import html
import json
import re
import shutil
import subprocess

BROWSER = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
WIDTHS = {"phone": 390, "tablet": 768, "screen": 1280, "paper": 680}  # 680: 180 mm at 96 pixels an inch
QUIET = ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync",
         "--disable-component-update", "--no-first-run", "--allow-file-access-from-files")  # fmt: skip
LOOK = """
function look(page) {
  const found = [], width = page.documentElement.clientWidth, wide = page.documentElement.scrollWidth;
  if (wide > width) found.push("too wide by " + (wide - width));
  const style = page.defaultView.getComputedStyle;
  const moves = (one) => one && (style(one).overflowX === "auto" || moves(one.parentElement));
  for (const one of page.querySelectorAll("body *")) {
    const box = one.getBoundingClientRect();
    if (box.width && (box.right > width + 1 || box.left < -1) && !moves(one))
      found.push(one.tagName + " beyond the page: " + one.textContent.slice(0, 40));
  }
  for (const drawing of page.querySelectorAll("svg")) {
    const frame = drawing.getBoundingClientRect();
    const texts = [...drawing.querySelectorAll("text")].map((one) => [one.textContent, one.getBoundingClientRect()]);
    texts.forEach(([text, a], k) => {
      if (a.left < frame.left - 1 || a.right > frame.right + 1 || a.top < frame.top - 1 || a.bottom > frame.bottom + 1)
        found.push("cut in a figure: " + text);
      for (const [other, b] of texts.slice(k + 1))
        if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.25 * Math.min(a.height, b.height))
          found.push("overlaid in a figure: " + text + " | " + other);
    });
  }
  return found;
}
"""


def faults(pages, folder):
    """List of (page, medium, what is wrong), of files; ``folder``: for what the browser needs."""
    frames = []
    for page in pages:
        printed = folder / f"{page.stem}_printed.html"
        printed.write_text(page.read_text(encoding="utf-8").replace("@media print", "@media all"), encoding="utf-8")
        for medium, width in WIDTHS.items():
            source = printed if medium == "paper" else page
            frames.append(f"<iframe data-page='{page.stem}' data-medium='{medium}' width='{width}' height='900' "
                          f"style='border: 0' src='{source.as_uri()}'></iframe>")  # fmt: skip
    looked = folder / "look.html"
    script = f"""{LOOK}
      addEventListener("load", () => {{
        const told = [...document.querySelectorAll("iframe")].flatMap((frame) =>
          look(frame.contentDocument).map((one) => [frame.dataset.page, frame.dataset.medium, one]));
        document.getElementById("told").textContent = "told" + JSON.stringify(told) + "told";
      }});"""
    looked.write_text(f"<meta charset='utf-8'>{''.join(frames)}<pre id='told'></pre><script>{script}</script>",
                      encoding="utf-8")  # fmt: skip
    command = [BROWSER, *QUIET, f"--user-data-dir={folder / 'browser'}", "--virtual-time-budget=8000"]
    done = subprocess.run([*command, "--dump-dom", looked.as_uri()], capture_output=True, text=True, timeout=180)
    messages = re.search(r"<pre id=\"told\">told(.*)told</pre>", done.stdout, re.S)
    assert messages, done.stderr[-2000:]
    return [tuple(load) for load in json.loads(html.unescape(messages.group(1)))]
