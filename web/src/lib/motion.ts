/** Whether the reader wants no motion: by the setting of the page, or of the system. */
export function reducedMotion(): boolean {
  return document.documentElement.dataset["motion"] === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
