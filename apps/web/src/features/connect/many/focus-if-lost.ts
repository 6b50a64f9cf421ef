/** The pressed button was removed: takes over its focus. */
export function focusIfLost(button: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) button?.focus();
}
