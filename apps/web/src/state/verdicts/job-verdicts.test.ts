import { aCompleteRecruiter, accountId, aSession, jobId, studentId } from '@glo/domain/testing/builders';
import type { DeviceRow } from '@glo/domain/device/device-rows';
import { MemoryRows } from '@glo/domain/testing/device';
import { aVerdictRecord } from '@glo/domain/testing/verdicts';
import { Verdicts } from '@glo/domain/verdicts/verdicts';
import { when } from 'mobx';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Given, testContainer } from '../../testing/container.ts';
import { DeviceCode } from '../device-code.ts';
import { PressGuard } from '../press/press-guard.ts';
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

  it('are kept for the visit and said to be unsaved if their code fails', async () => {
    const { verdicts, unsaved } = await aTab({}, { isBroken: true });
    verdicts.decide([asha], { decision: 'maybe' });
    await vi.waitFor(() => expect(unsaved()).toEqual([asha]));
    verdicts.decide([bela], { decision: 'maybe' });
    await vi.waitFor(() => expect(unsaved()).toEqual([asha, bela]));
    expect(verdicts.records.get(asha)?.decision).toBe('maybe');
  });

  it('are written as soon as the recruiter tries again', async () => {
    const code = { isBroken: true };
    const { verdicts, port, unsaved } = await aTab({}, code);
    verdicts.decide([asha], { decision: 'maybe' });
    await vi.waitFor(() => expect(unsaved()).toEqual([asha]));
    code.isBroken = false;
    verdicts.saveAgain();
    await vi.waitFor(() => expect(unsaved()).toEqual([]));
    expect((await port.ofJob(account, job)).size).toBe(1);
    code.isBroken = true;
    verdicts.decide([bela], { decision: 'maybe' });
    await vi.waitFor(() => expect(unsaved()).toEqual([bela]));
    code.isBroken = false;
    verdicts.saveAgain();
    await vi.waitFor(async () => expect((await port.ofJob(account, job)).size).toBe(2));
  });

  it('are written when their code loads late, over those that were stored before', async () => {
    const rows = new MemoryRows();
    const port = new Verdicts(rows);
    await port.save(account, job, new Map([[asha, aVerdictRecord({ decision: 'maybe' })]]));
    const code = { isBroken: true };
    const { verdicts, unsaved, tabs } = await aTab({ rows }, code);
    verdicts.decide([asha, bela], { decision: 'not-a-fit' });
    await vi.waitFor(() => expect(unsaved()).toEqual([asha, bela]));
    code.isBroken = false;
    tabs.hear({ about: 'return', id: '' });
    const stored = async () => [...(await port.ofJob(account, job))].map(([id, { decision }]) => [id, decision]);
    await vi.waitFor(async () =>
      expect(await stored()).toEqual([
        [asha, 'not-a-fit'],
        [bela, 'not-a-fit'],
      ]),
    );
    expect(verdicts.records).toEqual(await port.ofJob(account, job));
    expect(unsaved()).toEqual([]);
  });

  it('wait for a database that opens late, and are said to be unsaved until they are on disk', async () => {
    const rows = new MemoryRows();
    const port = new Verdicts(rows);
    await port.save(account, job, new Map([[asha, aVerdictRecord({ decision: 'maybe' })]]));
    const stored = await rows.read(account, 'verdicts', job);
    const late = Promise.withResolvers<readonly DeviceRow[]>();
    const reading = vi.spyOn(rows, 'read').mockReturnValue(late.promise);
    rows.isBlocked = true;
    const store = testContainer({ rows }).container.get(VerdictStore);
    const verdicts = store.forJob(job);
    verdicts.decide([bela], { decision: 'not-a-fit' });
    await vi.waitFor(() => expect(store.unsaved.get(job)).toEqual(new Set([bela])));
    expect(verdicts.isLoaded).toBe(false);
    rows.isBlocked = false;
    reading.mockRestore();
    late.resolve(stored);
    await vi.waitFor(() => expect(store.unsaved.size).toBe(0));
    expect([...(await port.ofJob(account, job)).keys()]).toEqual([asha, bela]);
    expect([...verdicts.records.keys()]).toEqual([asha, bela]);
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
    const code = { isBroken: true };
    const { store, verdicts, port, unsaved, session } = await aTab({}, code);
    verdicts.decide([asha], { decision: 'maybe' });
    await vi.waitFor(() => expect(unsaved()).toEqual([asha]));
    session.expire();
    session.start(aSession());
    expect([unsaved(), store.forJob(job).records.size]).toEqual([[asha], 1]);
    session.expire();
    code.isBroken = false;
    verdicts.saveAgain();
    await vi.waitFor(() => expect(unsaved()).toEqual([]));
    expect((await port.ofJob(account, job)).size).toBe(1);
  });

  it('keep what was stored if a decision is undone before it could be read', async () => {
    const rows = new MemoryRows();
    const port = new Verdicts(rows);
    await port.save(account, job, new Map([[asha, aVerdictRecord({ decision: 'maybe' })]]));
    const code = { isBroken: true };
    const { verdicts } = await aTab({ rows }, code);
    verdicts.decide([asha], { decision: 'not-a-fit' });
    verdicts.history.undo();
    code.isBroken = false;
    verdicts.decide([bela], { decision: 'maybe' });
    await vi.waitFor(async () => expect((await port.ofJob(account, job)).size).toBe(2));
    expect([...verdicts.records].map(([id, { decision }]) => [id, decision])).toEqual([
      [asha, 'maybe'],
      [bela, 'maybe'],
    ]);
  });

  it('are written a while after their code failed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const code = { isBroken: true };
    const { verdicts, port } = await aTab({}, code);
    verdicts.decide([asha], { decision: 'maybe' });
    await vi.advanceTimersByTimeAsync(4000);
    code.isBroken = false;
    await vi.advanceTimersByTimeAsync(2000);
    expect((await port.ofJob(account, job)).size).toBe(1);
  });

  it('are not written for another recruiter', async () => {
    const code = { isBroken: true };
    const { verdicts, port, session } = await aTab({}, code);
    verdicts.decide([asha], { decision: 'maybe' });
    const another = accountId('account-2');
    session.start(aSession(aCompleteRecruiter({ accountId: another })));
    code.isBroken = false;
    verdicts.decide([bela], { decision: 'maybe' });
    await new Promise(setImmediate);
    expect([(await port.ofJob(account, job)).size, (await port.ofJob(another, job)).size]).toEqual([0, 0]);
  });

  it('are shared by all that ask for the job, until another recruiter signs in', async () => {
    const { store, verdicts, session, port } = await aTab();
    await port.save(account, job, new Map([[asha, aVerdictRecord()]]));
    expect(store.forJob(job)).toBe(verdicts);
    session.end();
    expect(store.forJob(job)).not.toBe(verdicts);
  });
});

async function aTab(given: Pick<Given, 'rows' | 'tabs'> = {}, code = { isBroken: false }) {
  const { container, ...world } = testContainer(given);
  const { session, records, useCases } = world;
  vi.spyOn(container.get(DeviceCode), 'load').mockImplementation(async () => (code.isBroken ? null : useCases));
  const store = container.get(VerdictStore);
  // Stops retries, which would otherwise run in the fake timers of another test.
  onTestFinished(() => session.end());
  const verdicts = store.forJob(job);
  await when(() => verdicts.isLoaded && records.isRead);
  const unsaved = () => [...(store.unsaved.get(job) ?? [])];
  return { ...world, store, verdicts, port: new Verdicts(world.rows), presses: container.get(PressGuard), unsaved };
}
