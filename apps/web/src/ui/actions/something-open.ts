/** Whether a dialog, a menu or a popover is open, which has keys of its own; one that is on its way out has not. */
export function isSomethingOpen(): boolean {
  const selector = ':is([role=dialog], [role=alertdialog], [role=menu]):not([data-closed]), [popover]:popover-open';
  return document.querySelector(selector) !== null;
}
