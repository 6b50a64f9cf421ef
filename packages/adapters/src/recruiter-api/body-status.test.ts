import { failure } from '@glo/domain/shared/outcome';
import { describe, expect, it } from 'vitest';
import { aService } from '../testing/a-service.ts';
import { everyAdapter } from '../testing/every-adapter.ts';

const ask = async (name: string, body: object, status: unknown) =>
  everyAdapter[name]?.(aService({ ...body, status }).api);

/** The specification names only 201 for the first three (decision 47). */
const cases: [call: string, statuses: readonly number[], body: object][] = [
  ['getActiveJobs', [201], { activeJobs: [{ _id: 'job-1', job_title: 'Analyst' }] }],
  ['getPastJobs', [201], { pastJobs: [{ _id: 'job-1', job_title: 'Analyst' }] }],
  ['saveJob', [201], {}],
  ['getCandidatesByIds', [200, 201], { applicants: [{ student_id: 's1', name: 'Asha' }] }],
  ['getRecommended', [200, 201], { applicants: [{ student_id: 's1', name: 'Asha' }] }],
  ['saveCompany', [200, 201], { _id: 'company-1' }],
  ['saveOnboarding', [200, 201], {}],
  ['sendEmail', [200, 201], {}],
];

describe('the status in the body of an HTTP 200', () => {
  it.each(cases)(
    'means success for %s as %j, as text, without a number and if missing',
    async (call, statuses, body) => {
      for (const status of [...statuses, ...statuses.map(String), 'ok', null, undefined]) {
        expect(await ask(call, body, status)).toMatchObject({ ok: true });
      }
    },
  );

  it.each(cases)('means failure for %s if it is not %j', async (call, statuses, body) => {
    for (const status of [200, 202, 203, 400].filter((each) => !statuses.includes(each))) {
      expect(await ask(call, body, status)).toEqual(failure('refused'));
    }
    expect(await ask(call, body, '500')).toEqual(failure('server-error'));
  });

  it.each([
    [{ message: 'There is such a company.' }, failure('refused', 'There is such a company.')],
    [{ error: 'Duplicate' }, failure('refused', 'Duplicate')],
    [{ errors: { company_name: 'Too long' } }, failure('refused', 'Too long', 'name')],
    [{}, failure('refused')],
  ])('refuses with the message of %j', async (body, refused) => {
    expect(await ask('saveCompany', body, 409)).toEqual(refused);
  });
});
