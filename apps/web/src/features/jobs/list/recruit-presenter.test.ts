import { failure, success } from '@glo/domain/shared/outcome';
import { aClosedJob, anActiveJob, jobId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseIn, offeredBy } from '../../../testing/commands.ts';
import { FakeTabMemory } from '../../../testing/fakes/fake-tab-memory.ts';
import { aRecruitPage } from '../../../testing/recruit.ts';
import { aVisitAt } from '../../../testing/fakes/fake-navigator.ts';

describe('the recruit screen', () => {
  it.each([
    ['?job_state=ACTIVE', 'ACTIVE'],
    ['?job_state=PREVIOUS', 'CLOSED'],
    ['', 'CLOSED'],
  ])('shows at "%s" the %s jobs', async (search, status) => {
    const { presenter } = await loaded(search);
    expect([presenter.status, presenter.jobs.value?.[0]?.status]).toEqual([status, status]);
  });

  it('offers the other status in the palette, and the other view if there are jobs', async () => {
    const { presenter, board } = await loaded('?job_state=ACTIVE');
    expect(offeredBy(presenter)).toEqual(['View Closed Jobs', 'Table']);
    chooseIn(presenter, 'Table');
    await when(() => presenter.view === 'table');
    expect(offeredBy(presenter)).toEqual(['View Closed Jobs', 'Cards']);
    chooseIn(presenter, 'Cards');
    await when(() => presenter.view === 'cards');
    board.answers.pastJobs = success([]);
    chooseIn(presenter, 'View Closed Jobs');
    await when(() => presenter.jobs.state === 'ready');
    expect(offeredBy(presenter)).toEqual(['View Active Jobs']);
    chooseIn(presenter, 'View Active Jobs');
    expect(presenter.status).toBe('ACTIVE');
  });

  it('shows the other list as loading after a toggle', async () => {
    const { presenter, board } = await loaded('?job_state=ACTIVE');
    presenter.show('CLOSED');
    expect([presenter.status, presenter.jobs.state]).toEqual(['CLOSED', 'loading']);
    await when(() => presenter.jobs.state === 'ready');
    expect(presenter.jobs.value).toEqual([aClosedJob()]);
    expect(board.asked.map(([call]) => call)).toEqual(['activeJobs', 'pastJobs']);
  });

  it('ignores the status that is already shown', async () => {
    const { presenter, navigator, board } = aRecruitPage();
    presenter.activate(aVisitAt('?job_state=ACTIVE'));
    presenter.show('ACTIVE');
    expect([navigator.replacedUrls, board.asked.length]).toEqual([[], 1]);
  });

  it('ignores a failed list that is no longer shown', async () => {
    const { presenter, board, notices } = aRecruitPage();
    const active = Promise.withResolvers<Awaited<typeof board.answers.activeJobs>>();
    const closed = Promise.withResolvers<Awaited<typeof board.answers.pastJobs>>();
    board.answers.activeJobs = active.promise;
    board.answers.pastJobs = closed.promise;
    const leave = presenter.activate(aVisitAt('?job_state=ACTIVE'));
    presenter.show('CLOSED');
    active.resolve(failure('unreachable'));
    leave();
    closed.resolve(failure('unreachable'));
    await new Promise(setImmediate);
    expect(notices.toasts).toEqual([]);
  });

  it.each([
    ['ACTIVE', '/recruit?job_state=ACTIVE', 'PREVIOUS'],
    ['CLOSED', '/recruit?job_state=PREVIOUS', 'ACTIVE'],
  ] as const)('writes the choice of %s jobs to the URL', async (status, path, before) => {
    const { presenter, navigator } = await loaded(`?job_state=${before}`);
    presenter.show(status);
    expect(navigator.replacedUrls).toEqual([path]);
  });
});

async function loaded(search: string) {
  const page = aRecruitPage();
  page.presenter.activate(aVisitAt(search));
  await when(() => page.presenter.jobs.state === 'ready');
  return page;
}

describe('a list of jobs', () => {
  beforeEach(() => void vi.useFakeTimers());

  const many = Array.from({ length: 7 }, (_, index) =>
    anActiveJob({ id: jobId(`job-${index}`), title: `Job ${index}`, applicantCount: index }),
  );

  async function aLongList(search = '?job_state=ACTIVE', memory = new FakeTabMemory()) {
    const page = aRecruitPage(memory);
    page.board.answers.activeJobs = success(many);
    const leave = page.presenter.activate(aVisitAt(search));
    await vi.advanceTimersByTimeAsync(0);
    return { ...page, leave, titles: () => page.presenter.shown?.map((job) => job.title) };
  }

  it('is narrowed by typing, and the text is in the URL', async () => {
    const { presenter, navigator, titles, board } = await aLongList();
    presenter.find('job 3 ');
    expect(titles()).toEqual(['Job 3']);
    expect(navigator.replacedUrls).toEqual(['/recruit?job_state=ACTIVE&find=job+3']);
    expect([presenter.typed, board.asked.length]).toEqual(['job 3 ', 1]);
  });

  it('does not change the URL after the screen has closed', async () => {
    const { presenter, navigator, leave } = await aLongList();
    leave();
    presenter.find('job 3');
    expect(navigator.replacedUrls).toEqual([]);
  });

  it('writes the search text and the order to the URL together, and only if they have changed', async () => {
    const { presenter, navigator } = await aLongList();
    const { find, sort } = presenter;
    find('job 3');
    sort('title');
    expect(navigator.replacedUrls.at(-1)).toBe('/recruit?job_state=ACTIVE&find=job+3&order=title');
    sort('title');
    find('job 3 ');
    expect(navigator.replacedUrls).toHaveLength(2);
  });

  it('starts unfiltered and newest first after a change of status', async () => {
    const { presenter, navigator } = await aLongList('?job_state=ACTIVE&find=job+2&order=title');
    presenter.find('job 4');
    presenter.show('CLOSED');
    expect([presenter.typed, presenter.sorting.order]).toEqual(['', 'newest']);
    expect(navigator.replacedUrls.at(-1)).toBe('/recruit?job_state=PREVIOUS');
  });

  it('before the URL is read ignores scrolling and typing', async () => {
    const { presenter, navigator } = aRecruitPage();
    presenter.place.scrolled(200);
    presenter.find('job');
    expect([presenter.status, presenter.shown, navigator.replacedUrls]).toEqual([null, null, []]);
    expect(presenter.sums).toEqual({ applied: 0, toReview: 0, shortlisted: 0 });
  });

  it('is sorted, and the order is in the URL', async () => {
    const { presenter, navigator } = await aLongList();
    presenter.sort('applicants');
    expect(navigator.replacedUrls).toEqual(['/recruit?job_state=ACTIVE&order=applicants']);
    expect(presenter.shown?.[0]?.title).toBe('Job 6');
  });

  it('is restored from the URL, and shows everything again without a query', async () => {
    const { presenter, titles, board } = await aLongList('?job_state=ACTIVE&find=job+2&order=title');
    expect([presenter.typed, presenter.sorting.order, titles()]).toEqual(['job 2', 'title', ['Job 2']]);
    presenter.revisit(aVisitAt('?job_state=ACTIVE'));
    expect([presenter.typed, presenter.sorting.order, titles()?.length, board.asked.length]).toEqual([
      '',
      'newest',
      7,
      2,
    ]);
  });

  it('keeps its scroll position per status', async () => {
    const memory = new FakeTabMemory();
    const { presenter, leave } = await aLongList('?job_state=ACTIVE', memory);
    presenter.place.scrolled(200);
    presenter.place.scrolled(400);
    leave();
    expect((await aLongList('?job_state=ACTIVE', memory)).presenter.place.scrollTop).toBe(400);
    expect((await aLongList('?job_state=PREVIOUS', memory)).presenter.place.scrollTop).toBe(0);
  });

  it.each([
    ['with jobs has', success(many), true],
    ['without jobs has no longer', success([]), false],
    ['that failed has no longer', failure('unreachable'), false],
  ])('%s a search box, which is shown while it loads', async (_, answer, has) => {
    const { presenter, board } = aRecruitPage();
    board.answers.activeJobs = answer;
    presenter.activate(aVisitAt('?job_state=ACTIVE'));
    expect(presenter.hasTools).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(presenter.hasTools).toBe(has);
  });
});
