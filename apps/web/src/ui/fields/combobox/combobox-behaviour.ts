const typing: readonly string[] = ['input-change', 'input-clear', 'clear-press'];

/** The box changed because of the person's typing, not because an option was taken over into it. */
export function isTyping(reason: string): boolean {
  return typing.includes(reason);
}

interface KeyEvent {
  readonly key: string;
  readonly currentTarget: HTMLInputElement;
  preventDefault(): void;
  preventBaseUIHandler(): void;
}

/** Escape closes the list, then the dialog around it. It does not empty out what was chosen, as the widget would. */
export function keepOnEscape(event: KeyEvent): void {
  if (event.key === 'Escape' && !isOpen(event)) event.preventBaseUIHandler();
}

/** Enter closes an open list, whether it takes something from it or not: the form around it is not submitted by it. */
export function stayOnEnter(event: KeyEvent): void {
  if (event.key === 'Enter' && isOpen(event)) event.preventDefault();
}

function isOpen({ currentTarget }: KeyEvent): boolean {
  return currentTarget.getAttribute('aria-expanded') === 'true';
}

/** Enter takes what is highlighted. Half a word is no choice yet, and no reason to submit the form around it. */
export function waitOnEnter(event: KeyEvent): void {
  const input = event.currentTarget;
  if (event.key !== 'Enter' || input.value.trim() === '' || input.hasAttribute('aria-activedescendant')) return;
  event.preventDefault();
  event.preventBaseUIHandler();
}
