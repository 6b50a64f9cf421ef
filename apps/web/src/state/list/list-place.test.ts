import type { StudentId } from '@glo/domain/shared/ids';
import { studentId } from '@glo/domain/testing/builders';
import { observable, runInAction } from 'mobx';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeNavigator } from '../../testing/fakes/fake-navigator.ts';
import { FakeTabMemory } from '../../testing/fakes/fake-tab-memory.ts';
import { aSignedInSession } from '../../testing/session.ts';
import { ListPlace } from './list-place.ts';
import { ListReturnStore } from './list-return-store.ts';

const [asha, bela, chitra, dev] = [studentId('asha'), studentId('bela'), studentId('chitra'), studentId('dev')];

/** A place in a list of four candidates. Places that share `memory` are in one tab. */
function aPlace({
  memory = new FakeTabMemory(),
  ids = [asha, bela, chitra, dev],
  url = '/list',
}: {
  memory?: FakeTabMemory;
  ids?: readonly StudentId[];
  url?: string | null;
} = {}) {
  const navigator = new FakeNavigator();
  const shown = observable.box<readonly StudentId[]>(ids, { deep: false });
  const place = new ListPlace(
    new ListReturnStore(memory, aSignedInSession(), navigator),
    () => url,
    () => shown.get(),
  );
  return { place, navigator, memory, show: (next: readonly StudentId[]) => runInAction(() => shown.set(next)) };
}

async function opened(memory: FakeTabMemory, entry = { key: 'first', isReturn: false }, ids?: StudentId[]) {
  const world = aPlace({ memory, ...(ids && { ids }) });
  world.navigator.entry = entry;
  const close = world.place.open();
  await Promise.resolve();
  return { ...world, close, selected: () => [...world.place.selected] };
}

describe('the selection', () => {
  it('reaches with Shift from the last selected card, in either direction', () => {
    const { place } = aPlace();
    place.select(dev, true);
    place.selectRange(bela, true);
    expect([...place.selected]).toEqual([dev, bela, chitra]);
    place.selectRange(chitra, false);
    expect([...place.selected]).toEqual([dev]);
  });

  it('is a single card with Shift if no other was selected, or the last one is hidden', () => {
    const { place, show } = aPlace();
    place.selectRange(asha, true);
    show([bela, chitra]);
    place.selectRange(chitra, true);
    expect([...place.selected]).toEqual([asha, chitra]);
  });
});

describe('the focus', () => {
  it('has one tab stop: the first card, then the one that had the focus last', () => {
    const { place, show } = aPlace();
    expect(place.tabStop).toBe(0);
    place.focusMoved(2);
    place.focusMoved(null);
    expect(place.tabStop).toBe(2);
    show([dev, chitra, bela, asha]);
    expect(place.tabStop).toBe(1);
    show([bela]);
    expect(place.tabStop).toBe(0);
  });

  it('enters at the tab stop and moves by one card, up to the ends', () => {
    const { place, show } = aPlace();
    place.moveFocus(1);
    const { goal } = place;
    expect(goal).toEqual({ place: 0 });
    place.moveFocus(1);
    // Each press requests the focus again.
    expect(place.goal).not.toBe(goal);
    place.focusMoved(3);
    expect(place.goal).toBeNull();
    place.moveFocus(1);
    expect(place.goal).toEqual({ place: 3 });
    place.moveFocus(-1);
    expect(place.goal).toEqual({ place: 2 });
    show([]);
    place.moveFocus(1);
    expect(place.goal).toEqual({ place: 2 });
  });

  it('returns to a card that is back in the list, unless it has left the cards', () => {
    const { place } = aPlace();
    place.focusMoved(0);
    place.returnFocus(bela);
    expect([place.focused, place.goal]).toEqual([bela, { place: 1 }]);
    place.focusMoved(null);
    place.returnFocus(asha);
    expect(place.focused).toBe(bela);
  });
});

describe('a list that was left', () => {
  it('has its selection again, once, after Back', async () => {
    const memory = new FakeTabMemory();
    const { place, close } = await opened(memory);
    place.select(asha, true);
    place.leaveFor(null);
    place.select(bela, true);
    close();
    expect((await opened(memory, { key: 'fresh', isReturn: false })).selected()).toEqual([]);
    expect((await opened(memory)).selected()).toEqual([asha, bela]);
    expect((await opened(memory)).selected()).toEqual([]);
  });

  it('has no selection if it was left for another screen', async () => {
    const memory = new FakeTabMemory();
    const { place, close } = await opened(memory);
    place.select(asha, true);
    close();
    expect((await opened(memory)).selected()).toEqual([]);
  });

  it('focuses the card that was opened by keyboard, once it is loaded', async () => {
    const memory = new FakeTabMemory();
    const { place, close } = await opened(memory);
    place.leaveFor(chitra);
    close();
    const back = await opened(memory, undefined, [asha]);
    expect(back.place.goal).toBeNull();
    back.show([asha, chitra]);
    expect(back.place.goal).toEqual({ place: 1, isReturn: true });
  });

  it('focuses that card although verdicts narrow the list before the card is there', async () => {
    const memory = new FakeTabMemory();
    const { place, close } = await opened(memory);
    place.leaveFor(chitra);
    close();
    const back = await opened(memory);
    back.show([chitra, dev]);
    expect(back.place.goal).toEqual({ place: 0, isReturn: true });
    back.place.focusMoved(0);
    back.show([bela, chitra, dev]);
    expect(back.place.goal).toBeNull();
  });

  it('keeps its selection if it closes before the selection was restored', async () => {
    const memory = new FakeTabMemory();
    const { place, close } = await opened(memory);
    place.select(asha, true);
    place.leaveFor(null);
    close();
    const gone = aPlace({ memory });
    gone.place.open()();
    await Promise.resolve();
    expect([...gone.place.selected]).toEqual([]);
    expect((await opened(memory)).selected()).toEqual([asha]);
  });
});

describe('the scroll position', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('is stored when scrolling pauses or the list closes', () => {
    const { place } = aPlace();
    place.scrolled(800);
    place.scrolled(1208.4);
    expect(place.scrollTop).toBe(0);
    vi.runAllTimers();
    expect(place.scrollTop).toBe(1208);
    place.scrolled(96);
    place.stop();
    expect(place.scrollTop).toBe(96);
  });

  it('is not stored while the list has no URL', () => {
    const { place, memory } = aPlace({ url: null });
    place.scrolled(96);
    place.stop();
    expect([place.scrollTop, memory.read('left-lists')]).toEqual([0, null]);
  });
});
