import { emptyCriteria, type SearchCriteria } from '@glo/domain/search/search';
import { sampleCriteria, sampleSearches } from '@glo/domain/testing/search';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { aService } from './testing/a-service.ts';
import { HttpCandidateSearch } from './recruiter-api/http-candidate-search.ts';

it('a search sends its criteria in the documented order, without the qualification (decision 45)', async () => {
  const body = { job_type: 'Internship', location: 'Pune, Maharashtra, India', skilltags: ['SQL'] };
  expect(JSON.stringify(await bodyOf(sampleCriteria))).toBe(JSON.stringify(body));
});

it.each(sampleSearches.filter(([key]) => key !== 'qualification'))(
  'a search sends each criterion of the table: %s',
  async (_, criteria) => {
    const [usual, body] = [await bodyOf({ ...emptyCriteria, skills: ['Python'] }), await bodyOf(criteria)];
    expect(Object.keys(body).filter((name) => !isDeepStrictEqual(body[name], usual[name]))).toHaveLength(1);
  },
);

async function bodyOf(criteria: SearchCriteria): Promise<Readonly<Record<string, unknown>>> {
  const { api, sent } = aService({ data: { data: [] } });
  await new HttpCandidateSearch(api).find(criteria);
  return sent[0]?.body as Readonly<Record<string, unknown>>;
}
