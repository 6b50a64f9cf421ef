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

describe('a job to read', () => {
  it('comes from the id of the address and names the tab', async () => {
    const { presenter, board } = await aJobPage();
    expect(board.asked).toEqual([['job', 'job-1']]);
    expect([presenter.pageTitle, presenter.company?.name]).toEqual(['Graduate Data Analyst', 'Tidewater Analytics']);
  });

  it('names no tab before it is there, and no company while none is known', () => {
    const presenters = [null, aSession(null)].map((session) => aPresenter(aJobBoard(), new FakeSession(session)));
    expect(presenters.map(({ pageTitle, company }) => [pageTitle, company])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('shows everything, then Duplicate, Edit and Done with their ways', async () => {
    const { view } = await aJobPage();
    expect(textOf(view)).toMatch(
      /^Back Job Preview Active job, posted November 3, 2026, 0 Applicants .*Tidewater Analytics Graduate Data Analyst/,
    );
    expect(textOf(view)).toMatch(/Skills Python SQL Duplicate Edit Done$/);
    const markup = markupOf(view);
    expect(markup).toContain('href="/jobForm?duplicate=job-1"');
    expect(markup).toContain('href="/editJob/job-1"');
    expect(markup).toContain('href="/opportunitypage?job=job-1"');
  });

  it('tells the palette of its buttons, once it is there', async () => {
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

  it('says that a closed one is closed', async () => {
    const board = aJobBoard();
    board.answers.job = success(aClosedJob());
    expect(textOf((await aJobPage(board)).view)).toContain('Closed job, posted November 3, 2026');
  });

  it('of a colleague can be read and duplicated, not edited', async () => {
    const board = aJobBoard();
    board.answers.job = success(anActiveJob({ postedBy: ['account-9', 'details-9'] }));
    const { presenter, view } = await aJobPage(board);
    await when(() => presenter.isColleagues);
    expect(textOf(view)).toMatch(/Skills Python SQL Duplicate Done$/);
    expect(presenter.commands.map(({ label }) => label)).toEqual(['Duplicate', 'Done']);
  });

  it('that did not come can be asked for again', async () => {
    const board = aJobBoard();
    board.answers.job = failure('unreachable');
    const { presenter, view, notices } = await aJobPage(board);
    expect(textOf(view)).toMatch(/This job could not be loaded .*Try again Done$/);
    expect(notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..' }]);
    board.answers.job = success(anActiveJob());
    await presenter.job.load();
    expect(textOf(view)).toContain('Graduate Data Analyst');
  });

  it('that the service refuses cannot be shown, and leads on to the jobs', async () => {
    const board = aJobBoard();
    board.answers.job = failure('refused', 'There is no such job.');
    const { view } = await aJobPage(board);
    expect(textOf(view)).toMatch(/^Back Job Preview This job cannot be shown .* View Active Jobs$/);
    expect(markupOf(view)).toContain('href="/recruit?job_state=ACTIVE"');
  });
});

it('follows another tab that edits the job', async () => {
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
