/** Whether a dialog, a menu or a popover is open, which has keys of its own; one that is on its way out has not. */
export function isSomethingOpen(): boolean {
  return isDialogOpen() || document.querySelector('[popover]:popover-open') !== null;
}

/** Whether a dialog or a menu is open. The sidebar's popovers do not count: they close when the focus leaves them. */
export function isDialogOpen(): boolean {
  return document.querySelector(':is([role=dialog], [role=alertdialog], [role=menu]):not([data-closed])') !== null;
}
