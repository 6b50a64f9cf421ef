import { type Candidate } from '@glo/domain/candidates/candidate';
import { nameOf } from '@glo/domain/candidates/identity';
import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { describe, expect, it, vi } from 'vitest';
import { aList, asha, bela, dev, namesOf } from '../../../testing/candidate-list.ts';
import type { BulkAction, BulkOutcome } from './bulk-operation.ts';
import { openList } from '../list/open-list.ts';
import { openQuestion } from '../../../testing/questions.ts';

const adding = { doing: 'Adding', done: 'added', run: async () => success('done' as const) };

describe('a bulk action on a selection', () => {
  it('keeps the selection, and skips candidates that do not need it', async () => {
    const { list, notices } = aList();
    list.selectAll();
    const asked: string[] = [];
    const run = async (candidate: Candidate) => (asked.push(nameOf(candidate)), success('done' as const));
    const action: BulkAction = { ...adding, isNeededFor: ({ id }) => id !== asha.id, run };
    await list.bulk.start(action);
    expect([asked, notices.toasts.at(-1)?.text]).toEqual([['Dev', 'Chitra', 'Bela'], '3 added']);
    expect(list.selected.length).toBe(4);
  });

  it.each([
    [undefined, 'Nothing to do for the selected candidates.'],
    ['All of them are there.', 'All of them are there.'],
  ])('says so if no candidate needs it', async (nothingToDo, text) => {
    const { list, notices } = aList();
    list.selectAll();
    await list.bulk.start({ ...adding, isNeededFor: () => false, ...(nothingToDo && { nothingToDo }) });
    expect(notices.toasts.map((toast) => toast.text)).toEqual([text]);
  });

  it('does not begin without a selection or while another one runs', async () => {
    const { list, notices } = aList();
    await list.bulk.start(adding);
    expect([list.bulk.current, notices.toasts]).toEqual([null, []]);
    list.place.select(asha.id, true);
    void list.bulk.start({ ...adding, run: () => new Promise(() => undefined) });
    const first = list.bulk.current;
    await list.bulk.start(adding);
    expect([list.bulk.current === first, first?.text, notices.toasts]).toEqual([true, 'Adding 0 of 1', []]);
  });

  it('continues after the list has closed', async () => {
    const { list, notices, leave } = anOpenList();
    list.place.select(asha.id, true);
    const answer = Promise.withResolvers<BulkOutcome>();
    const running = list.bulk.start({ ...adding, run: () => answer.promise });
    leave();
    answer.resolve(success('done'));
    await running;
    expect(notices.toasts).toMatchObject([{ text: '1 added' }]);
  });
});

describe('the question of a bulk action', () => {
  const people = Array.from({ length: 51 }, (_, index) => aCandidate({ id: studentId(`s-${index}`) }));
  const question = { title: (count: number) => `Add ${count}?`, text: 'They are not told.', confirmLabel: () => 'Add' };

  it('comes above 50 candidates, and the action begins once its dialog has closed', async () => {
    const { list, notices } = aSelectedList(people);
    const running = list.bulk.start({ ...adding, question });
    const shown = openQuestion(list.services.questions, 'confirmation');
    shown.open();
    expect([shown.input, list.bulk.current]).toEqual([
      { title: 'Add 51?', text: 'They are not told.', cancelLabel: 'Cancel', confirmLabel: 'Add', danger: undefined },
      null,
    ]);
    shown.answer(true);
    await new Promise(setImmediate);
    expect(list.bulk.current).toBeNull();
    shown.close();
    await running;
    expect(notices.toasts.map(({ text }) => text)).toEqual(['51 added']);
  });

  it('prevents the action if it is canceled', async () => {
    const { list, notices } = aSelectedList(people);
    const running = list.bulk.start({ ...adding, question });
    openQuestion(list.services.questions, 'confirmation').cancel();
    await running;
    expect([notices.toasts, list.selected.length]).toEqual([[], 51]);
  });

  it.each([
    ['the action has none', adding, '51 added'],
    ['at most 50 need the action', { ...adding, question, isNeededFor: ({ id }) => id !== people[0]?.id }, '50 added'],
  ] satisfies [string, BulkAction, string][])('does not come if %s', async (_, action, text) => {
    const { list, notices } = aSelectedList(people);
    await list.bulk.start(action);
    expect([list.services.questions.shown, notices.toasts[0]?.text]).toEqual([[], text]);
  });

  it('counts the selected candidates that do not need the action', async () => {
    const { list } = aSelectedList([...people, aCandidate({ id: studentId('there') })]);
    void list.bulk.start({ ...adding, question, isNeededFor: ({ id }) => id !== 'there' });
    expect(openQuestion(list.services.questions, 'confirmation').input).toMatchObject({
      title: 'Add 51?',
      text: 'They are not told. 1 of the selected is already there.',
    });
  });
});

describe('the result of a bulk action', () => {
  it('is a toast with Details and Undo', async () => {
    const { list, notices, buttons } = anOpenList();
    for (const { id } of [asha, bela]) list.place.select(id, true);
    const ended: unknown[] = [];
    await list.bulk.start({
      ...adding,
      undo: () => adding,
      onEnded: (done) => ended.push(namesOf(done), notices.toasts.length),
    });
    expect(notices.toasts).toMatchObject([
      { text: '2 added', detail: 'Asha and Bela', tone: 'success', durationMs: 5000 },
    ]);
    expect([buttons(), ended]).toEqual([
      ['Details', 'Undo'],
      [['Asha', 'Bela'], 1],
    ]);
  });

  it('warns about failures and offers Retry', async () => {
    const { list, notices, buttons } = anOpenList();
    for (const { id } of [asha, bela]) list.place.select(id, true);
    let answer: BulkOutcome = failure('unreachable');
    await list.bulk.start({ ...adding, run: async ({ id }) => (id === asha.id ? answer : success('done')) });
    expect(notices.toasts).toMatchObject([{ tone: 'warning', text: '1 added', detail: '1 not: Asha' }]);
    expect(buttons()).toEqual(['Details', 'Try again']);
    answer = success('done');
    notices.toasts.at(-1)?.more?.[1]?.onPress();
    await vi.waitFor(() => expect(notices.toasts.at(-1)?.text).toBe('2 added'));
  });

  it('has no names if it was done to no candidate', async () => {
    const { list, notices } = aList();
    list.place.select(asha.id, true);
    await list.bulk.start({ ...adding, run: async () => success('already') });
    expect([list.bulk.ended, notices.toasts]).toMatchObject([1, [{ text: '1 already there', tone: 'success' }]]);
    expect([notices.toasts[0]?.detail, notices.toasts[0]?.more]).toEqual([undefined, []]);
  });

  it('can be reported for one request for all', () => {
    const { list, notices, buttons } = anOpenList();
    list.bulk.report({ ...adding, undo: () => adding }, [asha, bela]);
    expect([list.bulk.ended, list.bulk.running]).toEqual([1, []]);
    expect(notices.toasts).toMatchObject([{ text: '2 added', detail: 'Asha and Bela', tone: 'success' }]);
    expect(buttons()).toEqual(['Details', 'Undo']);
  });

  it('shows the last started one of two', async () => {
    const { list, notices } = anOpenList();
    const first = Promise.withResolvers<BulkOutcome>();
    list.bulk.report({ ...adding, undo: () => ({ ...adding, run: () => first.promise }) }, [asha]);
    list.bulk.report({ ...adding, undo: () => ({ ...adding, run: () => new Promise(() => undefined) }) }, [bela, dev]);
    for (const { action } of notices.toasts) action?.onPress();
    expect(list.bulk.running.map(({ text }) => text)).toEqual(['Adding 0 of 1', 'Adding 0 of 2']);
    expect(list.bulk.current?.text).toBe('Adding 0 of 2');
    first.resolve(success('done'));
    await vi.waitFor(() => expect(list.bulk.running.map(({ text }) => text)).toEqual(['Adding 0 of 2']));
  });
});

describe('the details of a bulk action', () => {
  it('replace the toast, which returns when they close', async () => {
    const { list, press, final, notices, buttons } = await anEndedAction();
    const [before] = notices.toasts;
    press('Details');
    expect([list.bulk.areDetailsOpen, list.bulk.detailed?.text]).toEqual([true, '1 added, 1 not added']);
    expect(notices.toasts).toEqual([]);
    list.bulk.closeDetails();
    list.bulk.closeDetails();
    expect(notices.toasts.map(({ text, durationMs }) => [text, durationMs])).toEqual([[before?.text, 5000]]);
    expect([list.bulk.areDetailsOpen, buttons(), final()]).toEqual([false, ['Details', 'Try again', 'Undo'], 0]);
  });

  it('make room for those of another action', async () => {
    const { list, press, final, notices } = await anEndedAction();
    press('Details');
    const before = list.bulk.detailed;
    await list.bulk.start(adding);
    press('Details');
    expect([list.bulk.detailed === before, list.bulk.areDetailsOpen, final()]).toEqual([false, true, 0]);
    expect(notices.toasts.map(({ text }) => text)).toEqual(['1 added']);
  });

  it('offer nothing before they open, and no Undo without an undo action', () => {
    const { list, press, notices } = anOpenList();
    list.bulk.undo();
    list.bulk.retry();
    list.bulk.closeDetails();
    expect([list.bulk.areDetailsOpen, list.bulk.current, notices.toasts]).toEqual([false, null, []]);
    list.bulk.report(adding, [asha]);
    press('Details');
    list.bulk.undo();
    expect([list.bulk.running, list.bulk.areDetailsOpen]).toEqual([[], false]);
  });
});

describe('a bulk action becomes final', () => {
  it('when its toast disappears', async () => {
    const { gone, final, leave, notices } = await anEndedAction();
    gone();
    expect(final()).toBe(1);
    leave();
    expect(notices.toasts).toEqual([]);
  });

  it.each(['Undo', 'Details', 'Try again'])('but not after %s', async (label) => {
    const { list, press, final } = await anEndedAction();
    press(label);
    expect(final()).toBe(0);
    await vi.waitFor(() => expect(list.bulk.current).toBeNull());
  });

  it.each(['undo', 'retry'] as const)('but not after %s in the details', async (name) => {
    const { list, press, final, notices } = await anEndedAction();
    press('Details');
    list.bulk[name]();
    await vi.waitFor(() => expect(notices.toasts).toHaveLength(1));
    expect([list.bulk.areDetailsOpen, final()]).toEqual([false, 0]);
  });

  it.each([true, false])(
    'but not by leaving the list, where the toast loses its Details (open: %s)',
    async (areOpen) => {
      const { leave, press, final, buttons, notices, gone } = await anEndedAction();
      const [before] = notices.toasts;
      if (areOpen) press('Details');
      leave();
      expect([final(), buttons(), notices.toasts.length]).toEqual([0, ['Try again', 'Undo'], 1]);
      // Without open details the toast is replaced in place.
      expect(notices.toasts[0]?.key === before?.key).toBe(!areOpen);
      gone();
      expect(final()).toBe(1);
    },
  );
});

function anOpenList() {
  const world = aList();
  const leave = openList(world.list);
  const { notices } = world;
  const buttonsOf = () => {
    const { more = [], action } = notices.toasts.at(-1) ?? {};
    return [...more, ...(action ? [action] : [])];
  };
  const gone = () => notices.dismissToast(notices.toasts.at(-1)?.key ?? '');
  const press = (label: string) => {
    const key = notices.toasts.at(-1)?.key ?? '';
    buttonsOf()
      .find((button) => button.label === label)
      ?.onPress();
    notices.dismissToast(key);
  };
  return { ...world, leave, press, gone, buttons: () => buttonsOf().map(({ label }) => label) };
}

/** Done to Asha, failed for Bela. */
async function anEndedAction() {
  const world = anOpenList();
  const final = vi.fn<() => void>();
  for (const { id } of [asha, bela]) world.list.place.select(id, true);
  const run = async ({ id }: { readonly id: string }) =>
    id === bela.id ? failure('unreachable') : success('done' as const);
  await world.list.bulk.start({ ...adding, run, undo: () => adding, final });
  return { ...world, final: () => final.mock.calls.length };
}

function aSelectedList(people: readonly ReturnType<typeof aCandidate>[]) {
  const world = aList({ candidates: people });
  world.list.selectAll();
  return world;
}
