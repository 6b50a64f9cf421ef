import { success } from '@glo/domain/shared/outcome';
import { anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { expect, it } from 'vitest';
import { anOpportunityPage } from '../../../../testing/opportunity.ts';
import { aVisitAt } from '../../../../testing/fakes/fake-navigator.ts';

it('a job that the recruiter points at is read before its page opens, and only once', async () => {
  const { presenter, board, directory } = anOpportunityPage();
  const [shown, next] = ['job-1', 'job-2'].map((id) =>
    anActiveJob({ id: jobId(id), applicants: [studentId(`of ${id}`)] }),
  );
  if (shown === undefined || next === undefined) throw new Error('There are no jobs');
  board.answers.job = success(shown);
  board.answers.activeJobs = success([shown, next]);
  presenter.activate(aVisitAt('?job=job-1'));
  await when(() => presenter.rail.list?.value?.length === 2);
  board.answers.job = success(next);
  presenter.rail.pointAt(next);
  const jobsAsked = () => board.asked.filter(([call, id]) => call === 'job' && id === 'job-2').length;
  expect([jobsAsked(), directory.asked.at(-1)]).toEqual([1, ['byIds', ['of job-2']]]);
  await new Promise(setImmediate);
  presenter.revisit(aVisitAt('?job=job-2'));
  expect([jobsAsked(), presenter.job?.value]).toEqual([1, next]);
});
