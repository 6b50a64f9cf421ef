/** Includes menus and popovers, but not elements that are closing. */
export function hasOpenOverlay(): boolean {
  return isDialogOpen() || document.querySelector('[popover]:popover-open') !== null;
}

/** Excludes the sidebar's popovers, which close when the focus leaves them. */
export function isDialogOpen(): boolean {
  return document.querySelector(':is([role=dialog], [role=alertdialog], [role=menu]):not([data-closed])') !== null;
}
