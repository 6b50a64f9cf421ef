type Modifiers = 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey';

export type KeyPress = Pick<KeyboardEvent, Modifiers | 'code' | 'repeat' | 'isComposing' | 'keyCode'> & {
  /** Undefined in the keydown that Chrome's autofill sends. */
  readonly key: string | undefined;
};

export const shift = 'Shift+';

/** Characters, also with Shift, may be pressed by accident (WCAG 2.1.4). */
export const isCharacter = (key: string): boolean => key.replace(shift, '').length === 1;

/** Returns true if an input method handles the key. Safari ends a composition before its last keydown, which has the code 229. */
export function isComposing(press: Pick<KeyPress, 'isComposing' | 'keyCode'>): boolean {
  return press.isComposing || press.keyCode === 229;
}

/** Returns the key without modifiers, or '' for a held key, during a composition and with Ctrl, Alt or Cmd. */
export function plainKey(press: KeyPress): string {
  const { ctrlKey, metaKey, altKey, repeat } = press;
  return ctrlKey || metaKey || altKey || repeat || isComposing(press) ? '' : pressedKey(press);
}

/** True for Ctrl or Cmd with this letter. */
export function isControlKey(press: KeyPress, letter: string): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = press;
  return (ctrlKey || metaKey) && !altKey && !shiftKey && !isComposing(press) && pressedKey(press) === letter;
}

/**
 * Returns the key, characters in lower case, or '' without a key. Reads digits by position, and letters on layouts without
 * Latin ones.
 */
export function pressedKey({ key = '', code, shiftKey }: Pick<KeyPress, 'key' | 'code' | 'shiftKey'>): string {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  // Bépo has signs of shortcuts in the row of digits.
  if (digit !== undefined && !shiftKey && key.length === 1 && !'/*?'.includes(key)) return digit;
  if (isLatin(key)) return key.length === 1 ? key.toLowerCase() : key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}

/** Combining marks are characters of Indic and Thai layouts. */
function isLatin(key: string): boolean {
  return !/[\p{L}\p{M}؟]/u.test(key) || /\p{Script=Latin}/u.test(key);
}
