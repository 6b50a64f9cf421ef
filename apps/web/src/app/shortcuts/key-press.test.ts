import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeySequence, type Press, shortcutOf } from './key-press.ts';

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

describe('shortcutOf', () => {
  it.each([
    ['j', false, 'j'],
    ['J', false, 'j'],
    ['ArrowRight', false, 'ArrowRight'],
    ['?', true, '?'],
    ['/', true, '/'],
    ['J', true, 'Shift+j'],
    ['j', true, 'Shift+j'],
    ['Tab', true, null],
    ['ArrowRight', true, null],
  ])('reads %s, with Shift: %s, as %s', (key, shiftKey, shortcut) => {
    expect(shortcutOf(press({ key, shiftKey }))).toBe(shortcut);
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { altKey: true },
    { repeat: true },
    { isComposing: true },
    { defaultPrevented: true },
    { key: undefined },
    { keyCode: 229 },
  ])('ignores a press with %j', (some) => {
    expect(shortcutOf(press(some))).toBeNull();
  });

  it.each([
    ['j', 'input:not([type=checkbox], [type=radio])', null],
    ['j', 'textarea', null],
    ['j', '[role=listbox]', null],
    ['j', 'button', 'j'],
    ['j', 'input[type=checkbox]', 'j'],
    ['j', 'input[type=radio]', 'j'],
    ['ArrowDown', 'input[type=radio]', null],
    ['j', 'nav', 'j'],
    ['ArrowDown', 'nav', null],
  ])('reads %s in %s as %s', (key, place, shortcut) => {
    expect(shortcutOf(press({ key, target: new FakeElement(place) as unknown as EventTarget }))).toBe(shortcut);
  });

  it('ignores all keys while a dialog is open', () => {
    vi.stubGlobal('document', { querySelector: (selector: string) => selector.includes('[role=dialog]') });
    expect(shortcutOf(press({}))).toBeNull();
  });
});

describe('KeySequence', () => {
  it('joins two keys within a second and a half, until it ends', () => {
    const sequence = new KeySequence();
    expect(sequence.add('g', 0)).toEqual(['g']);
    expect(sequence.add('s', 1500)).toEqual(['g s', 's']);
    sequence.end();
    expect(sequence.add('s', 1600)).toEqual(['s']);
    expect(sequence.add('d', 3101)).toEqual(['d']);
  });

  it('starts again with each key', () => {
    const sequence = new KeySequence();
    sequence.add('g', 0);
    expect(sequence.add('g', 100)).toEqual(['g g', 'g']);
    expect(sequence.add('d', 200)).toEqual(['g d', 'd']);
  });
});

/** An element inside one that matches the selector `place`. */
class FakeElement {
  readonly #place: string;

  constructor(place: string) {
    this.#place = place;
  }

  closest(selectors: string): FakeElement | null {
    return selectors.split(/, (?!\[type)/).includes(this.#place) ? this : null;
  }
}
