import { studentId } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { PressGuard } from './press-guard.ts';

const asha = [studentId('asha')];
const bela = [studentId('bela')];
const both = [...asha, ...bela];

/** `press` returns whether a press at that time may do `act`. */
function aGuard() {
  const guard = new PressGuard();
  const press = (timeStamp: number, act: string, students = asha) => {
    guard.pressed({ timeStamp });
    return guard.accepts(act, students);
  };
  return { guard, press };
}

describe('a second press', () => {
  it.each([1, 40, 300, 399])('after %s ms decides on no one else', (pause) => {
    const { press } = aGuard();
    expect([press(1000, 'not-a-fit'), press(1000 + pause, 'not-a-fit', bela)]).toEqual([true, false]);
  });

  it('after 400 ms is a new decision', () => {
    const { press } = aGuard();
    expect([press(1000, 'shortlist'), press(1400, 'shortlist', bela)]).toEqual([true, true]);
  });

  it('on the same candidate may do something else, such as an undo', () => {
    const { press } = aGuard();
    press(0, 'not-a-fit', both);
    expect([press(50, 'not-a-fit'), press(60, 'undo', both), press(70, 'undo', bela)]).toEqual([false, true, false]);
  });

  it('on a selection decides on no candidate outside the first', () => {
    const { press } = aGuard();
    press(0, 'maybe');
    expect(press(200, 'not-a-fit', both)).toBe(false);
  });

  it('that was refused does not delay the next one', () => {
    const { press } = aGuard();
    press(0, 'not-a-fit');
    expect([press(100, 'not-a-fit', bela), press(410, 'not-a-fit', bela)]).toEqual([false, true]);
  });
});

it('one press may ask several times', () => {
  const { guard, press } = aGuard();
  expect([press(0, 'shortlist'), guard.accepts('remove', bela)]).toEqual([true, true]);
});

it('accepts what happens without a press', () => {
  const { guard } = aGuard();
  expect([guard.accepts('shortlist', asha), guard.accepts('shortlist', bela)]).toEqual([true, true]);
});

it('refuses a press that another candidate has just come under, but not its undo', () => {
  const { guard } = aGuard();
  guard.pressed({ timeStamp: 0 }, false);
  expect([guard.accepts('not-a-fit', asha), guard.accepts('undo', asha)]).toEqual([false, true]);
});

describe('a profile that is not in sight', () => {
  it('is not decided on, but a decision can be undone', () => {
    const { guard, press } = aGuard();
    press(0, 'not-a-fit', bela);
    guard.awaitProfile(10);
    expect([press(1000, 'not-a-fit'), press(1100, 'undo', bela)]).toEqual([false, true]);
  });

  it('ignores presses from before its sight, also if they arrive later', () => {
    const { guard, press } = aGuard();
    guard.awaitProfile(1000);
    guard.endWaiting(1200);
    expect([press(1199, 'not-a-fit'), press(1200, 'not-a-fit')]).toEqual([false, true]);
  });

  it('ignores presses of the first 100 ms after a long wait', () => {
    const { guard, press } = aGuard();
    guard.awaitProfile(1000);
    guard.awaitProfile(4000);
    guard.endWaiting(4500);
    expect([press(4599, 'not-a-fit'), press(4600, 'not-a-fit')]).toEqual([false, true]);
  });

  it('does not matter on other screens', () => {
    const { guard, press } = aGuard();
    guard.endWaiting(1000);
    expect(press(500, 'not-a-fit')).toBe(true);
  });
});

it('knows which press has decided', () => {
  const { guard, press } = aGuard();
  const first = { timeStamp: 0 };
  guard.pressed(first);
  expect(guard.hasDecided(first)).toBe(false);
  guard.accepts('maybe', asha);
  press(100, 'maybe', bela);
  expect(guard.hasDecided(first)).toBe(true);
});
