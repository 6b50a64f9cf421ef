import { shortlistedMessage } from '@glo/domain/candidates/notifications';
import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { describe, expect, it, vi } from 'vitest';
import { aJobShortlist } from '../../../testing/job-tab.ts';
import { BulkRunner } from '../../candidate-list/bulk/bulk-runner.ts';
import { removingMany, shortlistCommand, shortlistingMany } from './bulk-shortlisting.ts';
import { Questions } from '../../../state/questions/questions.ts';

const people = ['asha', 'bela', 'chitra'].map((name) => aCandidate({ id: studentId(name), name }));
const [asha, bela, chitra] = people.map(({ id }) => id);

describe('shortlisting several candidates', () => {
  it('adds the missing ones and notifies them in one call once Undo has expired', async () => {
    const { begin, asked, gone, told, toast } = await someShortlist([bela]);
    await begin(shortlistingMany);
    expect([asked('add'), toast().text, toast().detail]).toEqual([
      [asha, chitra],
      '2 shortlisted',
      'asha and chitra, 1 already shortlisted',
    ]);
    expect(told()).toEqual([]);
    gone();
    expect(told()).toEqual([[asha, chitra]]);
  });

  it('asks once about those who were told no, without the question for many', async () => {
    const { bulk, toldNo, shortlist, asked, toast } = await someShortlist([bela]);
    for (const id of [asha, bela]) if (id) toldNo.told.set(id, '2026-11-28T10:00:00.000Z');
    toldNo.isCanceled = true;
    const press = () => shortlistCommand(shortlist, { bulk, selected: people }).run();
    press();
    await vi.waitFor(() => expect(toldNo.asked).toEqual([{ students: [asha], count: 2 }]));
    await new Promise(setImmediate);
    expect(asked('add')).toEqual([]);
    toldNo.isCanceled = false;
    press();
    await vi.waitFor(() => expect(toldNo.shortlisted).toEqual([asha, chitra]));
    expect([asked('add'), toast().text]).toEqual([[asha, chitra], '2 shortlisted']);
    expect(shortlistingMany(shortlist, () => undefined).question).toBeUndefined();
  });

  it('notifies the students whose Undo failed once it cannot be retried', async () => {
    const { begin, undo, gone, told, shortlists, retry, toast } = await someShortlist();
    await begin(shortlistingMany);
    shortlists.answers.remove = failure('unreachable');
    await undo();
    expect(toast().text).toBe('3 not undone');
    shortlists.answers.remove = success(undefined);
    await retry();
    expect(toast().text).toBe('3 shortlistings undone');
    gone();
    expect(told()).toEqual([]);

    await begin(shortlistingMany);
    shortlists.answers.remove = failure('unreachable');
    await undo();
    gone();
    expect(told()).toEqual([[asha, bela, chitra]]);
  });

  it('notifies only after a successful Retry', async () => {
    const { begin, retry, gone, told, shortlists, toast, notices } = await someShortlist();
    shortlists.answers.add = failure('unreachable');
    await begin(shortlistingMany);
    expect([toast().text, toast().action]).toEqual(['3 not shortlisted', undefined]);
    expect(notices.toasts).toHaveLength(1);
    shortlists.answers.add = success(undefined);
    await retry();
    expect([toast().text, told()]).toEqual(['3 shortlisted', []]);
    gone();
    expect(told()).toEqual([[asha, bela, chitra]]);
  });

  it('says so if all are shortlisted', async () => {
    const { begin, asked, toast } = await someShortlist([asha, bela, chitra]);
    await begin(shortlistingMany);
    expect([asked('add'), toast().text]).toEqual([[], 'All of them are shortlisted already.']);
  });

  it('asks above 50 candidates and quotes the message', () => {
    const { question } = shortlistingMany(aJobShortlist().shortlist);
    expect([question?.title(10_000), question?.text, question?.confirmLabel(51)]).toEqual([
      'Shortlist 10,000 candidates?',
      `When Undo expires, each student gets this message: “${shortlistedMessage}”`,
      'Shortlist 51',
    ]);
  });
});

describe('removing several candidates', () => {
  it('has one Undo that restores the positions, and notifies no student', async () => {
    const { begin, undo, gone, told, toast, shortlist, bulk, select } = await someShortlist([asha, bela, chitra]);
    select([asha, chitra]);
    await begin(removingMany);
    expect([toast().text, [...shortlist.ids]]).toEqual(['2 candidates removed', [bela]]);
    await undo();
    expect([toast().text, [...shortlist.ids]]).toEqual(['2 removals undone', [asha, bela, chitra]]);
    gone();
    expect([told(), bulk.current]).toEqual([[], null]);
  });

  it('shows the specified sentence for one candidate', async () => {
    const { begin, toast, select } = await someShortlist([asha, bela]);
    select([bela]);
    await begin(removingMany);
    expect([toast().text, toast().detail]).toEqual(['Candidate Removed!', 'bela']);
  });

  it('asks above 50 candidates and says that they are not told', () => {
    expect(removingMany(aJobShortlist().shortlist).question).toMatchObject({ text: "We don't tell them." });
  });
});

/** All three candidates are selected. The `ids` are shortlisted. */
async function someShortlist(ids: readonly (typeof asha)[] = []) {
  const world = aJobShortlist();
  const { shortlists, notifications, leaving, notices, shortlist } = world;
  shortlists.answers.candidates = success(people.filter(({ id }) => ids.includes(id)));
  await shortlist.list.load();
  let selected = people;
  const bulk = new BulkRunner(() => selected, { notices, questions: new Questions() });
  const toast = () => {
    const last = notices.toasts.at(-1);
    if (last === undefined) throw new Error('There is no toast');
    return last;
  };
  const press = async (button: { readonly onPress: () => void } | undefined) => {
    const { key } = toast();
    button?.onPress();
    notices.dismissToast(key);
    await vi.waitFor(() => expect(bulk.current).toBeNull());
  };
  return {
    ...world,
    bulk,
    toast,
    select: (chosen: readonly (typeof asha)[]) => {
      selected = people.filter(({ id }) => chosen.includes(id));
    },
    begin: (action: typeof shortlistingMany) => bulk.start(action(shortlist)),
    undo: () => press(toast().action),
    retry: () => press(toast().more?.find(({ label }) => label === 'Try again')),
    gone: () => notices.dismissToast(toast().key),
    leave: leaving.leave,
    asked: (method: 'add' | 'remove') =>
      shortlists.asked
        .filter(([asked]) => asked === method)
        .map(([, , one]) => (typeof one === 'object' && one !== null && 'id' in one ? one.id : one)),
    told: () => notifications.asked.map(([, students]) => students),
  };
}
