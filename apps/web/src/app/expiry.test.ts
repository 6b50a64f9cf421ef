import type { JobStatus } from '@glo/domain/jobs/job';
import { jobId, studentId } from '@glo/domain/testing/builders';
import { VerdictKeeping } from '@glo/domain/verdicts/verdict-keeping';
import type { Container } from 'inversify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../navigation/paths.ts';
import { LocalRecords } from '../state/device/local-records.ts';
import { SavedData } from '../state/saved-data/saved-data.ts';
import { VerdictStore } from '../state/verdicts/verdict-store.ts';
import { composed, recordsOnDevice, stubBrowser } from './testing/composed.ts';

/** Loading code takes long on a busy machine. */
const patience = { timeout: 30_000 };
const day = 24 * 60 * 60_000;
const createdAt = '2026-11-03T12:00:00.000Z';
const analyst = { _id: 'analyst', job_title: 'Data Analyst', createdAt, applicants: ['asha'] };

beforeEach(() => {
  stubBrowser();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T09:00:00.000Z') });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the verdicts of a job', () => {
  it('are deleted 12 months after a visit found the job closed', async () => {
    await decide();
    await visit({ closed: [analyst] });
    expect(await keptAfter(364 * day, { closed: [analyst] })).toBe(1);
    expect(await keptAfter(2 * day, { closed: [analyst] })).toBe(0);
  });

  it('are deleted if the closed job is gone', async () => {
    await decide();
    await visit({ closed: [analyst] });
    expect(await keptAfter(400 * day, {})).toBe(0);
  });

  it('stay if the job is active again', async () => {
    await decide();
    await visit({ closed: [analyst] });
    expect(await keptAfter(400 * day, { active: [analyst] })).toBe(1);
  });
});

describe('a note', () => {
  it('is deleted 24 months after its last change, as the account page says', async () => {
    const note = 'Call in June';
    const { container, open } = composed({});
    const { leave } = await open(paths.dashboard);
    await container.get(LocalRecords).note(studentId('asha'), note);
    leave();
    expect([await noteAfter(729 * day), await recordsOnDevice()]).toEqual([note, expect.stringContaining(note)]);
    const { shown } = await composed({}).open(paths.account);
    const sentence = 'Notes are deleted 24 months after their last change';
    await vi.waitFor(() => expect(shown()).toContain(sentence), patience);
    expect([await noteAfter(2 * day), await recordsOnDevice()]).toEqual(['', expect.not.stringContaining(note)]);
  });
});

/** The note on Asha that a visit of the dashboard shows, after the clock has moved. */
async function noteAfter(milliseconds: number): Promise<string> {
  vi.setSystemTime(Date.now() + milliseconds);
  const { container, open } = composed({});
  const { leave } = await open(paths.dashboard);
  const records = container.get(LocalRecords);
  await vi.waitFor(() => expect(records.isRead).toBe(true), patience);
  leave();
  return records.noteOn(studentId('asha'));
}

interface Jobs {
  readonly active?: readonly object[];
  readonly closed?: readonly object[];
}

async function decide(): Promise<void> {
  const { container } = await visit({ active: [analyst] });
  const verdicts = container.get(VerdictStore).forJob(jobId('analyst'));
  await verdicts.loaded;
  verdicts.decide([studentId('asha')], { decision: 'maybe' });
  await vi.waitFor(async () => expect(await count(container)).toBe(1), patience);
}

async function keptAfter(milliseconds: number, jobs: Jobs): Promise<number> {
  vi.setSystemTime(Date.now() + milliseconds);
  return await count((await visit(jobs)).container);
}

/** Opens the dashboard, which loads both lists, and waits until each list was compared with the device. */
async function visit({ active = [], closed = [] }: Jobs) {
  const app = composed({
    getActiveJobs: { status: 201, activeJobs: withStatus('ACTIVE', active) },
    getPastJobs: { status: 201, pastJobs: withStatus('CLOSED', closed) },
  });
  const sawJobs = vi.spyOn(VerdictKeeping.prototype, 'sawJobs').mockClear();
  const { leave } = await app.open(paths.dashboard);
  await vi.waitFor(() => expect(sawJobs.mock.lastCall?.[0]).toHaveLength(active.length + closed.length), patience);
  await Promise.all(sawJobs.mock.results.map(({ value }) => value));
  leave();
  return app;
}

function withStatus(status: JobStatus, jobs: readonly object[]) {
  return jobs.map((job) => ({ ...job, job_status: status }));
}

async function count(container: Container): Promise<number> {
  const saved = container.get(SavedData);
  await saved.refresh();
  return saved.counts.verdicts;
}
