// What a test asks the page about its looks; evaluated in the page as one object.
({
  /** How wide the page is, and how wide the window. */
  widths: () => [document.scrollingElement.scrollWidth, innerWidth],

  /** What can be pressed and is too small. A label stands for the box in it that is hidden from sight. A target may be
   *  larger than what is drawn of it: of what looks small it is tried out how far it reaches. */
  small(least) {
    const pressed = "a[href], button, input, select, summary, [role=button], [role=option], label:has(input.unseen)";
    const found = [];
    const page = document.querySelector("dialog[open]") ?? document;
    for (const element of page.querySelectorAll(pressed)) {
      if (element.matches(":disabled, .unseen, .jump") || !element.checkVisibility()) continue;
      const target = element.closest("label") ?? element;
      const { width, height } = target.getBoundingClientRect();
      if (width >= least - 0.5 && height >= least - 0.5) continue;
      target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const box = target.getBoundingClientRect();
      const reach = (x, y) => {
        let far = 0;
        const hit = (at) => document.elementFromPoint(box.x + box.width / 2 + x * at, box.y + box.height / 2 + y * at);
        while (far < least && target.contains(hit(far))) far += 1;
        return far;
      };
      const wide = Math.max(width, reach(1, 0) + reach(-1, 0));
      const high = Math.max(height, reach(0, 1) + reach(0, -1));
      if (Math.min(wide, high) < least - 0.5) found.push(`${nameOf(element)}: ${wide.toFixed()}×${high.toFixed()}`);
    }
    return found;

    function nameOf(element) {
      return `${element.localName} ${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40)}`;
    }
  },

  /** Buttons and labels whose words stand out of them. */
  cut() {
    const found = [];
    for (const element of document.querySelectorAll("button, .button, label, legend, summary")) {
      if (!element.checkVisibility() || element.closest(".unseen")) continue;
      const box = element.getBoundingClientRect();
      const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        if (node.parentElement.closest("svg") || getComputedStyle(node.parentElement).clipPath !== "none") continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        const sideways = text.left < box.left - 1 || text.right > box.right + 1;
        if (text.width && (sideways || text.bottom > box.bottom + 3)) found.push(node.data.trim());
      }
    }
    return found;
  },

  /** Everything that is shown or read out, but for the words of the record, keys, codes, and rules, which are English. */
  texts() {
    const apart = "code, kbd, script, style, [lang=en]:not(html), [role=listbox]";
    const found = [];
    const nodes = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (element.closest(apart)) continue;
      if (node instanceof Text) found.push(node.data);
      else for (const name of ["aria-label", "title", "placeholder"]) found.push(element.getAttribute(name) ?? "");
    }
    return found.map((text) => text.trim()).filter(Boolean);
  },

  /** Why the focus cannot be seen; empty if it can. */
  focus() {
    const element = document.activeElement;
    if (!element || element === document.body) return "nothing has the focus";
    const shown = element.matches(".unseen") ? element.parentElement : element;
    const styles = [shown, ...shown.querySelectorAll("*")].map((one) => getComputedStyle(one));
    const outlined = styles.some((style) => style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2);
    const box = shown.getBoundingClientRect();
    const inSight = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    return outlined && inSight && element.matches(":focus-visible") ? "" : element.outerHTML.slice(0, 120);
  },

  /** How many motions go on. One of a hundredth of a millisecond is none: it is there to be heard of when it ends. */
  moving: () =>
    document.getAnimations().filter((one) => one.playState === "running" && one.effect.getComputedTiming().endTime >= 1).length,
});
