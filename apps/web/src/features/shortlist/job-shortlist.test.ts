import { nameOf } from '@glo/domain/candidates/identity';
import { shortlistedMessage } from '@glo/domain/candidates/notifications';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { aLoadedShortlist } from '../../testing/job-tab.ts';

const asha = aCandidate({ id: studentId('asha'), name: 'Asha' });
const kabir = aCandidate({ id: studentId('kabir'), name: 'Kabir' });
const dev = aCandidate({ id: studentId('dev'), name: 'Dev' });

describe('shortlisting for a job', () => {
  it('shows at once, notifies the student once, and sends one request for several presses', async () => {
    const { shortlist, shortlists, notifications, gone } = await aLoadedShortlist();
    const first = shortlist.toggle(asha);
    const second = shortlist.toggle(asha);
    expect(shortlist.ids.has(asha.id)).toBe(true);
    expect(shortlist.busy.has(asha.id)).toBe(true);
    await Promise.all([first, second]);
    expect(shortlists.asked.filter(([method]) => method === 'add')).toEqual([['add', 'job-1', asha]]);
    expect([shortlist.busy.size, notifications.asked]).toEqual([0, []]);
    gone();
    expect(notifications.asked).toEqual([['send', [asha.id], shortlistedMessage]]);
  });

  it('keeps a press that comes before the response to the opposite one', async () => {
    const { shortlist, shortlists } = await aLoadedShortlist();
    void shortlist.add(asha);
    await shortlist.remove(asha);
    expect(shortlist.ids.has(asha.id)).toBe(false);
    await shortlist.add(asha);
    void shortlist.takeBack(asha, null, true);
    await Promise.all([shortlist.add(asha), shortlist.add(asha)]);
    expect(shortlist.ids.has(asha.id)).toBe(true);
    expect(shortlists.asked.map(([call]) => call)).toEqual(['candidates', 'add', 'remove', 'add', 'remove', 'add']);
  });

  it('is unfinished if the shortlist cannot be read', async () => {
    const { shortlist, acts, shortlists, notices } = await aLoadedShortlist({ fails: true });
    expect(await shortlist.add(asha)).toMatchObject({ ok: false });
    expect(notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..' }]);
    expect([...acts.unfinished]).toEqual([['shortlist job-1 asha', 'unreachable']]);
    expect(shortlists.asked.map(([call]) => call)).not.toContain('add');
  });

  it('is not undone by an older response', async () => {
    const { shortlist, shortlists } = await aLoadedShortlist({ of: [kabir] });
    const late = Promise.withResolvers<ReturnType<typeof success<(typeof asha)[]>>>();
    shortlists.answers.candidates = late.promise;
    const reading = shortlist.list.load();
    await shortlist.toggle(asha);
    late.resolve(success([kabir]));
    await reading;
    expect(shortlist.list.value).toEqual([kabir, asha]);
  });

  it('shows a toast with Undo', async () => {
    const { shortlist, shortlists, notifications, notices, undo, leaving } = await aLoadedShortlist({ of: [asha] });
    await shortlist.toggle(kabir);
    expect(notices.toasts).toMatchObject([
      { text: 'Shortlisted for this job', detail: kabir.name, durationMs: 5000, action: { label: 'Undo' } },
    ]);
    await undo();
    expect([shortlist.list.value, notices.toasts]).toEqual([[asha], []]);
    expect(shortlists.asked).toContainEqual(['remove', 'job-1', kabir.id]);
    await leaving.leave();
    expect(notifications.asked).toEqual([]);
  });

  it('notifies the student once after a removal that was undone', async () => {
    const { shortlist, notifications, undo, gone } = await aLoadedShortlist();
    await shortlist.add(asha);
    await shortlist.remove(asha);
    expect(notifications.asked).toEqual([]);
    await undo();
    expect(notifications.asked).toEqual([['send', [asha.id], shortlistedMessage]]);
    await shortlist.remove(asha);
    gone();
    expect(notifications.asked).toHaveLength(1);
  });

  it('says so quietly if the candidate is already shortlisted, and keeps Undo', async () => {
    const { shortlist, notices, notifications } = await aLoadedShortlist();
    await shortlist.add(asha);
    expect([await shortlist.add(asha), await shortlist.add(asha)]).toEqual([success('already'), success('already')]);
    expect(notices.toasts.map(({ text, tone }) => [text, tone])).toEqual([
      ['Shortlisted for this job', 'success'],
      ['Asha is already shortlisted.', 'info'],
    ]);
    expect(notifications.asked).toEqual([]);
  });

  it('loads a failed list first, so that no student is notified twice', async () => {
    const { shortlist, shortlists, notifications, leaving } = await aLoadedShortlist({ fails: true });
    shortlists.answers.candidates = success([asha]);
    await Promise.all([shortlist.toggle(asha), shortlist.toggle(kabir)]);
    expect([...shortlist.ids]).toEqual([asha.id, kabir.id]);
    expect(shortlists.asked.filter(([method]) => method === 'add')).toEqual([['add', 'job-1', kabir]]);
    await leaving.leave();
    expect(notifications.asked).toEqual([['send', [kabir.id], shortlistedMessage]]);
  });

  it('waits for a list that is loading', async () => {
    const { shortlist, shortlists } = await aLoadedShortlist({ fails: true });
    const answer = Promise.withResolvers<ReturnType<typeof success<(typeof asha)[]>>>();
    shortlists.answers.candidates = answer.promise;
    void shortlist.list.load();
    const toggling = shortlist.toggle(asha);
    await new Promise(setImmediate);
    expect(shortlists.asked.map(([method]) => method)).not.toContain('add');
    answer.resolve(success([kabir]));
    await toggling;
    expect(shortlist.list.value).toEqual([kabir, asha]);
    expect(shortlists.asked.map(([method]) => method)).toEqual(['candidates', 'candidates', 'add']);
  });
});

describe('removing from the shortlist', () => {
  it('shows a toast with Undo', async () => {
    const { shortlist, shortlists, notices } = await aLoadedShortlist({ of: [asha, kabir] });
    await shortlist.toggle(asha);
    expect(shortlist.list.value).toEqual([kabir]);
    expect(shortlists.asked).toContainEqual(['remove', 'job-1', asha.id]);
    expect(notices.toasts).toMatchObject([
      { text: 'Candidate Removed!', detail: asha.name, durationMs: 5000, action: { label: 'Undo' } },
    ]);
  });

  it('restores all positions on Undo without notifying students', async () => {
    const { shortlist, shortlists, notifications, undo } = await aLoadedShortlist({ of: [asha, kabir, dev] });
    await shortlist.toggle(kabir);
    await shortlist.toggle(asha);
    await undo();
    await undo();
    expect(shortlist.list.value).toEqual([asha, kabir, dev]);
    const added = shortlists.asked.filter(([method]) => method === 'add');
    expect(added.map(([, , candidate]) => candidate)).toEqual([asha, kabir]);
    expect(notifications.asked).toEqual([]);
  });

  it('stays removed with a toast if Undo fails', async () => {
    const { shortlist, shortlists, notices, undo } = await aLoadedShortlist({ of: [asha, kabir] });
    await shortlist.toggle(asha);
    shortlists.answers.add = failure('unreachable');
    await undo();
    expect(shortlist.list.value).toEqual([kabir]);
    expect(notices.toasts.at(-1)).toMatchObject({ text: 'Some error occured! Please retry..' });
  });

  it('replaces the toast of an earlier action on the same candidate', async () => {
    const { shortlist, notices } = await aLoadedShortlist({ of: [asha, kabir] });
    await shortlist.toggle(asha);
    await shortlist.toggle(asha);
    await shortlist.toggle(kabir);
    expect(notices.toasts.map(({ text, detail }) => [text, detail])).toEqual([
      ['Shortlisted for this job', asha.name],
      ['Candidate Removed!', kabir.name],
    ]);
  });
});

describe('the result of a change', () => {
  const esha = aCandidate({ id: studentId('esha'), name: 'Esha' });

  it('is done, already or failed, which restores the positions', async () => {
    const { shortlist, shortlists, notices } = await aLoadedShortlist({ of: [asha] });
    expect(await shortlist.add(kabir)).toEqual(success('done'));
    expect(await shortlist.add(kabir)).toEqual(success('already'));
    expect(await shortlist.remove(kabir)).toEqual(success('done'));
    expect(await shortlist.remove(kabir)).toEqual(success('already'));
    expect(await shortlist.putBack(kabir, [asha, kabir])).toEqual(success('done'));
    expect(await shortlist.putBack(kabir, [asha, kabir])).toEqual(success('already'));
    const failed = failure('server-error');
    Object.assign(shortlists.answers, { add: failed, remove: failed });
    expect(await shortlist.remove(asha)).toMatchObject({ ok: false });
    expect(notices.toasts.at(-1)).toMatchObject({ text: 'Some error occured! Please retry..' });
    expect(await shortlist.add(dev)).toMatchObject({ ok: false });
    expect(await shortlist.putBack(dev, [])).toMatchObject({ ok: false });
    expect(shortlist.list.value).toEqual([asha, kabir]);
  });

  it('is already while a request for the candidate runs', async () => {
    const { shortlist } = await aLoadedShortlist({ of: [asha] });
    const first = shortlist.remove(asha);
    expect([await shortlist.remove(asha), await first]).toEqual([success('already'), success('done')]);
  });

  it('is already for a removal without a list', async () => {
    const { shortlist, shortlists } = await aLoadedShortlist({ fails: true });
    expect([await shortlist.remove(asha), shortlist.list.value]).toEqual([success('already'), null]);
    expect(shortlists.asked.map(([method]) => method)).not.toContain('remove');
  });

  it('restores the position behind earlier and before newer candidates', async () => {
    const { shortlist } = await aLoadedShortlist({ of: [asha, kabir] });
    await shortlist.remove(kabir);
    await shortlist.add(esha);
    await shortlist.putBack(kabir, [asha, kabir]);
    expect(shortlist.list.value).toEqual([asha, kabir, esha]);
    await shortlist.remove(asha);
    await shortlist.putBack(asha, [asha, kabir]);
    expect(shortlist.list.value).toEqual([asha, kabir, esha]);
    await shortlist.putBack(dev, [asha, kabir]);
    expect(shortlist.list.value).toEqual([asha, kabir, esha, dev]);
  });
});

describe('a shortlist changed by another tab', () => {
  it('notifies the student once, shows a toast and reloads the list', async () => {
    const one = await aLoadedShortlist();
    const two = await aLoadedShortlist({ tabs: one.tabs.another() });
    expect(await one.shortlist.toggle(asha)).toEqual(success('done'));
    two.shortlists.answers.candidates = success([asha]);
    expect(await two.shortlist.toggle(asha)).toEqual(success('already'));
    await when(() => two.shortlist.list.value?.[0] === asha && !two.shortlist.list.request.pending);
    await Promise.all([one, two].map(({ leaving }) => leaving.leave()));
    expect([one.notifications.asked.length, two.notifications.asked]).toEqual([1, []]);
    expect(two.notices.toasts).toMatchObject([{ text: `${nameOf(asha)} was already shortlisted from another tab.` }]);
    expect(two.shortlists.asked.map(([name]) => name)).toEqual(['candidates', 'candidates']);
  });

  it('notifies the student once although the reload has not been answered', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const one = await aLoadedShortlist();
    const two = await aLoadedShortlist({ tabs: one.tabs.another() });
    await one.shortlist.add(asha);
    vi.advanceTimersByTime(1);
    two.shortlists.answers.candidates = new Promise<never>(() => undefined);
    void two.shortlist.list.refresh();
    expect(await two.shortlist.add(asha)).toEqual(success('already'));
  });

  it('reloads only after a running change', async () => {
    const { shortlist, shortlists } = await aLoadedShortlist();
    const answer = Promise.withResolvers<Outcome<void>>();
    shortlists.answers.add = answer.promise;
    const adding = shortlist.add(asha);
    void shortlist.list.refresh();
    expect(shortlists.asked.map(([name]) => name)).toEqual(['candidates', 'add']);
    answer.resolve(success(undefined));
    await adding;
    await vi.waitFor(() => expect(shortlists.asked.at(-1)?.[0]).toBe('candidates'));
  });
});

describe('shortlisting a candidate that was told no', () => {
  it('waits for the answer, then shortlists and goes on from there', async () => {
    const { shortlist, shortlists, toldNo } = await aLoadedShortlist();
    toldNo.told.set(asha.id, '2026-11-28T10:00:00.000Z');
    const onConfirmed = vi.fn<() => void>();
    const adding = shortlist.add(asha, { onConfirmed });
    expect([shortlist.ids.size, onConfirmed.mock.calls.length]).toEqual([0, 0]);
    expect(await adding).toEqual(success('done'));
    expect([onConfirmed.mock.calls.length, toldNo.shortlisted]).toEqual([1, [asha.id]]);
    expect(shortlists.asked.at(-1)?.[0]).toBe('add');
  });

  it('does nothing if the recruiter cancels', async () => {
    const { shortlist, shortlists, notices, toldNo } = await aLoadedShortlist();
    toldNo.told.set(asha.id, '2026-11-28T10:00:00.000Z');
    toldNo.isCanceled = true;
    expect(await shortlist.toggle(asha)).toEqual(success('already'));
    expect([shortlists.asked.map(([name]) => name), notices.toasts]).toEqual([['candidates'], []]);
  });
});
