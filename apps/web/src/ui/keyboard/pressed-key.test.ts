import { describe, expect, it } from 'vitest';
import { isComposing, pressedKey } from './pressed-key.ts';

const press = (key: string | undefined, code: string, shiftKey = false) =>
  pressedKey({ key, code, shiftKey, isComposing: false, keyCode: 0 });

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
    ['French', 'é', 'Digit2', 'é'],
    ['US', 'K', 'KeyK', 'k'],
    ['US', 'ArrowDown', 'ArrowDown', 'ArrowDown'],
    ['Hebrew', '/', 'KeyQ', '/'],
    ['Hebrew', 'ת', 'Comma', 'ת'],
  ])('reads the character on other layouts: %s %s at %s', (_, key, code, read) => {
    expect(press(key, code)).toBe(read);
  });

  it('returns an empty string for the keydown of autofill', () => {
    expect(press(undefined, '')).toBe('');
  });
});

describe('isComposing', () => {
  it("is true during a composition and in Safari's last keydown", () => {
    expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
    expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
    expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
  });
});
