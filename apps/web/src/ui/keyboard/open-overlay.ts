/** Includes menus and popovers, but not elements that are closing and no tooltip, which is a manual popover. */
export function hasOpenOverlay(): boolean {
  return isDialogOpen() || document.querySelector('[popover]:not([popover=manual]):popover-open') !== null;
}

/** Excludes the sidebar's popovers, which close when the focus leaves them. */
export function isDialogOpen(): boolean {
  return document.querySelector(':is([role=dialog], [role=alertdialog], [role=menu]):not([data-closed])') !== null;
}
