import { aService } from '../testing/a-service.ts';
import { HttpCandidateSearch } from './http-candidate-search.ts';
import { HttpJobBoard } from './http-job-board.ts';
import { HttpNotifications } from './http-notifications.ts';
import { HttpOnboardingGateway } from './http-onboarding-gateway.ts';
import { HttpShortlists } from './http-shortlists.ts';
import { HttpVerificationGateway } from './http-verification-gateway.ts';
import { viewedMessage } from '@glo/domain/candidates/notifications';
import type { JobOwner } from '@glo/domain/jobs/job';
import { emptyCriteria } from '@glo/domain/search/search';
import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, accountId, anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import { aFinishedOnboardingDraft, companyId } from '@glo/domain/testing/onboarding';
import { describe, expect, it } from 'vitest';

const account = accountId('account-1');
const analyst = { _id: 'job-1', job_title: 'Analyst' };

describe('the jobs', () => {
  it('have the status of their list where they do not say their own', async () => {
    const { api, sent } = aService({ activeJobs: [analyst], pastJobs: [analyst], job: analyst });
    const board = new HttpJobBoard(api);
    const active = { id: jobId('job-1'), title: 'Analyst', status: 'ACTIVE' };
    expect(await board.activeJobs(account)).toMatchObject(success([active]));
    expect(await board.pastJobs(account)).toMatchObject(success([{ ...active, status: 'CLOSED' }]));
    expect(await board.job(jobId('job-1'))).toMatchObject(success(active));
    expect(sent.map(({ url }) => url.replace('/api/recruiter/opportunity/', ''))).toEqual([
      'getActiveOpportunityPostsById/account-1',
      'getPastOpportunityPostsById/account-1',
      'getOpportunityPostById/job-1',
    ]);
  });

  it('change without a word about them: a post, a view, a status that is not shown', async () => {
    const { api, sent } = aService({});
    const board = new HttpJobBoard(api);
    const owner = { accountId: account, detailsId: 'd', companyId: 'c' } as JobOwner;
    expect(await board.post(anActiveJob(), owner)).toEqual(success(undefined));
    expect(await board.markViewed(jobId('job-1'), studentId('asha'))).toEqual(success(undefined));
    expect(await board.changeStatus(jobId('job-1'), 'CLOSED')).toEqual(success({}));
    expect(sent[0]).toMatchObject({
      url: '/api/recruiter/opportunity/saveOpportunityPosts',
      body: { job_title: 'Graduate Data Analyst', company_id: 'c', recruiter_id: 'account-1' },
    });
  });
});

const job = jobId('job-1');
const asha = { student_id: 'asha', name: 'Asha Rao' };
const people = [{ id: studentId('asha'), name: 'Asha Rao' }];

describe('the shortlist of a job', () => {
  it('is read from its entries, the recommended from the list of applicants', async () => {
    const listed = aService([{ student_id: 'asha', student: asha }]);
    expect(await new HttpShortlists(listed.api).candidates(job)).toMatchObject(success(people));
    expect(listed.sent).toMatchObject([{ url: '/api/recruiter/opportunity/get/shortlist/candidate/job-1' }]);
    const recommended = aService({ applicants: [asha] });
    expect(await new HttpShortlists(recommended.api).recommended(job)).toMatchObject(success(people));
    expect(recommended.sent).toMatchObject([
      { url: '/api/recruiter/opportunity/getRecommendedAppliedApplicants/job-1' },
    ]);
  });

  it('says nothing more of a candidate who is added or removed than that it was done, or why not', async () => {
    const shortlists = new HttpShortlists(aService({}).api);
    expect(await shortlists.add(job, aCandidate())).toEqual(success(undefined));
    expect(await shortlists.remove(job, studentId('asha'))).toEqual(success(undefined));
    const down = new HttpShortlists(aService({ status: 500 }).api);
    expect(await down.add(job, aCandidate())).toEqual(failure('server-error'));
    expect(await down.remove(job, studentId('asha'))).toEqual(failure('server-error'));
  });
});

it('a search counts whom it could not read, and fails with its service', async () => {
  const found = aService([{ student_id: 's1', name: 'Asha' }, { student_id: 's2' }]);
  expect(await new HttpCandidateSearch(found.api).find(emptyCriteria)).toMatchObject(success([{ id: 's1' }], 1));
  const down = aService({ status: 500 });
  expect(await new HttpCandidateSearch(down.api).find(emptyCriteria)).toEqual(failure('server-error'));
});

it.each([
  [60_000, true],
  [60_001, false],
])('a notification of %i bytes is sent on after its page: %s', async (bytes, keepalive) => {
  const { api, sent } = aService({});
  const around = JSON.stringify({ external_user_ids: [''], message: viewedMessage }).length;
  await new HttpNotifications(api).send([studentId('x'.repeat(bytes - around))], viewedMessage);
  expect(sent).toMatchObject([{ init: { keepalive } }]);
});

it('onboarding without a company sends an empty name and no id', async () => {
  const { api, sent } = aService({ status: 200 });
  await new HttpOnboardingGateway(api).save(accountId('account-1'), { ...aFinishedOnboardingDraft(), company: null });
  expect(sent).toMatchObject([{ body: { company: '', company_id: null } }]);
});

it('how far a company is verified is not known while the service is down', async () => {
  const { api } = aService({ status: 500 });
  expect(await new HttpVerificationGateway(api).companyStatus(companyId('company-1'))).toEqual(failure('server-error'));
});
