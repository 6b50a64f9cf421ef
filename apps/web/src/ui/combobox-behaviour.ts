const typing: readonly string[] = ['input-change', 'input-clear', 'clear-press'];

/** The box changed because of the person's typing, not because an option was taken over into it. */
export function isTyping(reason: string): boolean {
  return typing.includes(reason);
}

interface KeyEvent {
  readonly key: string;
  readonly currentTarget: Element;
  preventBaseUIHandler(): void;
}

/** Escape closes the list, then the dialog around it. It does not empty out what was chosen, as the widget would. */
export function keepOnEscape(event: KeyEvent): void {
  const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
  if (event.key === 'Escape' && !isOpen) event.preventBaseUIHandler();
}
