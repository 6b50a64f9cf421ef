import type { Job } from '@glo/domain/jobs/job';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { aClosedJob, anActiveJob } from '@glo/domain/testing/builders';
import { pagesWithColleague } from '@glo/domain/testing/company-page';
import { when } from 'mobx';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { testContainer } from '../../../../testing/container.ts';
import { atJob } from '../../../../testing/job-editing.ts';
import { markupOf, textOf } from '../../../../testing/rendered.ts';
import { JobDetailsPresenter } from './job-details-presenter.ts';
import { JobDetailsView } from './JobDetailsView.tsx';

describe('the read-only preview of a job', () => {
  it('loads the job of its URL and names it in the page title', async () => {
    const { presenter, board } = await aJobPage();
    expect(board.asked).toEqual([['job', 'job-1']]);
    expect([presenter.pageTitle, presenter.company?.name]).toEqual(['Graduate Data Analyst', 'Tidewater Analytics']);
  });

  it('shows the job with links to duplicate, edit and leave it', async () => {
    const { view } = await aJobPage();
    expect(textOf(view)).toMatch(
      /^Back Job details Active job, posted November 3, 2026, 0 Applicants .*Tidewater Analytics Graduate Data Analyst/,
    );
    expect(textOf(view)).toMatch(/Skills Python SQL Duplicate Edit Done$/);
    const markup = markupOf(view);
    expect(markup).toContain('href="/jobForm?duplicate=job-1"');
    expect(markup).toContain('href="/editJob/job-1"');
    expect(markup).toContain('href="/opportunitypage?job=job-1"');
  });

  it('offers its buttons in the palette once the job has loaded', async () => {
    const { presenter } = await aJobPage();
    expect(presenter.commands).toEqual([
      { label: 'Edit', to: '/editJob/job-1' },
      { label: 'Duplicate', to: '/jobForm?duplicate=job-1' },
      { label: 'Done', to: '/opportunitypage?job=job-1' },
    ]);
    expect((await aJobPage(failure('unreachable'))).presenter.commands).toEqual([]);
  });

  it('says that a job is closed', async () => {
    expect(textOf((await aJobPage(success(aClosedJob()))).view)).toContain('Closed job, posted November 3, 2026');
  });

  it('offers no Edit for a colleague’s job', async () => {
    const { presenter, view } = await aJobPage(success(anActiveJob({ postedBy: ['account-9', 'details-9'] })));
    await when(() => presenter.isColleagues);
    expect(textOf(view)).toMatch(/Skills Python SQL Duplicate Done$/);
    expect(presenter.commands.map(({ label }) => label)).toEqual(['Duplicate', 'Done']);
  });

  it('can be retried if the job fails to load', async () => {
    const { presenter, view, notices, board } = await aJobPage(failure('unreachable'));
    expect(textOf(view)).toMatch(/We couldn't load this job.*Try again Done$/);
    expect(notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..' }]);
    board.answers.job = success(anActiveJob());
    await presenter.job.load();
    expect(textOf(view)).toContain('Graduate Data Analyst');
  });

  it('links to the jobs if the service refuses the job', async () => {
    const { view } = await aJobPage(failure('refused', 'There is no such job.'));
    expect(textOf(view)).toMatch(/^Back Job details We can't show this job .* View Active Jobs$/);
    expect(markupOf(view)).toContain('href="/recruit?job_state=ACTIVE"');
  });
});

async function aJobPage(answer?: Outcome<Job>) {
  const world = testContainer({ pages: pagesWithColleague() });
  if (answer !== undefined) world.board.answers.job = answer;
  const presenter = world.visit(JobDetailsPresenter);
  presenter.activate(atJob('job-1'));
  await expect.poll(() => presenter.job.request.pending).toBe(false);
  return { ...world, presenter, view: createElement(JobDetailsView, { presenter }) };
}
