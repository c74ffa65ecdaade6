/** Closes a dialog, or a popover if it was opened before hydration. */
export function closeDialog(dialog: HTMLDialogElement | null): void {
  if (!dialog) return;
  if ("hidePopover" in dialog && dialog.matches(":popover-open")) dialog.hidePopover();
  dialog.close();
}
