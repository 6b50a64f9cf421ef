/** Whether a dialog, a menu or a popover is open, which has keys of its own; one that is on its way out has not. */
export function isSomethingOpen(): boolean {
  return isDialogOpen() || document.querySelector('[popover]:popover-open') !== null;
}

/** A dialog or a menu that keeps the focus; the places of a narrow window do not. */
export function isDialogOpen(): boolean {
  return document.querySelector(':is([role=dialog], [role=alertdialog], [role=menu]):not([data-closed])') !== null;
}
