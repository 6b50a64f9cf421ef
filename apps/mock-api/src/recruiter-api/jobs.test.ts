import { getActiveJobs, getJob, suggestDescription } from '@glo/adapters/wire/jobs';
import { expect, it } from 'vitest';
import { aJob } from '../testing/hiring.ts';
import { aCompany, anAccount, aRecruiter } from '../testing/people.ts';
import { aRunningMockApi } from '../testing/running.ts';

/** Asha and Ben at Acme, and Nadia without a company. */
async function recruiters() {
  const ids = ['asha', 'ben', 'nadia'];
  const { signedIn } = await aRunningMockApi({
    accounts: ids.map((id) => anAccount(id)),
    companies: [aCompany('acme')],
    recruiters: ids.map((id) => aRecruiter(id, { companyId: id === 'nadia' ? null : 'acme' })),
    jobs: [
      aJob('older', { createdAt: '2026-09-01T00:00:00.000Z' }),
      aJob('newer', { createdAt: '2026-10-01T00:00:00.000Z' }),
      aJob('same-moment', { createdAt: '2026-10-01T00:00:00.000Z' }),
      // Posted for another company, before Asha came to Acme.
      aJob('former', { companyId: 'initech', createdAt: '2025-01-01T00:00:00.000Z' }),
    ],
  });
  const [asha, ben, nadia] = await Promise.all(ids.map((id) => signedIn(`${id}@acme.example`)));
  if (!asha || !ben || !nadia) throw new Error('There are three');
  return { asha, ben, nadia };
}

it('jobs of one moment are listed by the last posted first, and colleagues see those of their company', async () => {
  const { asha, ben } = await recruiters();
  const idsFor = async (visitor: typeof asha) => {
    const { body } = await visitor.call(getActiveJobs, { params: { recruiterId: 'asha' } });
    return (body as { activeJobs: { _id: string }[] }).activeJobs.map(({ _id }) => _id);
  };
  expect(await idsFor(asha)).toEqual(['same-moment', 'newer', 'older', 'former']);
  expect(await idsFor(ben)).toEqual(['same-moment', 'newer', 'older']);
});

it('a job stays with its recruiter after a change of company', async () => {
  const { asha, ben } = await recruiters();
  const params = { jobId: 'former' };
  expect((await asha.call(getJob, { params })).status).toBe(200);
  expect((await ben.call(getJob, { params })).status).toBe(403);
});

it('a suggested description is about the role and the type, in the name of the own company', async () => {
  const { asha, nadia } = await recruiters();
  const body = { new_role: 'Data Analyst', job_type: 'Internship' };
  const suggested = async (visitor: typeof asha) =>
    ((await visitor.call(suggestDescription, { body })).body as { JD: string }).JD;
  expect(await suggested(asha)).toMatch(/^Company acme is looking for you\. As our next Data Analyst, .*internship/);
  expect(await suggested(nadia)).toMatch(/^Our team is looking for you\./);
});
