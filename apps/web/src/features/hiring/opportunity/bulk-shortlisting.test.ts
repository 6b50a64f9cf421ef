import { FakeSession } from '@glo/domain/testing/onboarding';
import { shortlistedMessage } from '@glo/domain/candidates/notifications';
import { failure, success } from '@glo/domain/shared/outcome';
import { Shortlisting } from '@glo/domain/shortlist/shortlist';
import { aSession, aCandidate, jobId, studentId } from '@glo/domain/testing/builders';
import { someToldNo, aLeaving, someActs, someNotifications, someShortlists } from '@glo/domain/testing/hiring';
import { describe, expect, it, vi } from 'vitest';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { Notices } from '../../../state/notices.ts';
import { someJobVerdicts } from '../../../testing/fakes/kept-verdicts.ts';
import { BulkRunner } from '../../people/bulk/bulk-runner.ts';
import type { CandidateList } from '../../people/people.ts';
import { JobShortlist } from '../../shortlist/job-shortlist.ts';
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
    const press = () => shortlistCommand(shortlist).run({ bulk, selected: people } as unknown as CandidateList);
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

  it('notifies no student after Undo', async () => {
    const { begin, undo, asked, gone, told, shortlist } = await someShortlist();
    await begin(shortlistingMany);
    await undo();
    expect([asked('remove'), [...shortlist.ids]]).toEqual([[asha, bela, chitra], []]);
    gone();
    expect(told()).toEqual([]);
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

  it('notifies at once if the page closes during the run or before Undo has expired', async () => {
    const { begin, leave, told, gone, shortlists } = await someShortlist();
    await begin(shortlistingMany);
    await leave();
    expect(told()).toEqual([[asha, bela, chitra]]);
    gone();
    await leave();
    expect([told().length, shortlists.asked.length]).toEqual([1, 4]);

    const running = await someShortlist();
    const last = Promise.withResolvers<ReturnType<typeof success<undefined>>>();
    const add = running.shortlists.add.bind(running.shortlists);
    running.shortlists.add = (job, candidate) => (candidate.id === chitra ? last.promise : add(job, candidate));
    const begun = running.begin(shortlistingMany);
    await vi.waitFor(() => expect(running.bulk.current?.text).toBe('Shortlisting 2 of 3'));
    await running.leave();
    expect(running.told()).toEqual([[asha, bela]]);
    last.resolve(success(undefined));
    await begun;
    running.gone();
    expect(running.told()).toEqual([[asha, bela], [chitra]]);
  });

  it('notifies no student if the page closes during Undo', async () => {
    const { begin, undo, leave, told, shortlists } = await someShortlist();
    await begin(shortlistingMany);
    const answer = Promise.withResolvers<ReturnType<typeof success<undefined>>>();
    shortlists.answers.remove = answer.promise;
    const undoing = undo();
    await leave();
    answer.resolve(success(undefined));
    await undoing;
    expect(told()).toEqual([]);
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
    const { question } = shortlistingMany(aShortlist().shortlist);
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
    expect(removingMany(aShortlist().shortlist).question).toMatchObject({ text: "We don't tell them." });
  });
});

function aShortlist() {
  const shortlists = someShortlists();
  const notifications = someNotifications();
  const leaving = aLeaving();
  const notices = new Notices();
  const toldNo = someToldNo();
  const shortlisting = new Shortlisting(
    shortlists,
    notifications,
    leaving,
    new FakeTabs(),
    someActs(),
    new FakeSession(aSession()),
    toldNo,
  );
  const verdicts = someJobVerdicts(notices);
  const shortlist = new JobShortlist(jobId('job-1'), shortlists, shortlisting, notices, verdicts);
  return { shortlists, notifications, leaving, notices, shortlist, verdicts, toldNo };
}

/** All three candidates are selected. The `ids` are shortlisted. */
async function someShortlist(ids: readonly (typeof asha)[] = []) {
  const world = aShortlist();
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
