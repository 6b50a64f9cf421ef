import { getActiveJobs, getJob, getPastJobs, suggestDescription } from '@glo/adapters/wire/jobs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCandidate, aJob } from '../testing/hiring.ts';
import { type HiringWorld, startHiring } from '../testing/hiring-world.ts';

let world: HiringWorld;

beforeEach(async () => {
  world = await startHiring({
    jobs: [
      aJob('older', { createdAt: '2026-09-01T00:00:00.000Z', applicants: ['s1', 's2'], viewedApplicants: ['s1'] }),
      aJob('newer', { createdAt: '2026-10-01T00:00:00.000Z' }),
      aJob('same-moment', { createdAt: '2026-10-01T00:00:00.000Z' }),
      aJob('closed-older', { status: 'CLOSED', createdAt: '2026-05-01T00:00:00.000Z' }),
      aJob('closed-newer', { status: 'CLOSED', createdAt: '2026-06-01T00:00:00.000Z' }),
      aJob('of-ben', { recruiterId: 'ben', recruiterDetailsId: 'ben-details' }),
      // Posted for another company, before Asha came to Acme.
      aJob('former', { companyId: 'initech', createdAt: '2025-01-01T00:00:00.000Z' }),
    ],
    candidates: [aCandidate('s1'), aCandidate('s2')],
  });
});
afterEach(() => world.close());

describe.each([
  {
    call: getActiveJobs,
    field: 'activeJobs',
    own: ['same-moment', 'newer', 'older', 'former'],
    shared: ['same-moment', 'newer', 'older'],
  },
  {
    call: getPastJobs,
    field: 'pastJobs',
    own: ['closed-newer', 'closed-older'],
    shared: ['closed-newer', 'closed-older'],
  },
])('$call.path', ({ call, field, own, shared }) => {
  const ofAsha = { params: { recruiterId: 'asha' } };
  const listOf = (ids: string[]) => ({ status: 200, body: { status: 201, [field]: ids.map((_id) => ({ _id })) } });

  it('lists own jobs, newest first, with body status 201', async () => {
    expect(await world.asha(call, ofAsha)).toMatchObject(listOf(own));
  });

  it('lists a colleague the jobs of the company they share', async () => {
    expect(await world.ben(call, ofAsha)).toMatchObject(listOf(shared));
  });
});

describe('getOpportunityPostById', () => {
  it('stays with its recruiter after a change of company', async () => {
    const params = { jobId: 'former' };
    expect(await world.asha(getJob, { params })).toMatchObject({ status: 200 });
    expect(await world.ben(getJob, { params })).toMatchObject({ status: 403 });
  });
});

describe('opportunity/jd', () => {
  it('suggests a description for the role and the type, in the name of the own company', async () => {
    const body = { new_role: 'Data Analyst', job_type: 'Internship' };
    expect(await world.asha(suggestDescription, { body })).toMatchObject({
      status: 200,
      body: { JD: expect.stringMatching(/^Company acme is looking for you\. As our next Data Analyst, .*internship/) },
    });
    expect(await world.nadia(suggestDescription, { body })).toMatchObject({
      status: 200,
      body: { JD: expect.stringMatching(/^Our team is looking for you\./) },
    });
  });
});
