import { isSomethingOpen } from '../../ui/actions/something-open.ts';

export interface Press {
  readonly key: string;
  readonly target: EventTarget | null;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly repeat: boolean;
  readonly isComposing: boolean;
  readonly defaultPrevented: boolean;
}

/** Returns the key, letters in lower case, or `null` while typing, in dialogs and menus, and with modifiers. */
export function shortcutOf(press: Press): string | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing, defaultPrevented } = press;
  if (ctrlKey || metaKey || altKey || repeat || isComposing || defaultPrevented) return null;
  // Some keyboard layouts need Shift for signs.
  if (shiftKey && !isSign(key)) return null;
  if (hasKeysOfItsOwn(press.target, key) || isSomethingOpen()) return null;
  return isCharacter(key) ? key.toLowerCase() : key;
}

/** Characters may be pressed by accident (WCAG 2.1.4). */
export function isCharacter(key: string): boolean {
  return key.length === 1;
}

function isSign(key: string): boolean {
  return isCharacter(key) && key.toLowerCase() === key.toUpperCase();
}

function hasKeysOfItsOwn(place: EventTarget | null, key: string): boolean {
  if (!(place instanceof Element)) return false;
  // Checkboxes use only the space bar, radio buttons also the arrow keys.
  if (/Down|Up|Left|Right/.test(key) && place.closest('input[type=radio]') !== null) return true;
  const field = place.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]');
  if (field !== null || place.closest('audio, video, [role=listbox]') !== null) return true;
  // The arrow keys scroll these.
  return /Down|Up/.test(key) && place.closest('nav, aside') !== null;
}
