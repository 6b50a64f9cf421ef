import { JobLifecycle } from '@glo/domain/jobs/job-lifecycle';
import { failure, success } from '@glo/domain/shared/outcome';
import { aClosedJob, anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { testContainer } from '../../testing/container.ts';
import { PostedJobs } from './posted-jobs.ts';

describe('posted jobs', () => {
  it.each([
    ['ACTIVE', 'activeJobs', anActiveJob()],
    ['CLOSED', 'pastJobs', aClosedJob()],
  ] as const)('are loaded for the recruiter by status: %s', async (status, call, job) => {
    const { jobs, board } = postedJobs(status);
    board.answers.activeJobs = success([anActiveJob()]);
    board.answers.pastJobs = success([aClosedJob()]);
    await jobs.load();
    expect([jobs.value, board.asked]).toEqual([[job], [[call, 'account-1']]]);
  });

  it('show a toast if they fail to load, and are not loaded while signed out', async () => {
    const { jobs, board, session, notices } = postedJobs();
    board.answers.activeJobs = failure('unreachable');
    await jobs.load();
    expect(notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..' }]);
    session.end();
    await jobs.load();
    expect([jobs.state, board.asked.length, notices.toasts.length]).toEqual(['failed', 1, 1]);
  });

  it('are cached until a job changes or the recruiter signs out', async () => {
    const { posted, lifecycle, jobs, session } = postedJobs();
    await jobs.load();
    expect([posted.withStatus('ACTIVE'), posted.find(anActiveJob().id)]).toEqual([jobs, anActiveJob()]);
    await lifecycle.changeStatus(anActiveJob().id, 'CLOSED');
    expect([posted.withStatus('ACTIVE').value, posted.find(anActiveJob().id), jobs.value]).toEqual([
      null,
      null,
      [anActiveJob()],
    ]);
    await posted.withStatus('ACTIVE').load();
    session.end();
    expect(posted.withStatus('ACTIVE').value).toBeNull();
  });

  it('follow status changes and viewed profiles of other tabs', async () => {
    const { jobs, board, tabs } = postedJobs();
    board.answers.activeJobs = success([anActiveJob(), anActiveJob({ id: jobId('job-2') })]);
    await jobs.load();
    tabs.hear({ about: 'viewed', id: 'job-2', value: 'asha' });
    await when(() => jobs.value?.[1]?.viewedApplicants.includes(studentId('asha')) === true);
    board.answers.activeJobs = success([anActiveJob()]);
    tabs.hear({ about: 'shortlist', id: 'job-2' });
    tabs.hear({ about: 'job', id: 'job-2' });
    await when(() => jobs.value?.length === 1);
    expect(board.asked).toHaveLength(2);
  });

  it('take over viewed applicants', async () => {
    const { posted, jobs } = postedJobs();
    await jobs.load();
    const { id, viewedApplicants } = anActiveJob();
    posted.viewed(id, studentId('asha'));
    posted.viewed(id, studentId('asha'));
    posted.viewed(jobId('another'), studentId('bela'));
    expect(jobs.value?.map((job) => job.viewedApplicants)).toEqual([[...viewedApplicants, 'asha']]);
  });
});

function postedJobs(status: Parameters<PostedJobs['withStatus']>[0] = 'ACTIVE') {
  const world = testContainer();
  const { container, board } = world;
  board.answers.activeJobs = success([anActiveJob()]);
  const posted = container.get(PostedJobs);
  return { ...world, posted, lifecycle: container.get(JobLifecycle), jobs: posted.withStatus(status) };
}
