import { hasOpenOverlay } from '../../ui/keyboard/open-overlay.ts';
import { isCharacter, type KeyPress, plainKey, shift } from '../../ui/keyboard/pressed-key.ts';

export type Press = KeyPress & Pick<KeyboardEvent, 'target' | 'defaultPrevented'>;

/** Returns the key, letters in lower case and with 'Shift+' if it is held, or `null` while typing, in dialogs and menus, and with modifiers. */
export function shortcutOf(press: Press): string | null {
  const { shiftKey, defaultPrevented } = press;
  const key = plainKey(press);
  if (key === '' || defaultPrevented) return null;
  // Some keyboard layouts need Shift for signs.
  if (shiftKey && !isCharacter(key)) return null;
  if (hasKeysOfItsOwn(press.target, key) || hasOpenOverlay()) return null;
  return shiftKey && !isSign(key) ? `${shift}${key}` : key;
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

/** Maximum pause between two keys, in milliseconds. */
const longestPause = 1500;

export class KeySequence {
  #first: string | null = null;
  #at = 0;

  /** Returns the candidates for this key: the sequence with the previous key first. `at` is in milliseconds. */
  add(key: string, at: number): string[] {
    const sequence = this.#first !== null && at - this.#at <= longestPause ? [`${this.#first} ${key}`] : [];
    this.#first = key;
    this.#at = at;
    return [...sequence, key];
  }

  end(): void {
    this.#first = null;
  }
}

export const keysOf = (shortcut: string): string[] => shortcut.split(' ');
