export type KeyPress = Pick<KeyboardEvent, 'code' | 'shiftKey' | 'isComposing' | 'keyCode'> & {
  /** Undefined in the keydown that Chrome's autofill sends. */
  readonly key: string | undefined;
};

/** Returns true if an input method handles the key. Safari ends a composition before its last keydown, which has the code 229. */
export function isComposing(press: Pick<KeyPress, 'isComposing' | 'keyCode'>): boolean {
  return press.isComposing || press.keyCode === 229;
}

/** Returns the key, characters in lower case, or '' without a key. Layouts without Latin letters are read by position. */
export function pressedKey({ key = '', code, shiftKey }: KeyPress): string {
  if (isLatin(key)) return key.length === 1 ? key.toLowerCase() : key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}

/** Combining marks are characters of Indic and Thai layouts. */
function isLatin(key: string): boolean {
  return !/[\p{L}\p{M}؟]/u.test(key) || /\p{Script=Latin}/u.test(key);
}
