import { failure, success } from '@glo/domain/shared/outcome';
import { anActiveJob, jobId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { aVisit } from '../../../testing/fakes/fake-navigator.ts';
import { testContainer } from '../../../testing/container.ts';
import { ServiceStore } from '../../../state/store/service-store.ts';
import { markupOf, textOf } from '../../../testing/rendered.ts';
import { JobPostedPresenter } from './job-posted-presenter.ts';
import { JobPostedView } from './JobPostedView.tsx';

const title = 'Graduate Data Analyst';

describe('the success screen', () => {
  it('names the posted job and links to its candidates, the job and the dashboard', async () => {
    const { presenter, board, text, markup } = aSuccess();
    presenter.activate(aVisit({ posted: title }));
    await when(() => presenter.job === 'job-1');
    expect(text()).toBe(
      `Posted Successfully ${title} is now active. Review applicants and recommended candidates in the ` +
        'Recruit section. See recommended candidates View job Done',
    );
    expect(markup()).toMatch(
      /href="\/opportunitypage\?job=job-1&amp;tab=recommended"[^>]*><span>See recommended candidates/,
    );
    expect(markup()).toMatch(/href="\/jobDetails\/job-1"[^>]*><span>View job/);
    expect(markup()).toMatch(/href="\/dashboard"[^>]*><span>Done/);
    expect(board.asked).toEqual([['activeJobs', 'account-1']]);
  });

  it('ignores an older job of the same title that the tab has loaded', async () => {
    const former = anActiveJob({ createdAt: '2026-11-30' });
    const { presenter, board, store } = aSuccess();
    board.answers.activeJobs = success([former]);
    await store.jobs('ACTIVE').read();
    board.answers.activeJobs = success([former, anActiveJob({ id: jobId('job-2') })]);
    presenter.activate(aVisit({ posted: title }));
    await when(() => presenter.job === 'job-2');
    expect(presenter.jobHref).toBe('/jobDetails/job-2');
  });

  it.each([
    ['does not respond', failure('unreachable')],
    ['does not list it yet', success([])],
  ])('links to the active jobs if the service %s', async (_, answer) => {
    const { presenter, board, markup } = aSuccess();
    board.answers.activeJobs = answer;
    presenter.activate(aVisit({ posted: title }));
    await new Promise(setImmediate);
    expect(markup().match(/href="\/recruit\?job_state=ACTIVE"/g)).toHaveLength(2);
  });

  it('redirects to the dashboard if it is opened by its URL, because nothing was posted', () => {
    const { presenter, board, text, navigator } = aSuccess();
    presenter.activate(aVisit({ posted: 7 }));
    expect(navigator.went).toEqual([{ path: '/dashboard', options: { replace: true } }]);
    expect([text(), board.asked]).toEqual(['', []]);
  });

  it('requests nothing after sign-out', () => {
    const { presenter, board, session } = aSuccess();
    session.end();
    presenter.activate(aVisit({ posted: title }));
    expect([presenter.jobHref, board.asked]).toEqual(['/recruit?job_state=ACTIVE', []]);
  });
});

function aSuccess() {
  const world = testContainer();
  const presenter = world.container.get(JobPostedPresenter);
  const store = world.container.get(ServiceStore);
  const view = () => createElement(JobPostedView, { presenter });
  return { ...world, presenter, store, text: () => textOf(view()), markup: () => markupOf(view()) };
}
