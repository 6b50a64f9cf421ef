import { FakeSession } from '../testing/onboarding.ts';
import { describe, expect, it, vi } from 'vitest';
import { shortlistedMessage } from '../candidates/notifications.ts';
import { failure, success } from '../shared/outcome.ts';
import { aSession, aCandidate, jobId, studentId } from '../testing/builders.ts';
import { FakeTabs } from '../testing/fake-tabs.ts';
import { aShortlisting as shortlistingOf } from '../testing/shortlisting.ts';

const job = jobId('job-1');
const candidate = (id: string) => aCandidate({ id: studentId(id) });
const [asha, bela, chitra] = [candidate('asha'), candidate('bela'), candidate('chitra')];
const undo = 'undo';
const bulk = Symbol('bulk');

describe('shortlisting', () => {
  it('notifies the student once, when Undo expires', async () => {
    const { shortlisting, shortlists, notifications } = aShortlisting();
    expect(await shortlisting.add(job, asha, 0, undo)).toMatchObject({ ok: true });
    expect([shortlists.asked, notifications.asked]).toEqual([[['add', job, asha]], []]);
    shortlisting.undoExpired('another undo');
    expect(notifications.asked).toEqual([]);
    shortlisting.undoExpired(undo);
    shortlisting.undoExpired(undo);
    expect(notifications.asked).toEqual([['send', [asha.id], shortlistedMessage]]);
    expect(shortlistedMessage).toBe('Brighten up! You are shortlisted for an opportunity!!');
  });

  it('notifies the students of a bulk action in one call', async () => {
    const { shortlisting, told } = aShortlisting();
    for (const each of [asha, bela, chitra]) await shortlisting.add(job, each, 0, bulk);
    await shortlisting.remove(job, bela.id, bulk);
    shortlisting.undoExpired(bulk);
    expect(told()).toEqual([[asha.id, chitra.id]]);
  });

  it('notifies no student after a refusal', async () => {
    const { shortlisting, shortlists, told } = aShortlisting();
    shortlists.answers.add = failure('refused', 'Not your job.');
    expect(await shortlisting.add(job, asha, 0, undo)).toEqual(failure('refused', 'Not your job.'));
    shortlisting.undoExpired(undo);
    expect(told()).toEqual([]);
  });

  it('notifies before leaving, once', async () => {
    const { shortlisting, leaving, told } = aShortlisting();
    await shortlisting.add(job, asha, 0, undo);
    await leaving.leave();
    await leaving.leave();
    shortlisting.undoExpired(undo);
    expect(told()).toEqual([[asha.id]]);
    await shortlisting.add(job, bela, 0, bulk);
    await leaving.leave();
    expect(told()).toEqual([[asha.id], [bela.id]]);
  });

  it('waits for no leaving once nothing is held', async () => {
    const { shortlisting, leaving } = aShortlisting();
    const stop = vi.fn<() => void>();
    const before = vi.spyOn(leaving, 'before').mockReturnValue(stop);
    await shortlisting.add(job, asha, 0, undo);
    await shortlisting.add(job, bela, 0, undo);
    expect([before.mock.calls.length, stop.mock.calls.length]).toEqual([1, 0]);
    shortlisting.undoExpired(undo);
    expect(stop).toHaveBeenCalledOnce();
    await shortlisting.add(job, asha, 0, undo);
    expect(before).toHaveBeenCalledTimes(2);
  });
});

describe('removing before the message is sent', () => {
  it('sends no message, also on leaving during the removal', async () => {
    const { shortlisting, shortlists, leaving, told } = aShortlisting();
    await shortlisting.add(job, asha, 0, undo);
    const answer = Promise.withResolvers<ReturnType<typeof success<void>>>();
    shortlists.answers.remove = answer.promise;
    const removing = shortlisting.remove(job, asha.id, undo);
    await leaving.leave();
    answer.resolve(success(undefined));
    await removing;
    shortlisting.undoExpired(undo);
    await leaving.leave();
    expect(told()).toEqual([]);
  });

  it('sends the message if the removal fails, before or after Undo has expired', async () => {
    const { shortlisting, shortlists, told } = aShortlisting();
    shortlists.answers.remove = failure('unreachable');
    await shortlisting.add(job, asha, 0, undo);
    await shortlisting.remove(job, asha.id, undo);
    expect(told()).toEqual([]);
    shortlisting.undoExpired(undo);
    expect(told()).toEqual([[asha.id]]);
    await shortlisting.add(job, bela, 0, undo);
    const removing = shortlisting.remove(job, bela.id, undo);
    shortlisting.undoExpired(undo);
    expect(told()).toHaveLength(1);
    await removing;
    expect(told()).toEqual([[asha.id], [bela.id]]);
  });

  it('sends the messages of undone removals together, once no Undo is left', async () => {
    const { shortlisting, told } = aShortlisting();
    for (const each of [asha, bela]) await shortlisting.add(job, each, 0, each.id);
    for (const { id } of [asha, bela]) await shortlisting.remove(job, id, bulk);
    for (const { id } of [asha, bela]) shortlisting.undoExpired(id);
    for (const each of [asha, bela]) await shortlisting.putBack(job, each);
    expect(told()).toEqual([]);
    shortlisting.undoExpired(bulk);
    expect(told()).toEqual([[asha.id, bela.id]]);
  });

  it('sends the message after the removal was undone, once no Undo is left', async () => {
    const { shortlisting, told } = aShortlisting();
    await shortlisting.add(job, asha, 0, bulk);
    await shortlisting.remove(job, asha.id, undo);
    await shortlisting.putBack(job, asha);
    shortlisting.undoExpired(undo);
    expect(told()).toEqual([]);
    shortlisting.undoExpired(bulk);
    expect(told()).toEqual([[asha.id]]);
  });

  it('sends the message at once if the removal is undone later, from the activity', async () => {
    const { shortlisting, told } = aShortlisting();
    await shortlisting.add(job, asha, 0, undo);
    await shortlisting.remove(job, asha.id, null);
    shortlisting.undoExpired(undo);
    expect(told()).toEqual([]);
    await shortlisting.putBack(job, asha);
    expect(told()).toEqual([[asha.id]]);
  });

  it('from another tab sends no message there or here', async () => {
    const one = aShortlisting();
    const two = aShortlisting(one.tabs.another());
    await one.shortlisting.add(job, asha, 0, undo);
    await one.shortlisting.add(job, bela, 0, undo);
    await two.shortlisting.remove(job, asha.id, undo);
    await Promise.resolve();
    one.shortlisting.undoExpired(undo);
    two.shortlisting.undoExpired(undo);
    expect([one.told(), two.told()]).toEqual([[[bela.id]], []]);
  });
});

it('undoing the removal of a notified student sends no second message', async () => {
  const { shortlisting, told } = aShortlisting();
  await shortlisting.add(job, asha, 0, undo);
  shortlisting.undoExpired(undo);
  await shortlisting.remove(job, asha.id, undo);
  await shortlisting.putBack(job, asha);
  shortlisting.undoExpired(undo);
  expect(told()).toEqual([[asha.id]]);
});

describe('an unfinished act', () => {
  it.each(['signed-out', 'server-error', 'unreachable'] as const)('is a failed shortlisting: %s', async (kind) => {
    const { shortlisting, shortlists, acts } = aShortlisting();
    shortlists.answers.add = failure(kind);
    await shortlisting.add(job, asha, 0, undo);
    expect([...acts.unfinished]).toEqual([['shortlist job-1 asha', kind]]);
    shortlists.answers.add = success(undefined);
    await shortlisting.add(job, asha, 0, undo);
    shortlisting.undoExpired(undo);
    await new Promise(setImmediate);
    expect(acts.unfinished.size).toBe(0);
  });

  it('is a removal or an undone removal that failed', async () => {
    const { shortlisting, shortlists, acts } = aShortlisting();
    shortlists.answers.remove = failure('signed-out');
    await shortlisting.remove(job, asha.id, null);
    shortlists.answers.add = failure('server-error');
    await shortlisting.putBack(job, bela);
    expect([...acts.unfinished]).toEqual([
      ['unshortlist job-1 asha', 'signed-out'],
      ['shortlist job-1 bela', 'server-error'],
    ]);
  });

  it('is a notification until its reply, and each one that failed', async () => {
    const { shortlisting, notifications, acts } = aShortlisting();
    const { failure: why } = failure('signed-out');
    for (const each of [asha, bela]) await shortlisting.add(job, each, 0, bulk);
    expect([...acts.unfinished.values()]).toEqual(['running', 'running']);
    notifications.answers.send = new Map([[bela.id, why]]);
    shortlisting.undoExpired(bulk);
    await new Promise(setImmediate);
    expect([...acts.unfinished]).toEqual([['tell job-1 bela', 'signed-out']]);
    notifications.answers.send = new Map();
    await shortlisting.tell(job, [bela.id]);
    expect(acts.unfinished.size).toBe(0);
  });

  it('is no notification that was withdrawn, but one that was restored', async () => {
    const { shortlisting, acts } = aShortlisting();
    await shortlisting.add(job, asha, 0, undo);
    await shortlisting.remove(job, asha.id, undo);
    expect(acts.unfinished.size).toBe(0);
    await shortlisting.putBack(job, asha);
    expect([...acts.unfinished]).toEqual([['tell job-1 asha', 'running']]);
  });

  it('is no notification that another tab has withdrawn', async () => {
    const one = aShortlisting();
    const two = aShortlisting(one.tabs.another());
    await one.shortlisting.add(job, asha, 0, undo);
    await two.shortlisting.remove(job, asha.id, undo);
    await Promise.resolve();
    expect(one.acts.unfinished.size).toBe(0);
  });

  it('is a notification that is due after the session has ended, also if the page is left', async () => {
    const { shortlisting, notifications, acts, leaving, session } = aShortlisting();
    await shortlisting.add(job, asha, 0, undo);
    await shortlisting.add(job, bela, 0, bulk);
    session.end();
    shortlisting.undoExpired(undo);
    await leaving.leave();
    expect(notifications.asked).toEqual([]);
    expect([...acts.unfinished]).toEqual([
      ['tell job-1 asha', 'signed-out'],
      ['tell job-1 bela', 'signed-out'],
    ]);
  });

  it('is no notification that leaves with the page, unless its failure still arrives', async () => {
    const { shortlisting, notifications, acts, leaving } = aShortlisting();
    await shortlisting.add(job, asha, 0, undo);
    const reply = Promise.withResolvers<Awaited<ReturnType<typeof notifications.send>>>();
    notifications.answers.send = reply.promise;
    const left = leaving.leave();
    expect([notifications.asked.length, acts.unfinished.size]).toEqual([1, 0]);
    reply.resolve(new Map([[asha.id, failure('signed-out').failure]]));
    await left;
    expect([...acts.unfinished]).toEqual([['tell job-1 asha', 'signed-out']]);
  });
});

describe('shortlisting in two tabs', () => {
  it('shortlists and notifies once', async () => {
    const one = aShortlisting();
    const two = aShortlisting(one.tabs.another());
    const results = await Promise.all([
      one.shortlisting.add(job, asha, 0, undo),
      two.shortlisting.add(job, asha, 0, bulk),
    ]);
    one.shortlisting.undoExpired(undo);
    two.shortlisting.undoExpired(bulk);
    await two.leaving.leave();
    expect(results).toEqual([{ ok: true, value: undefined }, { elsewhere: expect.any(String) }]);
    expect([one.told(), two.told(), two.shortlists.asked]).toEqual([[[asha.id]], [], []]);
  });

  it('repeats after a reload of the list, and in the same tab', async () => {
    const one = aShortlisting();
    const two = aShortlisting(one.tabs.another());
    const add = ({ shortlisting }: typeof one, readAt: number) => shortlisting.add(job, asha, readAt, undo);
    await add(one, 0);
    expect([await add(one, 0), await add(two, Date.now() + 1)]).toMatchObject([{ ok: true }, { ok: true }]);
  });
});

describe('students that were told no', () => {
  it('are asked about once, with the number of all', async () => {
    const { shortlisting, toldNo } = aShortlisting();
    toldNo.told.set(asha.id, '2026-11-28T10:00:00.000Z');
    expect(shortlisting.confirm(job, [bela])).toBe('unasked');
    const confirmed = await shortlisting.confirm(job, [asha, bela]);
    expect(toldNo.asked).toEqual([{ students: [asha.id], count: 2 }]);
    if (typeof confirmed === 'function') confirmed([asha]);
    expect(toldNo.shortlisted).toEqual([asha.id]);
    toldNo.isCanceled = true;
    expect(await shortlisting.confirm(job, [asha])).toBeNull();
  });
});

function aShortlisting(tabs = new FakeTabs()) {
  const session = new FakeSession(aSession());
  const world = shortlistingOf({ tabs, session });
  const told = () => world.notifications.asked.map(([, students]) => students);
  return { ...world, told, session };
}
