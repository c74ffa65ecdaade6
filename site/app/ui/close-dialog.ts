/** Closes a dialog, which may be a popover when it was opened without the app. */
export function closeDialog(dialog: HTMLDialogElement | null): void {
  if (!dialog) return;
  if ("hidePopover" in dialog && dialog.matches(":popover-open")) dialog.hidePopover();
  dialog.close();
}
