/**
 * Keeps the page behind a dialog from scrolling, and from growing into the place of its scrollbar. (A stable gutter
 * would do that without measuring, but changes what `vw` means while it is there.) Returns the release.
 */
export function holdPage(): () => void {
  const { clientWidth, style } = document.documentElement;
  style.paddingRight = `${innerWidth - clientWidth}px`;
  style.overflow = "hidden";
  return () => {
    style.removeProperty("padding-right");
    style.removeProperty("overflow");
  };
}
