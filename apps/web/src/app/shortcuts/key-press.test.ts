import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isCharacter, type Press, shortcutOf } from './key-press.ts';

const press = (some: Partial<Press>): Press => ({
  key: 'j',
  code: '',
  keyCode: 0,
  target: null,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  defaultPrevented: false,
  ...some,
});

beforeEach(() => {
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('document', { querySelector: () => null });
});
afterEach(() => void vi.unstubAllGlobals());

describe('a key press', () => {
  it.each([
    ['j', false, 'j'],
    ['J', false, 'j'],
    ['ArrowRight', false, 'ArrowRight'],
    ['?', true, '?'],
    ['/', true, '/'],
    ['J', true, null],
    ['ArrowRight', true, null],
  ])('of %s, with Shift: %s, is the shortcut %s', (key, shiftKey, shortcut) => {
    expect(shortcutOf(press({ key, shiftKey }))).toBe(shortcut);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey', 'repeat', 'isComposing', 'defaultPrevented'] as const)(
    'with %s is none',
    (name) => {
      expect(shortcutOf(press({ [name]: true }))).toBeNull();
    },
  );

  it('without a key or while an input method composes is none', () => {
    expect(shortcutOf(press({ key: undefined }))).toBeNull();
    expect(shortcutOf(press({ keyCode: 229 }))).toBeNull();
  });

  it('while something is typed or a menu is open is none', () => {
    const at = (place: string) => press({ target: new FakeElement(place) as unknown as EventTarget });
    const typing = ['input:not([type=checkbox], [type=radio])', 'textarea', '[role=listbox]'];
    expect(typing.map((place) => shortcutOf(at(place)))).toEqual([null, null, null]);
    expect(shortcutOf(at('button'))).toBe('j');
    expect(shortcutOf(at('input[type=checkbox]'))).toBe('j');
    expect(shortcutOf(at('input[type=radio]'))).toBe('j');
    expect(shortcutOf({ ...at('input[type=radio]'), key: 'ArrowDown' })).toBeNull();
    expect(shortcutOf(at('nav'))).toBe('j');
    expect(shortcutOf({ ...at('nav'), key: 'ArrowDown' })).toBeNull();
    vi.stubGlobal('document', { querySelector: (selector: string) => selector.includes('[role=dialog]') });
    expect(shortcutOf(press({}))).toBeNull();
  });

  it('is a character when a person could make it by accident', () => {
    expect(['j', '?', 'é', 'ArrowLeft', 'F1'].map(isCharacter)).toEqual([true, true, true, false, false]);
  });
});

/** An element within one that this selector names. */
class FakeElement {
  readonly #place: string;

  constructor(place: string) {
    this.#place = place;
  }

  closest(selectors: string): FakeElement | null {
    return selectors.split(/, (?!\[type)/).includes(this.#place) ? this : null;
  }
}
