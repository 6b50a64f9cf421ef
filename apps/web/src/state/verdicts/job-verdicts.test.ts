import { MemoryVerdicts } from '@glo/adapters/browser/verdicts/memory-verdicts';
import { accountId, jobId, studentId } from '@glo/domain/testing/builders';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import type { VerdictRecords } from '@glo/domain/verdicts/verdict';
import { aVerdictRecord } from '@glo/domain/testing/verdicts';
import { when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { FakeDevice } from '../../testing/fakes/fake-device.ts';
import { someVerdictUseCases } from '../../testing/fakes/kept-verdicts.ts';
import { aSignedInSession } from '../../testing/session.ts';
import { LocalRecords } from '../device/local-records.ts';
import { Notices } from '../notices.ts';
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

  it('are undone one decision at a time, also one that is stored elsewhere', async () => {
    const { verdicts } = await aTab();
    const undoShortlist = vi.fn<() => void>();
    verdicts.decide([asha], { decision: 'maybe' });
    verdicts.decide([asha, bela], { decision: 'not-a-fit' });
    verdicts.remember([asha], undoShortlist);
    verdicts.undo();
    expect([undoShortlist.mock.calls.length, verdicts.records.size]).toEqual([1, 2]);
    verdicts.undo();
    expect([verdicts.records.get(asha)?.decision, verdicts.records.has(bela)]).toEqual(['maybe', false]);
    verdicts.undo();
    expect([verdicts.isEmpty, verdicts.canUndo]).toEqual([true, false]);
    verdicts.undo();
  });

  it('keep a rating when they are cleared', async () => {
    const { verdicts } = await aTab();
    verdicts.rate(asha, 3);
    verdicts.decide([asha], { decision: 'maybe' });
    verdicts.clear([asha]);
    expect(verdicts.records.get(asha)).toMatchObject({ decision: null, rating: 3 });
  });

  it('follow another tab', async () => {
    const one = await aTab();
    const two = await aTab(one.port, one.tabs.another());
    one.verdicts.decide([asha], { decision: 'maybe' });
    await when(() => two.verdicts.records.has(asha));
    expect(two.verdicts.records.get(asha)?.decision).toBe('maybe');
  });

  it('are not replaced by a read that missed a change', async () => {
    const { verdicts, port, tabs } = await aTab();
    const reading = Promise.withResolvers<VerdictRecords>();
    const read = vi.spyOn(port, 'ofJob').mockReturnValueOnce(reading.promise);
    tabs.another().announce({ about: 'verdicts', id: job });
    await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
    verdicts.decide([asha], { decision: 'maybe' });
    reading.resolve(new Map());
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    expect(verdicts.records.has(asha)).toBe(true);
  });

  it('are introduced as private once', async () => {
    const { verdicts, notices } = await aTab();
    verdicts.decide([asha], { decision: 'maybe' });
    verdicts.decide([bela], { decision: 'maybe' });
    expect(notices.toasts.map(({ text }) => text)).toEqual([
      'Only you see Maybe and Not a fit. Students are not told.',
    ]);
  });

  it('are kept for the visit with one warning if their code fails', async () => {
    const { verdicts, notices } = await aTab(new MemoryVerdicts(), new FakeTabs(), true);
    verdicts.decide([asha], { decision: 'maybe' });
    const warnings = () => notices.toasts.filter(({ tone }) => tone === 'warning');
    await vi.waitFor(() => expect(warnings()).toHaveLength(1));
    notices.dismissToast('verdicts-visit');
    verdicts.decide([bela], { decision: 'maybe' });
    await new Promise(setImmediate);
    expect(warnings()).toEqual([]);
    expect(verdicts.records.get(asha)?.decision).toBe('maybe');
  });

  it('are shared by all that ask for the job, until another recruiter signs in', async () => {
    const { store, verdicts, session, port } = await aTab();
    await port.save(account, job, new Map([[asha, aVerdictRecord()]]));
    expect(store.of(job)).toBe(verdicts);
    session.end();
    expect(store.of(job)).not.toBe(verdicts);
  });
});

async function aTab(port = new MemoryVerdicts(), tabs = new FakeTabs(), isBroken = false) {
  const session = aSignedInSession();
  const notices = new Notices();
  const records = new LocalRecords(new FakeDevice().tab(), session, notices);
  const load = async () => {
    if (isBroken) throw new TypeError('Failed to fetch');
    return someVerdictUseCases(session, port, tabs);
  };
  const store = new VerdictStore({ load }, records, notices, tabs, session);
  const verdicts = store.of(job);
  await when(() => verdicts.isLoaded && records.isRead);
  return { store, verdicts, port, tabs, notices, session };
}
