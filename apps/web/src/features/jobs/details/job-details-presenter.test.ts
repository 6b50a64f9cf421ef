import type { JobBoard } from '@glo/domain/jobs/job-board';
import { failure, success } from '@glo/domain/shared/outcome';
import { aClosedJob, anActiveJob, aSession } from '@glo/domain/testing/builders';
import { pagesWithColleague } from '@glo/domain/testing/company-page';
import { aJobBoard } from '@glo/domain/testing/jobs';
import { FakeSession } from '@glo/domain/testing/onboarding';
import { when } from 'mobx';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { JobOwners } from '../../../state/jobs/job-owners.ts';
import { Notices } from '../../../state/notices.ts';
import { atJob } from '../../../testing/job-editing.ts';
import { markupOf, textOf } from '../../../testing/rendered.ts';
import { JobDetailsPresenter } from './job-details-presenter.ts';
import { JobDetailsView } from './JobDetailsView.tsx';

describe('the read-only preview of a job', () => {
  it('loads the job of its URL and names it in the page title', async () => {
    const { presenter, board } = await aJobPage();
    expect(board.asked).toEqual([['job', 'job-1']]);
    expect([presenter.pageTitle, presenter.company?.name]).toEqual(['Graduate Data Analyst', 'Tidewater Analytics']);
  });

  it.each([null, aSession(null)])('has no title before it has loaded, and no company without one: %j', (session) => {
    const { pageTitle, company } = aPresenter(aJobBoard(), new FakeSession(session));
    expect([pageTitle, company]).toEqual([null, null]);
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
    const board = aJobBoard();
    board.answers.job = failure('unreachable');
    expect((await aJobPage(board)).presenter.commands).toEqual([]);
  });

  it('says that a job is closed', async () => {
    const board = aJobBoard();
    board.answers.job = success(aClosedJob());
    expect(textOf((await aJobPage(board)).view)).toContain('Closed job, posted November 3, 2026');
  });

  it('offers no Edit for a colleague’s job', async () => {
    const board = aJobBoard();
    board.answers.job = success(anActiveJob({ postedBy: ['account-9', 'details-9'] }));
    const { presenter, view } = await aJobPage(board);
    await when(() => presenter.isColleagues);
    expect(textOf(view)).toMatch(/Skills Python SQL Duplicate Done$/);
    expect(presenter.commands.map(({ label }) => label)).toEqual(['Duplicate', 'Done']);
  });

  it('can be retried if the job fails to load', async () => {
    const board = aJobBoard();
    board.answers.job = failure('unreachable');
    const { presenter, view, notices } = await aJobPage(board);
    expect(textOf(view)).toMatch(/We couldn't load this job.*Try again Done$/);
    expect(notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..' }]);
    board.answers.job = success(anActiveJob());
    await presenter.job.load();
    expect(textOf(view)).toContain('Graduate Data Analyst');
  });

  it('links to the jobs if the service refuses the job', async () => {
    const board = aJobBoard();
    board.answers.job = failure('refused', 'There is no such job.');
    const { view } = await aJobPage(board);
    expect(textOf(view)).toMatch(/^Back Job details We can't show this job .* View Active Jobs$/);
    expect(markupOf(view)).toContain('href="/recruit?job_state=ACTIVE"');
  });
});

it('reloads a job that another tab has edited', async () => {
  const board = aJobBoard();
  const tabs = new FakeTabs();
  const presenter = aPresenter(board, new FakeSession(aSession()), new Notices(), tabs);
  const leave = presenter.activate(atJob('job-1'));
  await when(() => presenter.job.value !== null);
  board.answers.job = success(anActiveJob({ title: 'Sea Reader' }));
  tabs.hear({ about: 'job', id: 'job-2' });
  tabs.hear({ about: 'job', id: 'job-1' });
  await when(() => presenter.pageTitle === 'Sea Reader');
  leave();
  tabs.hear({ about: 'return', id: '' });
  await Promise.resolve();
  expect(board.asked).toHaveLength(2);
});

function aPresenter(board: JobBoard, session: FakeSession, notices = new Notices(), tabs = new FakeTabs()) {
  return new JobDetailsPresenter(board, session, notices, new JobOwners(pagesWithColleague(), session), tabs);
}

async function aJobPage(board = aJobBoard()) {
  const notices = new Notices();
  const presenter = aPresenter(board, new FakeSession(aSession()), notices);
  presenter.activate(atJob('job-1'));
  await expect.poll(() => presenter.job.request.pending).toBe(false);
  return { presenter, board, notices, view: createElement(JobDetailsView, { presenter }) };
}
