import { accountId, anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import { aFinishedOnboardingDraft } from '@glo/domain/testing/onboarding';
import type { JobOwner } from '@glo/domain/jobs/job';
import { failure, type Outcome } from '@glo/domain/shared/outcome';
import { describe, expect, it } from 'vitest';
import { HttpCandidateDirectory } from '../candidate-service/http-candidate-directory.ts';
import type { Api } from '../http/api.ts';
import { aService } from '../testing/a-service.ts';
import { HttpCompanies } from './http-companies.ts';
import { HttpEmails } from './http-emails.ts';
import { HttpJobBoard } from './http-job-board.ts';
import { HttpOnboardingGateway } from './http-onboarding-gateway.ts';
import { HttpShortlists } from './http-shortlists.ts';

const job = { _id: 'job-1', job_title: 'Analyst', job_status: 'ACTIVE', createdAt: '2026-11-03T09:00:00.000Z' };
const student = { student_id: 's1', name: 'Asha' };
const account = accountId('account-1');
const company = {
  name: 'A',
  url: 'a.b',
  about: 'x',
  size: '1-25',
  types: ['R&D'],
  imageUrl: '/i.png',
  technologies: [],
};
const email = { to: 'a@b.example', subject: 'Hello', content: 'x', meetingLink: 'm.example' };
const owner = { accountId: account, detailsId: 'd', companyId: 'c' } as JobOwner;

type Case = [call: string, statuses: readonly number[], body: object, ask: (api: Api) => Promise<Outcome<unknown>>];

/** The document names 201 and nothing else for the first three (decision 47). */
const cases: Case[] = [
  ['the active jobs', [201], { activeJobs: [job] }, (api) => new HttpJobBoard(api).activeJobs(account)],
  ['the past jobs', [201], { pastJobs: [job] }, (api) => new HttpJobBoard(api).pastJobs(account)],
  ['a saved post', [201], {}, (api) => new HttpJobBoard(api).post(anActiveJob(), owner)],
  [
    'candidates by their ids',
    [200, 201],
    { applicants: [student] },
    (api) => new HttpCandidateDirectory(api).byIds([studentId('s1')]),
  ],
  [
    'the recommended candidates',
    [200, 201],
    { applicants: [student] },
    (api) => new HttpShortlists(api).recommended(jobId('job-1')),
  ],
  ['a saved company', [200, 201], { _id: 'company-1' }, (api) => new HttpCompanies(api).create(company, account)],
  [
    'the saved onboarding',
    [200, 201],
    {},
    (api) => new HttpOnboardingGateway(api).save(account, aFinishedOnboardingDraft()),
  ],
  ['an e-mail', [200, 201], {}, (api) => new HttpEmails(api).send(email)],
];

describe('the status in the body of an HTTP 200', () => {
  it.each(cases)(
    'of %s means success as %j, as a text of digits too, and when there is none',
    async (_, statuses, body, ask) => {
      const said = [...statuses, ...statuses.map(String), 'ok', null, undefined];
      for (const status of said) expect(await ask(aService({ ...body, status }).api)).toMatchObject({ ok: true });
    },
  );

  it.each(cases)(
    'of %s means a refusal when it is not %j, and is no text for a person',
    async (_, statuses, body, ask) => {
      for (const status of [200, 202, 203, 400].filter((each) => !statuses.includes(each))) {
        expect(await ask(aService({ ...body, status }).api)).toEqual(failure('refused'));
      }
      expect(await ask(aService({ ...body, status: '500' }).api)).toEqual(failure('server-error'));
    },
  );
});

describe('a company that is refused in the body', () => {
  it.each([
    [{ message: 'There is such a company.' }, failure('refused', 'There is such a company.')],
    [{ error: 'Duplicate' }, failure('refused', 'Duplicate')],
    [{ errors: { company_name: 'Too long' } }, failure('refused', 'Too long', 'name')],
    [{}, failure('refused')],
  ])('is told in the words of %j', async (body, said) => {
    const { api } = aService({ status: 409, ...body });
    expect(await new HttpCompanies(api).create(company, account)).toEqual(said);
  });
});
