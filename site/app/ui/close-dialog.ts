/** Closes a dialog, also one that was opened as a popover before hydration. */
export function closeDialog(dialog: HTMLDialogElement | null): void {
  if (!dialog) return;
  if ("hidePopover" in dialog && dialog.matches(":popover-open")) dialog.hidePopover();
  dialog.close();
}
