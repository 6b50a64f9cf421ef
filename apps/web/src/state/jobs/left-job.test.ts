import { aCandidate, anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { aSignedInSession } from '../../testing/session.ts';
import { type JobAsRead, LeftJob } from './left-job.ts';

const asha = aCandidate({ id: studentId('asha') });
const read: JobAsRead = {
  job: anActiveJob({ viewedApplicants: [studentId('bela')] }),
  applicants: [asha],
  asked: 200,
  recommended: null,
  shortlisted: [],
};

describe('the job that was left', () => {
  it('is kept as it was read, until its recruiter signs out', () => {
    const { left, session } = aLeftJob();
    expect(left.read(read.job.id)).toBe(read);
    expect(left.read(jobId('job-2'))).toBeNull();
    session.end();
    expect(left.read(read.job.id)).toBeNull();
  });

  it('knows who was looked at since, and who is shortlisted', () => {
    const { left } = aLeftJob();
    left.reviewed(read.job.id, asha.id, [asha]);
    left.reviewed(read.job.id, asha.id, null);
    left.reviewed(jobId('job-2'), studentId('dev'), []);
    expect(left.read(read.job.id)).toEqual({
      ...read,
      job: { ...read.job, viewedApplicants: [studentId('bela'), asha.id] },
      shortlisted: [asha],
    });
  });

  it('is none before one is left', () => {
    expect(new LeftJob(aSignedInSession()).read(read.job.id)).toBeNull();
  });
});

function aLeftJob() {
  const session = aSignedInSession();
  const left = new LeftJob(session);
  left.keep(read);
  return { left, session };
}
