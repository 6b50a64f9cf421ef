import { describe, expect, it, vi } from 'vitest';
import { accountId, aSession, jobId, studentId } from '../testing/builders.ts';
import { MemoryRows } from '../testing/device.ts';
import { FakeTabs } from '../testing/fake-tabs.ts';
import { FakeSession } from '../testing/onboarding.ts';
import { aVerdictRecord, someVerdicts } from '../testing/verdicts.ts';
import { VerdictKeeping } from './verdict-keeping.ts';
import { Verdicts } from './verdicts.ts';

const account = accountId('account-1');
const [designer, analyst] = [jobId('designer'), jobId('analyst')];
const asha = studentId('asha');
const now = new Date('2026-11-27T09:00:00.000Z');

describe('the verdicts of a job', () => {
  it('are read and written for the signed-in recruiter', async () => {
    const { keeping, verdicts } = aKeeping();
    verdicts.answers.ofJob = new Map([[asha, aVerdictRecord()]]);
    expect(await keeping.ofJob(designer)).toEqual(verdicts.answers.ofJob);
    const changes = new Map([[asha, null]]);
    await keeping.save(designer, changes);
    await keeping.save(designer, new Map());
    expect(verdicts.asked).toEqual([
      ['ofJob', account, designer],
      ['save', account, designer, changes],
    ]);
  });

  it('are announced to the other tabs when they change', async () => {
    const { keeping, tabs } = aKeeping();
    const heard: string[] = [];
    tabs.another().subscribe(({ about, id }) => heard.push(`${about} ${id}`));
    await keeping.save(designer, new Map([[asha, null]]));
    await vi.waitFor(() => expect(heard).toEqual(['verdicts designer']));
  });

  it('are neither read nor written without a session', async () => {
    const { keeping, verdicts, session } = aKeeping();
    session.end();
    expect((await keeping.ofJob(designer)).size).toBe(0);
    await keeping.save(designer, new Map([[asha, null]]));
    await keeping.sawJobs([{ id: designer, status: 'CLOSED' }], now);
    expect(verdicts.asked).toEqual([]);
  });

  it('say whether they outlive the visit, and when they do', async () => {
    const rows = new MemoryRows();
    const keeping = new VerdictKeeping(new Verdicts(rows), new FakeSession(aSession()), new FakeTabs());
    rows.isBlocked = true;
    await keeping.save(designer, new Map([[asha, null]]));
    const said: string[] = [];
    const kept = keeping.whenKept().then(() => said.push('kept'));
    expect([keeping.isForVisitOnly, await keeping.isReady(), said]).toEqual([true, false, []]);
    rows.isBlocked = false;
    await rows.retry();
    await kept;
    expect([keeping.isForVisitOnly, await keeping.isReady()]).toEqual([false, true]);
  });
});

describe('the verdicts of closed jobs', () => {
  it('expire 12 months after the job was first seen closed', async () => {
    const { keeping, verdicts } = aKeeping();
    verdicts.answers.closings = new Map([[designer, '2025-11-01T00:00:00.000Z']]);
    const jobs = [designer, analyst].map((id) => ({ id, status: 'CLOSED' as const }));
    await keeping.sawJobs(jobs, now);
    expect(verdicts.asked).toEqual([
      ['closings', account],
      ['saveClosings', account, new Map([[analyst, now.toISOString()]])],
      ['removeJobs', account, [designer]],
    ]);
  });

  it('stay while nothing has changed', async () => {
    const { keeping, verdicts } = aKeeping();
    await keeping.sawJobs([{ id: designer, status: 'ACTIVE' }], now);
    expect(verdicts.asked).toEqual([['closings', account]]);
  });
});

function aKeeping(tabs = new FakeTabs()) {
  const verdicts = someVerdicts();
  const session = new FakeSession(aSession());
  return { keeping: new VerdictKeeping(verdicts, session, tabs), verdicts, session, tabs };
}
