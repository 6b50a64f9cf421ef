/** Whether a dialog, a menu or a popover is open, which has keys of its own. */
export function isSomethingOpen(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [popover]:popover-open') !== null;
}
