/** Whether a dialog, a menu or a popover is open, which has keys of its own; one that is on its way out has not. */
export function isSomethingOpen(): boolean {
  const roles = ['dialog', 'alertdialog', 'menu'].map((role) => `[role=${role}]:not([data-closed])`);
  return document.querySelector(`${roles}, [popover]:popover-open`) !== null;
}
