import { isSomethingOpen } from '../../ui/actions/something-open.ts';

/** What a key press tells of; a KeyboardEvent is one. */
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

/** The key as shortcuts name it, letters small; null where it means something else: while typing, in dialogs and menus, with modifiers. */
export function shortcutOf(press: Press): string | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing, defaultPrevented } = press;
  if (ctrlKey || metaKey || altKey || repeat || isComposing || defaultPrevented) return null;
  // Some signs need Shift, on some keyboards.
  if (shiftKey && !isSign(key)) return null;
  if (hasKeysOfItsOwn(press.target, key) || isSomethingOpen()) return null;
  return isCharacter(key) ? key.toLowerCase() : key;
}

/** A single letter, digit or sign, which a person may press by accident (WCAG 2.1.4). */
export function isCharacter(key: string): boolean {
  // Names of other keys are longer: 'F1', 'Enter'.
  return key.length === 1;
}

function isSign(key: string): boolean {
  return isCharacter(key) && key.toLowerCase() === key.toUpperCase();
}

function hasKeysOfItsOwn(place: EventTarget | null, key: string): boolean {
  if (!(place instanceof Element)) return false;
  // A checkbox takes the space bar alone, a radio button the arrows, too.
  if (/Down|Up|Left|Right/.test(key) && place.closest('input[type=radio]') !== null) return true;
  const field = place.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]');
  if (field !== null || place.closest('audio, video, [role=listbox]') !== null) return true;
  // What stands beside the screen is scrolled by these.
  return /Down|Up/.test(key) && place.closest('nav, aside') !== null;
}
