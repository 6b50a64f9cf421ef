import { JobLifecycle } from '@glo/domain/jobs/job-lifecycle';
import { aCandidate, anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { testContainer } from '../../testing/container.ts';
import { type CachedJob, JobCache } from './job-cache.ts';

const asha = aCandidate({ id: studentId('asha') });
const read: CachedJob = {
  job: anActiveJob({ viewedApplicants: [studentId('bela')] }),
  applicants: [asha],
  requested: new Set([asha.id]),
  recommended: null,
  shortlisted: [],
};

describe('the job cache', () => {
  it('keeps the last job until sign-out', () => {
    const { cache, session } = aJobCache();
    expect(cache.read(read.job.id)).toBe(read);
    expect(cache.read(jobId('job-2'))).toBeNull();
    session.end();
    expect(cache.read(read.job.id)).toBeNull();
  });

  it('is cleared when a job changes', async () => {
    const { cache, lifecycle } = aJobCache();
    await lifecycle.changeStatus(read.job.id, 'CLOSED');
    expect(cache.read(read.job.id)).toBeNull();
  });

  it('takes over viewed applicants and the shortlist', () => {
    const { cache } = aJobCache();
    cache.reviewed(read.job.id, asha.id, [asha]);
    cache.reviewed(read.job.id, asha.id, null);
    cache.reviewed(read.job.id, null, null);
    cache.reviewed(jobId('job-2'), studentId('dev'), []);
    expect(cache.read(read.job.id)).toEqual({
      ...read,
      job: { ...read.job, viewedApplicants: [studentId('bela'), asha.id] },
      shortlisted: [asha],
    });
  });
});

function aJobCache() {
  const { container, session } = testContainer();
  const [cache, lifecycle] = [container.get(JobCache), container.get(JobLifecycle)];
  expect(cache.read(read.job.id)).toBeNull();
  cache.keep(read);
  return { cache, lifecycle, session };
}
