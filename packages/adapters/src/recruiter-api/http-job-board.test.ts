import { success } from '@glo/domain/shared/outcome';
import type { JobOwner } from '@glo/domain/jobs/job';
import { accountId, anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { aService } from '../testing/a-service.ts';
import { HttpJobBoard } from './http-job-board.ts';

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
