import { getTalentPool } from '@glo/adapters/wire/company-page';
import { getHashtags, getJobRoles, getLocations } from '@glo/adapters/wire/lookups';
import { searchCandidates } from '@glo/adapters/wire/search';
import { getRecommended } from '@glo/adapters/wire/shortlist';
import { describe, expect, it } from 'vitest';
import { aCandidate, aJob } from './testing/hiring.ts';
import { aCompany, aRecruiter } from './testing/people.ts';
import { aSignedInAsha } from './testing/running.ts';

async function signedIn() {
  const { asha } = await aSignedInAsha({
    companies: [aCompany('acme')],
    recruiters: [aRecruiter('asha', { companyId: 'acme' })],
    candidates: Array.from({ length: 210 }, (_, n) => aCandidate(`s${n}`, { skills: ['Excel'], gloScore: n })),
    jobs: [aJob('popular', { skills: ['Excel'] })],
  });
  return asha;
}

const skills = ['Excel'];
const best = (count: number) =>
  Array.from({ length: count }, (_, n) => expect.objectContaining({ student_id: `s${209 - n}` }));
const length = (count: number) => expect.toSatisfy((list: unknown[]) => list.length === count);

describe('a long list ends after', () => {
  it('the 200 best candidates of a search', async () => {
    const body = { job_type: 'Job', location: '', skilltags: skills };
    expect((await (await signedIn()).call(searchCandidates, { body })).body).toEqual({ data: { data: best(200) } });
  });

  it('the 50 best recommendations for a job', async () => {
    const { body } = await (await signedIn()).call(getRecommended, { params: { jobId: 'popular' } });
    expect(body).toEqual({ status: 200, applicants: best(50) });
  });

  it('the 60 best candidates of the talent pool', async () => {
    const { body } = await (await signedIn()).call(getTalentPool, { body: { top_technologies_used: skills } });
    expect(body).toEqual({ results: best(60) });
  });

  it.each([
    [getLocations, 'locations'],
    [getHashtags, 'hashtags'],
    [getJobRoles, 'jobRoles'],
  ])('20 entries of the lookup $1', async (call, field) => {
    const { body } = await (await signedIn()).call(call, { query: { searchValue: 'a' } });
    expect(body).toMatchObject({ [field]: length(20) });
  });

  it.each([{}, { query: { searchValue: '' } }, { query: { searchValue: ' ' } }])(
    'the 50 most common skills without a text: %j',
    async (input) => {
      const { body } = await (await signedIn()).call(getHashtags, input);
      expect(body).toMatchObject({ hashtags: length(50) });
      expect(body).toMatchObject({ hashtags: expect.arrayContaining([{ roles_skills_tools: 'Python' }]) });
    },
  );
});
