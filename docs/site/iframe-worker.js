// SPDX-License-Identifier: GPL-2.0-or-later
// The search runs in a worker, which browsers refuse to pages that are opened from a folder. There, and only there, a
// hidden frame takes its place: it loads the same script, and messages go to and fro as with a worker.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(address) {
      super();
      this.waiting = [];
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.documentElement.appendChild(this.frame);
      const inside = this.frame.contentWindow;
      inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
      // one script after the other, as within a worker
      inside.importScripts = (...addresses) =>
        addresses.reduce((before, one) => before.then(() => this.load(one)), Promise.resolve());
      this.load(address).then(() => {
        this.isLoaded = true;
        this.waiting.forEach((data) => this.postMessage(data));
      });
    }

    load(address) {
      return new Promise((resolve, reject) => {
        const script = this.frame.contentDocument.createElement("script");
        script.src = new URL(address, location.href).href;
        script.onload = resolve;
        script.onerror = () => reject(new Error(`${script.src} could not be loaded`));
        this.frame.contentDocument.head.appendChild(script);
      });
    }

    postMessage(data) {
      if (this.isLoaded) this.frame.contentWindow.dispatchEvent(new MessageEvent("message", { data }));
      else this.waiting.push(data);
    }

    terminate() {
      this.frame.remove();
    }

    set onmessage(listener) {
      this.addEventListener("message", listener);
    }
  };
}
