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
  const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
  if (event.key === 'Escape' && !isOpen) event.preventBaseUIHandler();
}

/** Enter takes what is highlighted. Half a word is no choice yet, and no reason to submit the form around it. */
export function waitOnEnter(event: KeyEvent): void {
  const input = event.currentTarget;
  if (event.key !== 'Enter' || input.value.trim() === '' || input.hasAttribute('aria-activedescendant')) return;
  event.preventDefault();
  event.preventBaseUIHandler();
}
