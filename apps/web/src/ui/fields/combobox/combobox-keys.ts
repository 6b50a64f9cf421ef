import { isComposing } from '../../keyboard/pressed-key.ts';

const typing: readonly string[] = ['input-change', 'input-clear', 'clear-press'];

/** Returns true if the text was typed, not chosen from the list. */
export function isTyping(reason: string): boolean {
  return typing.includes(reason);
}

interface KeyEvent {
  readonly key: string;
  readonly nativeEvent: KeyboardEvent;
  readonly currentTarget: HTMLInputElement;
  preventDefault(): void;
  preventBaseUIHandler(): void;
}

/** Keeps Base UI from handling the keys of an input method's composition. */
export function ignoreWhileComposing(event: Pick<KeyEvent, 'nativeEvent' | 'preventBaseUIHandler'>): void {
  if (isComposing(event.nativeEvent)) event.preventBaseUIHandler();
}

/** Escape closes the list, then the surrounding dialog. Base UI would also clear the selection. */
export function keepValueOnEscape(event: KeyEvent): void {
  ignoreWhileComposing(event);
  if (event.key === 'Escape' && !isOpen(event)) event.preventBaseUIHandler();
}

/** Typing highlights the first match: the first Arrow Down stays there instead of skipping it. */
export function keepFirstHighlight(event: KeyEvent, isFirst: { current: boolean }): void {
  if (event.key === 'ArrowUp') isFirst.current = false;
  if (event.key !== 'ArrowDown') return;
  if (isFirst.current && event.currentTarget.hasAttribute('aria-activedescendant')) {
    event.preventDefault();
    event.preventBaseUIHandler();
  }
  isFirst.current = false;
}

/** Enter in an open list does not submit the form. */
export function preventSubmitInOpenList(event: KeyEvent): void {
  if (event.key === 'Enter' && isOpen(event)) event.preventDefault();
}

function isOpen({ currentTarget }: KeyEvent): boolean {
  return currentTarget.getAttribute('aria-expanded') === 'true';
}

/** Enter selects the highlighted option and never submits the form with a partly typed word. */
export function preventSubmitOfPartialText(event: KeyEvent): void {
  const input = event.currentTarget;
  if (event.key !== 'Enter' || input.value.trim() === '' || input.hasAttribute('aria-activedescendant')) return;
  event.preventDefault();
  event.preventBaseUIHandler();
}
