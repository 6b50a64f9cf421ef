/** The button that was pressed is gone with its stage: this one goes on from it. */
export function focusIfLost(button: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) button?.focus();
}
