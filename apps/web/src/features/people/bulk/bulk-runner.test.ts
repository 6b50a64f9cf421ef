import { studentId } from '@glo/domain/testing/builders';
import { aCandidate } from '@glo/domain/testing/builders';
import { runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { aList, asha, bela, dev, namesOf } from '../../../testing/candidate-list.ts';
import type { BulkAction } from './bulk-operation.ts';
import { texts } from './texts.ts';

const adding = { doing: 'Adding', done: 'added', run: async () => 'done' as const };

describe('a bulk action on a selection', () => {
  it('leaves it as it is: it stays until it is let go', async () => {
    const { list } = aList();
    list.selectAll();
    await list.bulk.begin({ ...adding, run: async ({ id }) => (id === dev.id ? 'failed' : 'done') });
    expect(list.selected.length).toBe(4);
    list.place.clearSelection();
    expect([list.selected, list.selected.length > 0]).toEqual([[], false]);
  });

  it('is for those who need it; without any it says so', async () => {
    const { list, notices } = aList();
    list.selectAll();
    const asked: string[] = [];
    const run = async ({ name }: { readonly name: string }) => (asked.push(name), 'done' as const);
    const action: BulkAction = { ...adding, needs: ({ id }) => id !== asha.id, run };
    await list.bulk.begin(action);
    expect([asked, notices.toasts.at(-1)?.text]).toEqual([['Dev', 'Chitra', 'Bela'], '3 added']);
    await list.bulk.begin({ ...action, needs: () => false, nobody: 'All of them are there.' });
    expect([asked.length, notices.toasts.at(-1)?.text]).toEqual([3, 'All of them are there.']);
  });

  it('does not begin for nobody, nor a second time while one runs', async () => {
    const { list, notices } = aList();
    await list.bulk.begin(adding);
    expect([list.bulk.current, notices.toasts]).toEqual([null, []]);
    list.place.select(asha.id, true);
    void list.bulk.begin({ ...adding, run: () => new Promise(() => undefined) });
    const first = list.bulk.current;
    await list.bulk.begin(adding);
    expect([list.bulk.current === first, first?.text]).toEqual([true, 'Adding 0 of 1']);
    expect(notices.toasts).toEqual([]);
  });

  it('is told in a toast with Undo, Details and, for those it failed for, Retry', async () => {
    const { list, notices, buttons } = aToldList();
    list.place.select(asha.id, true);
    list.place.select(bela.id, true);
    await list.bulk.begin({ ...adding, undo: () => adding });
    expect(notices.toasts).toMatchObject([
      { text: '2 added', detail: 'Asha and Bela', tone: 'success', durationMs: 5000 },
    ]);
    expect(buttons()).toEqual(['Details', 'Undo']);

    let answer: 'failed' | 'done' = 'failed';
    await list.bulk.begin({ ...adding, run: async ({ id }) => (id === asha.id ? answer : 'done') });
    expect([notices.toasts.at(-1)?.tone, notices.toasts.at(-1)?.text, buttons()]).toEqual([
      'warning',
      '1 added',
      ['Details', 'Retry'],
    ]);
    expect(notices.toasts.at(-1)?.detail).toBe('1 not: Asha');
    answer = 'done';
    notices.toasts.at(-1)?.more?.[1]?.onPress();
    await vi.waitFor(() => expect(notices.toasts.at(-1)?.text).toBe('2 added'));
  });
});

describe('above 50', () => {
  const people = Array.from({ length: 51 }, (_, index) => aCandidate({ id: studentId(`s-${index}`) }));
  const question = { title: (count: number) => `Add ${count}?`, text: 'They are not told.', go: () => 'Add' };

  it('asks first; it begins once the question has gone', async () => {
    const { list, notices } = aListOf(people);
    await list.bulk.begin({ ...adding, question });
    expect([list.bulk.isAsking, list.bulk.asked?.candidates.length, list.bulk.current]).toEqual([true, 51, null]);
    expect(list.bulk.asked?.candidates[0]).toBe(people[0]);
    const { confirm, questionClosed } = list.bulk;
    confirm();
    expect([list.bulk.isAsking, list.bulk.current]).toEqual([false, null]);
    await questionClosed();
    expect(notices.toasts).toMatchObject([{ text: '51 added' }]);
    await questionClosed();
    expect(notices.toasts).toHaveLength(1);
  });

  it('does nothing after a No', async () => {
    const { list, notices } = aListOf(people);
    await list.bulk.begin({ ...adding, question });
    list.bulk.decline();
    await list.bulk.questionClosed();
    expect([list.bulk.isAsking, notices.toasts, list.selected.length]).toEqual([false, [], 51]);
  });

  it('begins at once where there is nothing to ask', async () => {
    const { list, notices } = aListOf(people);
    await list.bulk.begin(adding);
    expect([list.bulk.isAsking, notices.toasts[0]?.text]).toEqual([false, '51 added']);
  });

  it('counts those who need it', async () => {
    const { list, notices } = aListOf(people);
    await list.bulk.begin({ ...adding, question, needs: ({ id }) => id !== people[0]?.id });
    expect([list.bulk.isAsking, notices.toasts[0]?.text]).toEqual([false, '50 added']);
  });

  it('says how many of the selected need nothing', async () => {
    const { list } = aListOf([...people, aCandidate({ id: studentId('there') })]);
    await list.bulk.begin({ ...adding, question, needs: ({ id }) => id !== 'there' });
    expect([list.bulk.asked?.candidates.length, list.bulk.asked?.unneeded]).toEqual([51, 1]);
    expect(texts.unneeded(1, 'already there')).toBe('1 of the selected is already there.');
  });
});

describe('a question that is not asked', () => {
  it('is answered by nobody', async () => {
    const { list, notices } = aList();
    list.selectAll();
    list.bulk.confirm();
    await list.bulk.questionClosed();
    expect([list.bulk.asked, notices.toasts]).toEqual([null, []]);
  });

  it('is gone with the list', async () => {
    const people = Array.from({ length: 51 }, (_, index) => aCandidate({ id: studentId(`s-${index}`) }));
    const { list } = aListOf(people);
    const question = { title: () => 'Add?', text: '', go: () => 'Add' };
    await list.bulk.begin({ ...adding, question });
    list.stop();
    expect(list.bulk.isAsking).toBe(false);
  });
});

describe('what came of an act', () => {
  it('is counted, and told without names where it was done to nobody', async () => {
    const { list, notices } = aList();
    list.place.select(asha.id, true);
    await list.bulk.begin({ ...adding, run: async () => 'already' });
    expect([list.bulk.ended, notices.toasts]).toMatchObject([1, [{ text: '1 already there', tone: 'success' }]]);
    expect([notices.toasts[0]?.detail, notices.toasts[0]?.more]).toEqual([undefined, []]);
  });

  it('of one call for all is told and counted in the same way', () => {
    const { list, notices, buttons } = aToldList();
    list.bulk.report({ ...adding, undo: () => adding }, [asha, bela]);
    expect([list.bulk.ended, list.bulk.running]).toEqual([1, []]);
    expect(notices.toasts).toMatchObject([{ text: '2 added', detail: 'Asha and Bela', tone: 'success' }]);
    expect(buttons()).toEqual(['Details', 'Undo']);
  });

  it('is told to the action once it was said', async () => {
    const { list, notices } = aList();
    list.place.select(asha.id, true);
    const told: unknown[] = [];
    await list.bulk.begin({ ...adding, ended: (done) => told.push(namesOf(done), notices.toasts.length) });
    expect([told, list.bulk.current]).toEqual([[['Asha'], 1], null]);
  });

  it('that changes nothing for any of them has words of its own', async () => {
    const { list, notices } = aList();
    list.place.select(asha.id, true);
    await list.bulk.begin({ ...adding, needs: () => false });
    expect(notices.toasts.map(({ text }) => text)).toEqual(['Nothing to do for the selected candidates.']);
  });

  it('is shown of the one that began last, while two run', async () => {
    const { list, notices } = aToldList();
    const first = Promise.withResolvers<'done'>();
    list.bulk.report({ ...adding, undo: () => ({ ...adding, run: () => first.promise }) }, [asha]);
    list.bulk.report({ ...adding, undo: () => ({ ...adding, run: () => new Promise(() => undefined) }) }, [bela, dev]);
    for (const { action } of notices.toasts) action?.onPress();
    expect(list.bulk.running.map(({ text }) => text)).toEqual(['Adding 0 of 1', 'Adding 0 of 2']);
    expect(list.bulk.current?.text).toBe('Adding 0 of 2');
    first.resolve('done');
    await vi.waitFor(() => expect(list.bulk.running.map(({ text }) => text)).toEqual(['Adding 0 of 2']));
  });

  it('has details that make room for those of another one', async () => {
    const { list, press, final, notices } = await anEnded();
    press('Details');
    const before = list.bulk.detailed;
    await list.bulk.begin(adding);
    press('Details');
    expect([list.bulk.detailed === before, list.bulk.areDetailsOpen, final()]).toEqual([false, true, 0]);
    expect(notices.toasts.map(({ text }) => text)).toEqual(['1 added']);
  });

  it('that cannot be undone is not undone from its details', async () => {
    const { list, press } = aToldList();
    list.bulk.report(adding, [asha]);
    press('Details');
    list.bulk.undo();
    expect([list.bulk.running, list.bulk.areDetailsOpen]).toEqual([[], false]);
  });

  it('has neither Undo nor Retry before its details were opened', () => {
    const { list, notices } = aToldList();
    expect(list.bulk.areDetailsOpen).toBe(false);
    list.bulk.undo();
    list.bulk.retry();
    list.bulk.closeDetails();
    expect([list.bulk.current, notices.toasts]).toEqual([null, []]);
  });
});

describe('what was done is final', () => {
  it.each(['Undo', 'Details', 'Retry'])('not while %s was pressed', async (label) => {
    const { list, press, final } = await anEnded();
    press(label);
    expect(final()).toBe(0);
    await vi.waitFor(() => expect(list.bulk.current).toBeNull());
  });

  it('once its toast has gone', async () => {
    const { gone, final } = await anEnded();
    gone();
    expect(final()).toBe(1);
  });

  it('not once its details are closed without Undo or Retry: its toast is back, and then goes', async () => {
    const { list, press, final, notices, buttons, gone } = await anEnded();
    const [before] = notices.toasts;
    press('Details');
    expect([list.bulk.areDetailsOpen, list.bulk.detailed?.text, notices.toasts]).toEqual([
      true,
      '1 added, 1 not added',
      [],
    ]);
    list.bulk.closeDetails();
    list.bulk.closeDetails();
    expect(notices.toasts.map(({ text, durationMs }) => [text, durationMs])).toEqual([[before?.text, 5000]]);
    expect([list.bulk.areDetailsOpen, buttons(), final()]).toEqual([false, ['Details', 'Retry', 'Undo'], 0]);
    gone();
    expect(final()).toBe(1);
  });

  it('not with Undo or Retry of its details', async () => {
    for (const name of ['undo', 'retry'] as const) {
      const { list, press, final, notices } = await anEnded();
      press('Details');
      list.bulk[name]();
      await vi.waitFor(() => expect(notices.toasts).toHaveLength(1));
      expect([list.bulk.areDetailsOpen, final()]).toEqual([false, 0]);
    }
  });

  it('not once the list is left with its details open: Undo and Retry stay', async () => {
    const { leave, press, final, buttons, notices } = await anEnded();
    press('Details');
    leave();
    expect([final(), notices.toasts.length, buttons()]).toEqual([0, 1, ['Retry', 'Undo']]);
  });
});

describe('a list that is left', () => {
  it('keeps Undo and Retry of what was done; its details went with it', async () => {
    const { leave, buttons, notices, gone, final } = await anEnded();
    expect(buttons()).toEqual(['Details', 'Retry', 'Undo']);
    const [before] = notices.toasts;
    leave();
    expect([buttons(), notices.toasts.map(({ key }) => key)]).toEqual([['Retry', 'Undo'], [before?.key]]);
    gone();
    expect(final()).toBe(1);
  });

  it('does not say again what was closed', async () => {
    const { leave, gone, notices } = await anEnded();
    gone();
    leave();
    expect(notices.toasts).toEqual([]);
  });

  it('goes on with what runs', async () => {
    const { list, notices, leave } = aToldList();
    list.place.select(asha.id, true);
    const answer = Promise.withResolvers<'done'>();
    const running = list.bulk.begin({ ...adding, run: () => answer.promise });
    leave();
    answer.resolve('done');
    await running;
    expect(notices.toasts).toMatchObject([{ text: '1 added' }]);
  });
});

/** Open on the screen. */
function aToldList() {
  const world = aList();
  const leave = world.list.open();
  const { notices } = world;
  const buttonsOf = () => {
    const { more = [], action } = notices.toasts.at(-1) ?? {};
    return [...more, ...(action ? [action] : [])];
  };
  const press = (label: string) => {
    const key = notices.toasts.at(-1)?.key ?? '';
    buttonsOf()
      .find((button) => button.label === label)
      ?.onPress();
    notices.dismissToast(key);
  };
  const gone = () => notices.dismissToast(notices.toasts.at(-1)?.key ?? '');
  return { ...world, leave, press, gone, buttons: () => buttonsOf().map(({ label }) => label) };
}

/** It was done to Asha and failed for Bela. */
async function anEnded() {
  const world = aToldList();
  const final = vi.fn<() => void>();
  world.list.place.select(asha.id, true);
  world.list.place.select(bela.id, true);
  const run = async ({ id }: { readonly id: string }) => (id === bela.id ? 'failed' : 'done');
  await world.list.bulk.begin({ ...adding, run, undo: () => adding, final });
  return { ...world, final: () => final.mock.calls.length };
}

function aListOf(people: readonly ReturnType<typeof aCandidate>[]) {
  const world = aList();
  runInAction(() => world.source.set(people));
  world.list.selectAll();
  return world;
}
