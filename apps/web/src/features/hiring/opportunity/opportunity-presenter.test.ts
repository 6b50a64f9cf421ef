import type { Job } from '@glo/domain/jobs';
import { type Outcome, success } from '@glo/domain/shared';
import { Shortlisting } from '@glo/domain/shortlist';
import {
  aCandidateDirectory,
  aClosedJob,
  anActiveJob,
  FakeJobBoard,
  jobId,
  someNotifications,
  someShortlists,
} from '@glo/domain/testing';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Visit } from '../../../navigation/navigator.ts';
import { Notices } from '../../../state/notices.ts';
import { FakeNavigator } from '../../../testing/fake-navigator.ts';
import { aSignedInSession } from '../../../testing/session.ts';
import { OpportunityPresenter } from './opportunity-presenter.ts';

describe('the opportunity page', () => {
  it('opens the job of its address, with the jobs of the same status beside it', async () => {
    const { presenter, board } = aPage();
    board.answers.job = success(aClosedJob());
    board.answers.pastJobs = success([aClosedJob()]);
    presenter.activate(at('?job=job-1'));
    await when(() => presenter.jobs.value !== null && presenter.status === 'CLOSED');
    expect(presenter.job?.value).toEqual(aClosedJob());
    expect(presenter.jobs.value).toEqual([aClosedJob()]);
  });

  it('without a job in the address goes on to the first active one', async () => {
    const { presenter, board, navigator } = aPage();
    board.answers.activeJobs = success([anActiveJob({ id: jobId('newest') }), anActiveJob()]);
    presenter.activate(at(''));
    await when(() => presenter.jobs.value !== null);
    expect(navigator.went).toEqual([{ path: '/opportunitypage?job=newest', options: { replace: true } }]);
  });

  it('stays where it is when there is no active job', async () => {
    const { presenter, board, navigator } = aPage();
    board.answers.activeJobs = success([]);
    presenter.activate(at(''));
    await when(() => presenter.jobs.value !== null);
    expect(navigator.went).toEqual([]);
  });

  it('takes the tab from the address, and anything unknown as the first', () => {
    const { presenter } = aPage();
    presenter.activate(at('?job=job-1&tab=shortlisted'));
    expect(presenter.tab).toBe('shortlisted');
    presenter.revisit(at('?job=job-1&tab=nonsense'));
    expect(presenter.tab).toBe('applicants');
  });

  it('puts a chosen tab into the address', () => {
    const { presenter, navigator } = aPage();
    presenter.activate(at('?job=job-1'));
    presenter.chooseTab('recommended');
    expect(navigator.went.at(-1)?.path).toBe('/opportunitypage?job=job-1&tab=recommended');
  });

  it('shows a skeleton for another job at once and never an older job’s answer', async () => {
    const { presenter, board } = aPage();
    const slow = Promise.withResolvers<Outcome<Job>>();
    board.answers.job = slow.promise;
    presenter.activate(at('?job=slow'));
    board.answers.job = success(anActiveJob({ id: jobId('quick'), title: 'Quick' }));
    presenter.revisit(at('?job=quick'));
    expect(presenter.job?.state).toBe('loading');
    await when(() => presenter.job?.value !== null);
    slow.resolve(success(anActiveJob({ id: jobId('slow'), title: 'Slow' })));
    await slow.promise;
    expect(presenter.job?.value?.title).toBe('Quick');
  });

  it('asks nothing again when only the tab changes', async () => {
    const { presenter, board } = aPage();
    presenter.activate(at('?job=job-1'));
    await when(() => presenter.candidates !== null);
    const asked = board.asked.length;
    presenter.revisit(at('?job=job-1&tab=recommended'));
    expect(board.asked).toHaveLength(asked);
  });
});

function at(search: string): Visit {
  return { params: {}, query: new URLSearchParams(search), state: null };
}

function aPage() {
  const board = new FakeJobBoard();
  const shortlists = someShortlists();
  const navigator = new FakeNavigator();
  const presenter = new OpportunityPresenter(
    board,
    aCandidateDirectory(),
    shortlists,
    new Shortlisting(shortlists, someNotifications()),
    aSignedInSession(),
    navigator,
    new Notices(),
  );
  return { presenter, board, navigator };
}
