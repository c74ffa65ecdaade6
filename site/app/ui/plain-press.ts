type Press = Pick<MouseEvent, "altKey" | "button" | "ctrlKey" | "defaultPrevented" | "metaKey" | "shiftKey">;

/** A press of a link that does not ask for another tab, window or download. */
export function isPlainPress(press: Press): boolean {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey } = press;
  return button === 0 && !(altKey || ctrlKey || defaultPrevented || metaKey || shiftKey);
}
