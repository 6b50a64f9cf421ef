import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { aList, asha, bela, chitra } from '../../../testing/candidate-list.ts';

/** In the order of fit: Dev, Chitra, Asha, Bela. */
function aKeyboard() {
  const asked: string[] = [];
  const world = aList({
    shortlist: ({ name }) => asked.push(name),
    shortlistSelected: () => asked.push('the selected'),
  });
  const { keyboard } = world.list;
  const press = (key: string) => keyboard.focusKeys.find(({ keys }) => keys.includes(key))?.press?.();
  return { ...world, keyboard, press, asked };
}

describe('a list by keyboard', () => {
  it('has one tab stop: the first card, then the one that had the focus last', () => {
    const { list, keyboard, source } = aKeyboard();
    expect(keyboard.place).toBe(0);
    const { came } = keyboard;
    came(2);
    came(null);
    expect(keyboard.place).toBe(2);
    came(4);
    expect(keyboard.place).toBe(0);
    came(2);
    list.ordering.sort('name');
    expect([keyboard.place, list.shown[0]]).toEqual([0, asha]);
    runInAction(() => source.set([bela, chitra]));
    expect(keyboard.place).toBe(0);
  });

  it('is entered at the first card, or the one that was left, by the arrow down or J; J and K lead on', () => {
    const { keyboard, press, source } = aKeyboard();
    press('ArrowDown');
    expect(keyboard.goal?.place).toBe(0);
    keyboard.came(2);
    expect(keyboard.goal).toBeNull();
    press('j');
    expect(keyboard.goal?.place).toBe(3);
    keyboard.came(3);
    press('j');
    expect(keyboard.goal?.place).toBe(3);
    press('k');
    expect(keyboard.goal?.place).toBe(2);
    keyboard.came(null);
    const before = keyboard.goal;
    press('j');
    expect(keyboard.goal?.place).toBe(3);
    expect(keyboard.goal).not.toBe(before);
    runInAction(() => source.set([]));
    press('j');
    expect(keyboard.goal?.place).toBe(3);
    runInAction(() => source.set([bela]));
    press('j');
    expect(keyboard.goal?.place).toBe(0);
  });

  it('is entered from the words among those whom they leave, before typing rests', () => {
    const { list, keyboard } = aKeyboard();
    list.narrow(bela.name);
    list.type('');
    list.goToCards();
    expect([list.words, list.shown.length, keyboard.goal?.place]).toEqual(['', 4, 0]);
  });

  it('selects, shortlists and puts into a folder who has the focus', () => {
    const { list, keyboard, press, asked, actions } = aKeyboard();
    keyboard.came(1);
    press('x');
    expect(list.selected).toEqual([chitra]);
    press('x');
    expect(list.selected).toEqual([]);
    press('s');
    expect(asked).toEqual(['Chitra']);
    press('f');
    expect([actions.step, actions.choice.candidates]).toEqual(['folder', [chitra]]);
  });

  it('means the selected where there are any, wherever the focus is', () => {
    const { list, keyboard, press, asked, actions } = aKeyboard();
    for (const place of [1, 2]) {
      keyboard.came(place);
      press('x');
    }
    keyboard.came(3);
    press('s');
    keyboard.came(null);
    press('f');
    expect(asked).toEqual(['the selected']);
    expect([actions.step, actions.choice.candidates]).toEqual(['folder', [chitra, asha]]);
    list.clearSelection();
    keyboard.came(3);
    press('s');
    expect(asked).toEqual(['the selected', 'Bela']);
  });

  it('does nothing while the focus is elsewhere', () => {
    const { list, keyboard, press, asked } = aKeyboard();
    press('s');
    keyboard.came(1);
    keyboard.came(null);
    for (const key of ['x', 's', 'f']) press(key);
    expect([list.selected, asked]).toEqual([[], []]);
  });

  it('tells its keys as long as it is on the screen', () => {
    const { list, screen } = aKeyboard();
    const close = list.open();
    expect(screen.focusKeys.map(({ keys }) => keys[0])).toEqual(['j', 'k', 'ArrowUp', 'Enter', 'x', 's', 'f']);
    expect(screen.focusKeys[2]?.keys).toEqual(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);
    close();
    expect(screen.focusKeys).toEqual([]);
  });
});
