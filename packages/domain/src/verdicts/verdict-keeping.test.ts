import { describe, expect, it, vi } from 'vitest';
import { accountId, aSession, jobId, studentId } from '../testing/builders.ts';
import { MemoryRows } from '../testing/device.ts';
import { FakeTabs } from '../testing/fake-tabs.ts';
import { FakeSession } from '../testing/onboarding.ts';
import { aVerdictRecord } from '../testing/verdicts.ts';
import { VerdictKeeping } from './verdict-keeping.ts';
import { Verdicts } from './verdicts.ts';

const account = accountId('account-1');
const [designer, analyst] = [jobId('designer'), jobId('analyst')];
const decided = new Map([[studentId('asha'), aVerdictRecord()]]);
const now = new Date('2026-11-27T09:00:00.000Z');

describe('the verdicts of a job', () => {
  it('are read and written for the signed-in recruiter', async () => {
    const { keeping, stored } = aKeeping();
    await keeping.save(designer, decided);
    expect([await keeping.ofJob(designer), await stored.ofJob(account, designer)]).toEqual([decided, decided]);
    expect(await keeping.all()).toEqual(new Map([[designer, decided]]));
  });

  it('are announced to the other tabs when they change', async () => {
    const { keeping, tabs } = aKeeping();
    const heard: string[] = [];
    tabs.another().subscribe(({ about, id }) => heard.push(`${about} ${id}`));
    await keeping.save(designer, new Map());
    await keeping.save(analyst, decided);
    await vi.waitFor(() => expect(heard).toEqual(['verdicts analyst']));
  });

  it('are neither read nor written without a session', async () => {
    const { keeping, stored, session } = aKeeping();
    await keeping.save(designer, decided);
    session.end();
    await keeping.save(analyst, decided);
    await keeping.sawJobs([{ id: designer, status: 'CLOSED' }], now);
    expect([(await keeping.ofJob(designer)).size, (await keeping.all()).size]).toEqual([0, 0]);
    expect([(await stored.ofAccount(account)).size, (await stored.closings(account)).size]).toEqual([1, 0]);
  });

  it('say whether they outlive the visit, and when they do', async () => {
    const { keeping, rows } = aKeeping();
    rows.isBlocked = true;
    await keeping.save(designer, decided);
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
    const { keeping, stored } = aKeeping();
    for (const job of [designer, analyst]) await keeping.save(job, decided);
    await stored.saveClosings(account, new Map([[designer, '2025-11-01T00:00:00.000Z']]));
    const jobs = [designer, analyst].map((id) => ({ id, status: 'CLOSED' as const }));
    await keeping.sawJobs(jobs, now);
    expect(await keeping.all()).toEqual(new Map([[analyst, decided]]));
    expect(await stored.closings(account)).toEqual(new Map([[analyst, now.toISOString()]]));
  });

  it('stay while nothing has changed', async () => {
    const { keeping, rows } = aKeeping();
    const changes = [vi.spyOn(rows, 'write'), vi.spyOn(rows, 'remove')];
    await keeping.sawJobs([{ id: designer, status: 'ACTIVE' }], now);
    for (const change of changes) expect(change).not.toHaveBeenCalled();
  });
});

function aKeeping() {
  const [rows, session, tabs] = [new MemoryRows(), new FakeSession(aSession()), new FakeTabs()];
  return { keeping: new VerdictKeeping(rows, session, tabs), stored: new Verdicts(rows), rows, session, tabs };
}
