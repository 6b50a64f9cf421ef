import { studentId } from '@glo/domain/testing/builders';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PressGuard } from '../../state/press/press-guard.ts';
import { guardPresses } from './guard-presses.ts';

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();

beforeEach(() => {
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => listeners.set(type, listener));
});
afterEach(() => void vi.unstubAllGlobals());

it('stops a held Enter, except where it writes lines', () => {
  guardPresses(new PressGuard());
  const key = (some: object) =>
    isStopped('keydown', { key: 'Enter', repeat: true, target: new FakeElement('Maybe'), ...some });
  expect([
    key({}),
    key({ repeat: false }),
    key({ key: 'j' }),
    key({ target: new FakeElement('', 'textarea') }),
  ]).toEqual([true, false, false, false]);
});

it.each([
  ['another control at once', 'Remove Bela', {}, true],
  ['another control after 400 ms', 'Remove Bela', { timeStamp: 400 }, false],
  ['another place', 'Remove Bela', { clientX: 20 }, false],
  ['a control with the same name', 'Remove Asha', {}, false],
  ['another control by a screen reader', 'Remove Bela', { detail: 0 }, false],
])('looks at the second click of a double press: %s', (_, name, some, stopped) => {
  guardPresses(new PressGuard());
  isStopped('click', { target: new FakeElement('Remove Asha') });
  expect(isStopped('click', { timeStamp: 200, detail: 2, target: new FakeElement(name), ...some })).toBe(stopped);
});

it.each([
  ['item', '[data-item]', 'Delete the email to Asha'],
  ['toast', '[data-toast]', 'Undo'],
])('stops the second click of a double press on the next %s, whose control has the same name', (_, tag, name) => {
  guardPresses(new PressGuard());
  const [first, second] = ['one', 'another'].map((text) => new FakeElement(text, tag));
  const control = (item: FakeElement | undefined) => new FakeElement(name, 'button', item);
  isStopped('click', { target: control(first) });
  expect(isStopped('click', { timeStamp: 100, detail: 2, target: control(first) })).toBe(false);
  expect(isStopped('click', { timeStamp: 200, detail: 3, target: control(second) })).toBe(true);
});

it.each([
  ['at once', 399, 'Enter', true],
  ['by Space', 399, ' ', true],
  ['by another key', 399, 'j', false],
  ['after 400 ms', 400, 'Enter', false],
])('stops the second Enter on the item that a removed item gave its focus to: %s', (_, timeStamp, key, stopped) => {
  const { next } = removeByEnter();
  expect(isStopped('keydown', { key, timeStamp, target: next })).toBe(stopped);
});

it('lets a second Enter reach an item that the recruiter moved to', () => {
  const { other } = removeByEnter();
  isStopped('focusin', { target: other });
  expect(isStopped('keydown', { key: 'Enter', timeStamp: 100, target: other })).toBe(false);
});

it('lets a second Enter reach the next item after another key', () => {
  const { next } = removeByEnter();
  isStopped('keydown', { key: 'Tab', timeStamp: 50, target: next });
  expect(isStopped('keydown', { key: 'Enter', timeStamp: 100, target: next })).toBe(false);
});

it('stops a click on what has taken the place of a decision, however the browser counts it', () => {
  const guard = new PressGuard();
  guardPresses(guard);
  isStopped('click', { target: new FakeElement('Not a fit') });
  guard.accepts('not-a-fit', [studentId('asha')]);
  expect(isStopped('click', { timeStamp: 200, target: new FakeElement('Email the 4 not a fit') })).toBe(true);
  expect(isStopped('click', { timeStamp: 200, target: new FakeElement('Not a fit') })).toBe(true);
});

it('tells the guard each press before it decides', () => {
  const guard = new PressGuard();
  guardPresses(guard);
  const decides = (type: string, timeStamp: number, student: string) => {
    isStopped(type, { timeStamp, key: 'r', target: new FakeElement('Not a fit') });
    return guard.accepts('not-a-fit', [studentId(student)]);
  };
  expect([decides('click', 0, 'asha'), decides('keydown', 100, 'bela'), decides('click', 500, 'bela')]).toEqual([
    true,
    false,
    true,
  ]);
});

describe('an item that takes the place of another', () => {
  const decides = (guard: PressGuard, type: string, timeStamp: number) => {
    isStopped(type, { timeStamp, key: 'r', clientX: 5, target: new FakeElement('Not a fit') });
    return guard.accepts('not-a-fit', [studentId('bela')]);
  };
  const mouse = { pointerType: 'mouse', clientX: 5 };

  it.each([
    ['under the mouse at rest', mouse, 299, false],
    ['under the mouse, but 300 ms ago', mouse, 300, true],
    ['under the moving mouse', { ...mouse, clientX: 6 }, 0, true],
    ['under a finger', { ...mouse, pointerType: 'touch' }, 0, true],
  ])('decides on a click: %s', (_, some, after, decided) => {
    const guard = new PressGuard();
    guardPresses(guard);
    isStopped('pointerover', { ...mouse, target: new FakeElement('Asha', '[data-item]') });
    isStopped('pointermove', mouse);
    isStopped('pointerover', { ...some, timeStamp: 1000, target: new FakeElement('Bela', '[data-item]') });
    expect(decides(guard, 'click', 1000 + after)).toBe(decided);
  });

  it.each([
    ['takes the focus of a removed one', false, 0, 299, false],
    ['took it 300 ms ago', false, 0, 300, true],
    ['takes it after a key', false, 601, 0, true],
    ['was chosen', true, 0, 0, true],
  ])('decides on a key: it %s', (_, isConnected, keyAt, after, decided) => {
    const guard = new PressGuard();
    guardPresses(guard);
    const asha = new FakeElement('Asha', '[data-item]');
    isStopped('focusin', { target: asha });
    isStopped('keydown', { timeStamp: keyAt, key: 'j' });
    asha.isConnected = isConnected;
    isStopped('focusin', { timeStamp: 1000, target: new FakeElement('Bela', '[data-item]') });
    expect(decides(guard, 'keydown', 1000 + after)).toBe(decided);
  });
});

/** Removes the first of three items, whose focus goes to the next. */
function removeByEnter() {
  guardPresses(new PressGuard());
  const item = new FakeElement('one', '[data-item]');
  const [first, next, other] = [item, ...['two', 'three'].map((text) => new FakeElement(text, '[data-item]'))].map(
    (parent) => new FakeElement('Delete', 'button', parent),
  );
  isStopped('keydown', { key: 'Enter', target: first });
  item.isConnected = false;
  isStopped('focusin', { target: next });
  return { next, other };
}

function isStopped(type: string, some: object): boolean {
  const stop = vi.fn<() => void>();
  const event = {
    timeStamp: 0,
    clientX: 0,
    clientY: 0,
    detail: 1,
    preventDefault: stop,
    stopImmediatePropagation: stop,
  };
  listeners.get(type)?.({ ...event, ...some });
  return stop.mock.calls.length === 2;
}

class FakeElement {
  readonly textContent: string;
  isConnected = true;
  readonly #tag: string;
  readonly #item: FakeElement | null;

  constructor(textContent: string, tag = 'button', item: FakeElement | null = null) {
    this.textContent = textContent;
    this.#tag = tag;
    this.#item = item;
  }

  closest(selectors: string): FakeElement | null {
    return selectors.split(', ').includes(this.#tag) ? this : (this.#item?.closest(selectors) ?? null);
  }

  getAttribute(): null {
    return null;
  }
}
