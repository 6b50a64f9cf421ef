import { aCompleteRecruiter, accountId, aSession, jobId, studentId } from '@glo/domain/testing/builders';
import type { DeviceRow } from '@glo/domain/device/device-rows';
import { MemoryRows } from '@glo/domain/testing/device';
import { aVerdictRecord } from '@glo/domain/testing/verdicts';
import { Verdicts } from '@glo/domain/verdicts/verdicts';
import { when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { type Given, testContainer } from '../../testing/container.ts';
import { PressGuard } from '../press/press-guard.ts';
import { SavedData } from '../saved-data/saved-data.ts';
import { VerdictStore } from './verdict-store.ts';

const [asha, bela] = [studentId('asha'), studentId('bela')];
const job = jobId('job-1');
const account = accountId('account-1');

describe('the verdicts on a job', () => {
  it('are shown at once and stored', async () => {
    const { verdicts, port } = await aTab();
    verdicts.decide([asha, bela], { decision: 'not-a-fit', reason: 'location' });
    expect(verdicts.records.get(bela)).toMatchObject({ decision: 'not-a-fit', reason: 'location' });
    await vi.waitFor(async () => expect((await port.ofJob(account, job)).size).toBe(2));
  });

  it('name their reason in the toast', async () => {
    const { verdicts, notices } = await aTab();
    verdicts.decide([asha], { decision: 'maybe' });
    verdicts.decide([asha], { decision: 'not-a-fit', reason: 'location' });
    expect(notices.toasts.at(-1)?.text).toBe('Not a fit: Location');
  });

  it('are undone one decision at a time, also one that is stored elsewhere', async () => {
    const { verdicts } = await aTab();
    const undoShortlist = vi.fn<() => void>();
    verdicts.decide([asha], { decision: 'maybe' });
    verdicts.decide([asha, bela], { decision: 'not-a-fit' });
    verdicts.history.offerUndo([asha], { key: 'asha', text: 'Shortlisted', undo: undoShortlist });
    verdicts.history.undo();
    expect([undoShortlist.mock.calls.length, verdicts.records.size]).toEqual([1, 2]);
    verdicts.history.undo();
    expect([verdicts.records.get(asha)?.decision, verdicts.records.has(bela)]).toEqual(['maybe', false]);
    verdicts.history.undo();
    expect([verdicts.isEmpty, verdicts.history.undo()]).toEqual([true, []]);
  });

  it('are undone by the toast once for a double press', async () => {
    const { verdicts, presses, notices } = await aTab();
    const [first, second] = [asha, bela].map((student) => {
      verdicts.decide([student], { decision: 'maybe' });
      return notices.toasts.at(-1)?.action?.onPress;
    });
    presses.pressed({ timeStamp: 0 });
    second?.();
    presses.pressed({ timeStamp: 399 });
    first?.();
    expect([...verdicts.records.keys()]).toEqual([asha]);
  });

  it('follow another tab', async () => {
    const one = await aTab();
    const two = await aTab({ rows: one.rows, tabs: one.tabs.another() });
    one.verdicts.decide([asha], { decision: 'maybe' });
    await when(() => two.verdicts.records.has(asha));
    expect(two.verdicts.records.get(asha)?.decision).toBe('maybe');
  });

  it('follow an import in this tab', async () => {
    const { verdicts, saved } = await aTab();
    const imported = new Map([[JSON.stringify([job, asha]), aVerdictRecord()]]);
    await saved.change(account, (mine) => ({ ...mine, verdicts: imported }));
    await vi.waitFor(() => expect(verdicts.records.has(asha)).toBe(true));
  });

  it('are not replaced by a read that missed a change', async () => {
    const { verdicts, rows, tabs } = await aTab();
    const reading = Promise.withResolvers<readonly DeviceRow[]>();
    const read = vi.spyOn(rows, 'read').mockReturnValueOnce(reading.promise);
    tabs.another().announce({ about: 'verdicts', id: job });
    await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
    verdicts.decide([asha], { decision: 'maybe' });
    reading.resolve([]);
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    expect(verdicts.records.has(asha)).toBe(true);
  });

  it('are introduced as private once', async () => {
    const { verdicts, notices } = await aTab();
    const said = () => notices.toasts.map(({ text, detail, durationMs }) => [text, detail, durationMs]);
    verdicts.decide([asha], { decision: 'maybe' }, 'Asha');
    expect(said()).toEqual([['Maybe. Students are not told.', 'Asha', 10_000]]);
    verdicts.decide([bela], { decision: 'maybe' }, 'Bela');
    expect(said()).toEqual([['Maybe', 'Bela', 5000]]);
  });

  it('are undone by student after a reload, unless they are older than the review', async () => {
    const { verdicts, notices } = await aTab();
    const before = new Date(Date.now() - 1000).toISOString();
    verdicts.decide([asha], { decision: 'maybe' });
    verdicts.undoSince(asha, new Date(Date.now() + 1000).toISOString());
    verdicts.undoSince(bela, before);
    expect(verdicts.records.has(asha)).toBe(true);
    verdicts.undoSince(asha, before);
    expect([verdicts.records.size, notices.toasts.at(-1)?.text]).toEqual([0, 'Undone: Maybe']);
  });

  it('are kept for the visit and said to be unsaved if the device is blocked', async () => {
    const { verdicts, rows, unsaved } = await aTab();
    rows.isBlocked = true;
    verdicts.decide([asha], { decision: 'maybe' });
    await vi.waitFor(() => expect(unsaved()).toEqual([asha]));
    verdicts.decide([bela], { decision: 'maybe' });
    await vi.waitFor(() => expect(unsaved()).toEqual([asha, bela]));
    expect(verdicts.records.get(asha)?.decision).toBe('maybe');
  });

  it('are written as soon as the recruiter tries again', async () => {
    const { verdicts, rows, port, unsaved } = await aTab();
    rows.isBlocked = true;
    verdicts.decide([asha], { decision: 'maybe' });
    await vi.waitFor(() => expect(unsaved()).toEqual([asha]));
    rows.isBlocked = false;
    verdicts.saveAgain();
    await vi.waitFor(() => expect(unsaved()).toEqual([]));
    expect((await port.ofJob(account, job)).size).toBe(1);
  });

  it('wait for a database that opens late, and are said to be unsaved until they are on disk', async () => {
    const { verdicts, rows, port, unsaved, open } = await aLateTab();
    rows.isBlocked = true;
    verdicts.decide([asha, bela], { decision: 'not-a-fit' });
    await vi.waitFor(() => expect(unsaved()).toEqual([asha, bela]));
    expect(verdicts.isLoaded).toBe(false);
    rows.isBlocked = false;
    open();
    await vi.waitFor(() => expect(unsaved()).toEqual([]));
    expect(verdicts.records).toEqual(await port.ofJob(account, job));
    expect([...verdicts.records].map(([id, { decision }]) => [id, decision])).toEqual([
      [asha, 'not-a-fit'],
      [bela, 'not-a-fit'],
    ]);
  });

  it('are said to be unsaved until they are on disk, also when the recruiter returns to the tab', async () => {
    const { verdicts, rows, unsaved, tabs } = await aTab();
    rows.isBlocked = true;
    verdicts.decide([asha], { decision: 'maybe' });
    await vi.waitFor(() => expect(unsaved()).toEqual([asha]));
    tabs.hear({ about: 'return', id: '' });
    await new Promise(setImmediate);
    expect(unsaved()).toEqual([asha]);
    rows.isBlocked = false;
    await rows.retry();
    await vi.waitFor(() => expect(unsaved()).toEqual([]));
  });

  it('wait for the disk, and are said to be unsaved, also after the session has expired', async () => {
    const { store, verdicts, rows, port, unsaved, session } = await aTab();
    rows.isBlocked = true;
    verdicts.decide([asha], { decision: 'maybe' });
    await vi.waitFor(() => expect(unsaved()).toEqual([asha]));
    session.expire();
    session.start(aSession());
    expect([unsaved(), store.forJob(job).records.size]).toEqual([[asha], 1]);
    session.expire();
    rows.isBlocked = false;
    verdicts.saveAgain();
    await vi.waitFor(() => expect(unsaved()).toEqual([]));
    expect((await port.ofJob(account, job)).size).toBe(1);
  });

  it('keep what was stored if a decision is undone before it could be read', async () => {
    const { verdicts, port, open } = await aLateTab();
    verdicts.decide([asha], { decision: 'not-a-fit' });
    verdicts.history.undo();
    verdicts.decide([bela], { decision: 'maybe' });
    open();
    await vi.waitFor(async () => expect((await port.ofJob(account, job)).size).toBe(2));
    expect([...verdicts.records].map(([id, { decision }]) => [id, decision])).toEqual([
      [asha, 'maybe'],
      [bela, 'maybe'],
    ]);
  });

  it('are not written for another recruiter', async () => {
    const { verdicts, port, session, open } = await aLateTab();
    verdicts.decide([bela], { decision: 'maybe' });
    const another = accountId('account-2');
    session.start(aSession(aCompleteRecruiter({ accountId: another })));
    open();
    verdicts.decide([bela], { decision: 'maybe' });
    await new Promise(setImmediate);
    const stored = [await port.ofJob(account, job), await port.ofJob(another, job)];
    expect(stored.map((ofJob) => ofJob.has(bela))).toEqual([false, false]);
  });

  it('are shared by all that ask for the job, until another recruiter signs in', async () => {
    const { store, verdicts, session, port } = await aTab();
    await port.save(account, job, new Map([[asha, aVerdictRecord()]]));
    expect(store.forJob(job)).toBe(verdicts);
    session.end();
    expect(store.forJob(job)).not.toBe(verdicts);
  });
});

async function aTab(given: Pick<Given, 'rows' | 'tabs'> = {}) {
  const { verdicts, ...world } = openedTab(given);
  await when(() => verdicts.isLoaded && world.records.isRead);
  return { ...world, verdicts };
}

/** A tab whose database opens with `open`. Asha was decided on before. */
async function aLateTab() {
  const rows = new MemoryRows();
  await new Verdicts(rows).save(account, job, new Map([[asha, aVerdictRecord({ decision: 'maybe' })]]));
  const stored = await rows.read(account, 'verdicts', job);
  const late = Promise.withResolvers<readonly DeviceRow[]>();
  const reading = vi.spyOn(rows, 'read').mockReturnValue(late.promise);
  const open = () => {
    reading.mockRestore();
    late.resolve(stored);
  };
  return { ...openedTab({ rows }), open };
}

function openedTab(given: Pick<Given, 'rows' | 'tabs'>) {
  const { container, ...world } = testContainer(given);
  const store = container.get(VerdictStore);
  const unsaved = () => [...(store.unsaved.get(job) ?? [])];
  const [port, presses] = [new Verdicts(world.rows), container.get(PressGuard)];
  const saved = container.get(SavedData);
  return { ...world, store, verdicts: store.forJob(job), port, presses, unsaved, saved };
}
