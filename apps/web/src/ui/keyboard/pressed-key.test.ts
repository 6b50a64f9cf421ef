import { describe, expect, it } from 'vitest';
import { isCharacter, isComposing, isControlKey, type KeyPress, plainKey, pressedKey } from './pressed-key.ts';

const press = (key: string | undefined, code: string, shiftKey = false) => pressedKey({ key, code, shiftKey });

describe('pressedKey', () => {
  it.each([
    ['Russian', 'о', 'KeyJ', 'j'],
    ['Russian with Caps Lock', 'Л', 'KeyK', 'k'],
    ['Greek', 'ξ', 'KeyJ', 'j'],
    ['Hebrew', 'ע', 'KeyG', 'g'],
    ['Hindi, a vowel sign', '\u093f', 'KeyF', 'f'],
    ['Hindi, a virama', '\u094d', 'KeyD', 'd'],
    ['Arabic', 'ت', 'KeyJ', 'j'],
    ['Arabic, a ligature', 'لا', 'KeyB', 'b'],
    ['Thai, a tone mark', '\u0e48', 'KeyJ', 'j'],
    ['Korean', 'ㅏ', 'KeyK', 'k'],
    ['Georgian', 'ჯ', 'KeyJ', 'j'],
    ['Arabic', 'ظ', 'Slash', '/'],
  ])('reads the position on a layout without Latin letters: %s %s at %s', (_, key, code, read) => {
    expect(press(key, code)).toBe(read);
  });

  it.each([
    ['؟', 'Slash'],
    ['य़', 'Slash'],
    ['?', 'Digit7'],
  ])('reads a question mark with Shift: %s at %s', (key, code) => {
    expect(press(key, code, true)).toBe('?');
  });

  it.each([
    ['AZERTY', 'q', 'KeyA', 'q'],
    ['Dvorak', 'j', 'KeyC', 'j'],
    ['Dvorak', 'c', 'KeyJ', 'c'],
    ['Turkish', 'ı', 'KeyI', 'ı'],
    ['German', 'ß', 'Minus', 'ß'],
    ['Bépo', '/', 'Digit9', '/'],
    ['US, without Num Lock', 'End', 'Numpad1', 'End'],
    ['US', 'K', 'KeyK', 'k'],
    ['US', 'ArrowDown', 'ArrowDown', 'ArrowDown'],
    ['Hebrew', '/', 'KeyQ', '/'],
    ['Hebrew', 'ת', 'Comma', 'ת'],
  ])('reads the character on other layouts: %s %s at %s', (_, key, code, read) => {
    expect(press(key, code)).toBe(read);
  });

  it.each([
    ['French', '&', 'Digit1', '1'],
    ['Czech', 'ě', 'Digit2', '2'],
    ['Hindi', '३', 'Digit3', '3'],
    ['Arabic', '٤', 'Numpad4', '4'],
    ['Persian', '۵', 'Digit5', '5'],
    ['US', '6', 'Numpad6', '6'],
  ])('reads digits by position: %s %s at %s', (_, key, code, read) => {
    expect(press(key, code)).toBe(read);
  });

  it('reads a digit that needs Shift by its sign', () => {
    expect([press('1', 'Digit1', true), press('!', 'Digit1', true)]).toEqual(['1', '!']);
  });

  it('returns an empty string for the keydown of autofill', () => {
    expect(press(undefined, '')).toBe('');
  });
});

describe('plainKey and isControlKey', () => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false };
  const event = (some: Partial<KeyPress>) => ({
    ...plain,
    key: 'з',
    code: 'KeyP',
    isComposing: false,
    keyCode: 0,
    ...some,
  });

  it.each([
    [{}, 'p', false],
    [{ ctrlKey: true }, '', true],
    [{ metaKey: true, key: 'P' }, '', true],
    [{ ctrlKey: true, shiftKey: true }, '', false],
    [{ ctrlKey: true, keyCode: 229 }, '', false],
    [{ altKey: true }, '', false],
    [{ repeat: true }, '', false],
    [{ key: undefined, code: '' }, '', false],
  ] as const)('read %j', (some, key, isPrint) => {
    expect([plainKey(event(some)), isControlKey(event(some), 'p')]).toEqual([key, isPrint]);
  });
});

describe('isComposing', () => {
  it("is true during a composition and in Safari's last keydown", () => {
    expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
    expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
    expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
  });
});

describe('isCharacter', () => {
  it('tells characters from named keys', () => {
    expect(['j', '?', 'é', 'Shift+s', 'ArrowLeft', 'F1', 'Shift'].map(isCharacter)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
