import type { Job } from '@glo/domain/jobs/job';
import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, anActiveJob, studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { aVisitAt } from '../../../testing/fakes/fake-navigator.ts';
import { anActiveTab, asha, bela, chitra } from '../../../testing/job-tab.ts';
import { textOf } from '../../../testing/rendered.ts';
import { mainActions } from '../../candidate-list/list/commands/main-actions.ts';
import { listedCard } from '../../candidate-list/list/listed-card.ts';
import { JobNotice } from './JobNotice.tsx';

const dev = aCandidate({ id: studentId('dev'), name: 'Dev', skills: ['SQL'] });
const ids = [asha.id, bela.id, chitra.id];

describe('students who apply while the list is open', () => {
  it('are announced after a return, and counted nowhere until they are shown', async () => {
    const tab = await anOpenJob();
    await applyAll(tab);
    expect(noticeIn(tab)).toBe('1 new applicant. Show');
    expect(numbersOf(tab)).toEqual({ title: 3, tab: 3, all: 3, undecided: 2, rail: 2, button: 'Review 2' });
    expect(tab.presenter.rail.reviews.countsOf(jobOf([...ids, dev.id]))).toMatchObject({ all: 3, undecided: 2 });
  });

  it('are found without a return while the list stays in sight', async () => {
    const tab = await anOpenJob();
    tab.page.board.answers.job = success(jobOf([...ids, dev.id]));
    tab.page.sight.pass(120_000);
    await when(() => tab.presenter.candidates?.late.length === 1);
    tab.page.board.answers.job = success(jobOf([...ids, dev.id, studentId('esha')]));
    tab.page.sight.pass(120_000);
    await when(() => tab.presenter.candidates?.late.length === 2);
    expect(noticeIn(tab)).toBe('2 new applicants. Show');
  });

  it('join the list as new ones when they are shown, with all numbers and the selection', async () => {
    const tab = await anOpenJob();
    tab.open().list.place.select(bela.id, true);
    await applyAll(tab);
    await tab.presenter.candidates?.showLatest();
    await when(() => tab.page.visits.current?.newcomers.has(dev.id) === true);
    expect(numbersOf(tab)).toEqual({ title: 4, tab: 4, all: 4, undecided: 3, rail: 3, button: 'Review 3' });
    expect([noticeIn(tab), [...tab.open().list.place.selected]]).toEqual(['', [bela.id]]);
    expect(tab.open().list.verdictCounts?.new).toBe(1);
    expect([dev, bela].map((one) => listedCard(one, tab.open().list).isNew)).toEqual([true, false]);
  });

  it('stay announced if they cannot be loaded', async () => {
    const tab = await anOpenJob();
    await applyAll(tab);
    tab.page.directory.answers.byIds = failure('unreachable');
    await tab.presenter.candidates?.showLatest();
    expect([noticeIn(tab), tab.presenter.countOf('applicants')]).toEqual(['1 new applicant. Show', 3]);
    expect(tab.page.notices.toasts).toHaveLength(1);
  });

  it('are announced on the way back from a profile', async () => {
    const tab = await anOpenJob();
    tab.leave();
    tab.page.board.answers.job = success(jobOf([...ids, dev.id]));
    tab.presenter.activate(aVisitAt('?job=job-1'));
    await when(() => tab.presenter.candidates?.late.length === 1);
    expect(numbersOf(tab)).toMatchObject({ title: 3, tab: 3, all: 3, button: 'Review 2' });
  });
});

describe('applicants who are gone', () => {
  it('stay until the list is updated', async () => {
    const tab = await anOpenJob();
    tab.page.board.answers.job = success(jobOf([asha.id, bela.id]));
    tab.page.tabs.hear({ about: 'return', id: '' });
    await when(() => tab.presenter.candidates?.gone.length === 1);
    expect([noticeIn(tab), tab.presenter.countOf('applicants')]).toEqual([
      '1 applicant is no longer listed. Update the list',
      3,
    ]);
    tab.page.directory.answers.byIds = success([]);
    await tab.presenter.candidates?.showLatest();
    expect(numbersOf(tab)).toMatchObject({ title: 2, tab: 2, all: 2, rail: 1, button: 'Review 1' });
  });

  it('are said to be all of them, and the decisions stay', async () => {
    const tab = await anOpenJob();
    tab.open().verdicts?.job.decide([bela.id], { decision: 'maybe' });
    tab.page.board.answers.job = success(jobOf([]));
    tab.page.tabs.hear({ about: 'return', id: '' });
    await when(() => tab.presenter.candidates?.gone.length === 3);
    expect(noticeIn(tab)).toBe('All 3 applicants are no longer listed. Your decisions stay. Update the list');
    expect(tab.open().list.verdictCounts).toMatchObject({ all: 3, maybe: 1 });
  });

  it('are not counted if the service no longer knows them', async () => {
    const tab = await anOpenJob({ applicants: [...ids, studentId('gone')] });
    expect(numbersOf(tab)).toEqual({ title: 3, tab: 3, all: 3, undecided: 2, rail: 2, button: 'Review 2' });
  });
});

describe('a job that is closed in another tab', () => {
  it('says so and keeps the list with its selection', async () => {
    const tab = await anOpenJob();
    tab.open().list.place.select(bela.id, true);
    const { list } = tab.open();
    tab.page.board.answers.job = success(jobOf(ids, { status: 'CLOSED' }));
    tab.page.tabs.hear({ about: 'job', id: 'job-1' });
    await when(() => tab.presenter.open?.isClosedElsewhere === true);
    expect(noticeIn(tab)).toBe('This job was closed in another tab. Your work stays.');
    expect([tab.open().list === list, list.selected.length, tab.presenter.rail.status]).toEqual([true, 1, 'CLOSED']);
  });

  it('says nothing if it was closed here', async () => {
    const tab = await anOpenJob();
    tab.presenter.open?.change({ status: 'CLOSED' });
    await when(() => tab.presenter.rail.status === 'CLOSED');
    expect(noticeIn(tab)).toBe('');
  });
});

type Tab = Awaited<ReturnType<typeof anActiveTab>>;

const jobOf = (applicants: Job['applicants'], change: Partial<Job> = {}) => anActiveJob({ applicants, ...change });

/** Asha is shortlisted. */
async function anOpenJob(change: Partial<Job> = {}): Promise<Tab> {
  const tab = await anActiveTab('', change);
  await when(() => tab.page.visits.current !== null && tab.open().verdicts?.job.isLoaded === true);
  await when(() => tab.presenter.rail.list?.state === 'ready');
  return tab;
}

async function applyAll({ page, presenter }: Tab): Promise<void> {
  page.board.answers.job = success(jobOf([...ids, dev.id]));
  page.board.answers.activeJobs = success([jobOf([...ids, dev.id])]);
  page.directory.answers.byIds = success([dev]);
  page.tabs.hear({ about: 'return', id: '' });
  await when(() => presenter.candidates?.late.length === 1);
}

function numbersOf({ presenter, open }: Tab) {
  const job = presenter.job?.value;
  if (!job) throw new Error('No job is open');
  const { reviews } = presenter.rail;
  const { verdictCounts } = open().list;
  return {
    title: reviews.asShown(job).applicantCount,
    tab: presenter.countOf('applicants'),
    all: verdictCounts?.all,
    undecided: verdictCounts?.undecided,
    rail: reviews.countOf(job),
    button: mainActions(open().list)
      .map(({ label }) => label)
      .join(),
  };
}

const noticeIn = ({ presenter }: Tab) => textOf(createElement(JobNotice, { presenter })).trim();
