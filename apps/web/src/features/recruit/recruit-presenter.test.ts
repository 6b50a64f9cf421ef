import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, aClosedJob, anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import { someShortlists } from '@glo/domain/testing/hiring';
import type { Shortlists } from '@glo/domain/shortlist/shortlist';
import { aJobBoard } from '@glo/domain/testing/jobs';
import { when } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Visit } from '../../navigation/navigator.ts';
import { LocalRecords } from '../../state/device/local-records.ts';
import { Notices } from '../../state/notices.ts';
import { ScrollPositions } from '../../state/device/scroll-positions.ts';
import { FakeDevice } from '../../testing/fake-device.ts';
import { FakeNavigator } from '../../testing/fake-navigator.ts';
import { FakeTabMemory } from '../../testing/fake-tab-memory.ts';
import { aSignedInSession } from '../../testing/session.ts';
import { RecruitPresenter } from './recruit-presenter.ts';

describe('recruit', () => {
  it.each([
    ['?job_state=ACTIVE', 'ACTIVE'],
    ['?job_state=PREVIOUS', 'CLOSED'],
    ['', 'CLOSED'],
  ])('at "%s" shows %s jobs', async (search, status) => {
    const { presenter } = aRecruitPage();
    presenter.activate(at(search));
    await when(() => presenter.jobs.state === 'ready');
    expect([presenter.status, presenter.jobs.value?.[0]?.status]).toEqual([status, status]);
  });

  it('tells the palette of the other status and the other view, once there is a list to show', async () => {
    const { presenter, board } = aRecruitPage();
    const labels = () => presenter.commands.map(({ label }) => label);
    presenter.activate(at('?job_state=ACTIVE'));
    await when(() => presenter.jobs.state === 'ready');
    expect(labels()).toEqual(['View Closed Jobs', 'Table']);
    presenter.showAs('table');
    await when(() => presenter.view === 'table');
    expect(labels()).toEqual(['View Closed Jobs', 'Cards']);
    board.answers.pastJobs = success([]);
    presenter.show('CLOSED');
    await when(() => presenter.jobs.state === 'ready');
    expect(labels()).toEqual(['View Active Jobs']);
  });

  it('toggles without showing the other list meanwhile', async () => {
    const { presenter, board } = aRecruitPage();
    presenter.activate(at('?job_state=ACTIVE'));
    await when(() => presenter.jobs.state === 'ready');
    presenter.show('CLOSED');
    expect([presenter.status, presenter.jobs.state]).toEqual(['CLOSED', 'loading']);
    presenter.revisit(at('?job_state=PREVIOUS'));
    await when(() => presenter.jobs.state === 'ready');
    expect(presenter.jobs.value).toEqual([aClosedJob()]);
    expect(board.asked.map(([call]) => call)).toEqual(['activeJobs', 'pastJobs']);
  });

  it('follows an address that changed elsewhere', async () => {
    const { presenter } = aRecruitPage();
    presenter.activate(at('?job_state=ACTIVE'));
    presenter.revisit(at('?job_state=PREVIOUS'));
    await when(() => presenter.jobs.state === 'ready');
    expect(presenter.jobs.value).toEqual([aClosedJob()]);
  });

  it('keeps the list in sight while the same one is asked for again', async () => {
    const { presenter, board } = aRecruitPage();
    presenter.activate(at('?job_state=ACTIVE'));
    await when(() => presenter.jobs.state === 'ready');
    const newer = [anActiveJob({ title: 'Product Design Intern' }), anActiveJob()];
    board.answers.activeJobs = success(newer);
    presenter.revisit(at('?job_state=ACTIVE'));
    expect(presenter.jobs.value).toEqual([anActiveJob()]);
    await when(() => presenter.jobs.value?.length === 2);
  });

  it.each([
    ['ACTIVE', '/recruit?job_state=ACTIVE'],
    ['CLOSED', '/recruit?job_state=PREVIOUS'],
  ] as const)('puts the choice of %s jobs into the address', (status, path) => {
    const { presenter, navigator } = aRecruitPage();
    presenter.show(status);
    expect(navigator.went).toEqual([{ path, options: { replace: true } }]);
  });

  it('says that loading failed and loads again', async () => {
    const { presenter, board, notices } = aRecruitPage();
    board.answers.activeJobs = failure('refused');
    presenter.activate(at('?job_state=ACTIVE'));
    await when(() => presenter.jobs.state === 'failed');
    expect(notices.toasts).toMatchObject([{ key: 'server-failure', text: 'Some error occured! Please retry..' }]);
    board.answers.activeJobs = success([anActiveJob()]);
    await presenter.jobs.load();
    expect(presenter.jobs.state).toBe('ready');
  });
});

describe('a list', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const many = Array.from({ length: 7 }, (_, index) =>
    anActiveJob({ id: jobId(`job-${index}`), title: `Job ${index}`, applicantCount: index }),
  );

  async function aLongList(search = '?job_state=ACTIVE', memory = new FakeTabMemory()) {
    const page = aRecruitPage(memory);
    page.board.answers.activeJobs = success(many);
    const leave = page.presenter.activate(at(search));
    await vi.advanceTimersByTimeAsync(0);
    return { ...page, leave, titles: () => page.presenter.shown?.map((job) => job.title) };
  }

  it('can be narrowed by typing; the words go into the address when typing rests', async () => {
    const { presenter, navigator, titles, board } = await aLongList();
    presenter.find('job');
    presenter.find('job 3 ');
    expect(titles()).toEqual(['Job 3']);
    expect(navigator.went).toEqual([]);
    vi.advanceTimersByTime(250);
    expect(navigator.went).toEqual([{ path: '/recruit?job_state=ACTIVE&find=job+3', options: { replace: true } }]);
    presenter.revisit(at('?job_state=ACTIVE&find=job+3'));
    expect([presenter.typed, board.asked.length]).toEqual(['job 3 ', 1]);
  });

  it('can be put in order, in the address too', async () => {
    const { presenter, navigator } = await aLongList();
    presenter.sort('applicants');
    expect(navigator.went.at(-1)?.path).toBe('/recruit?job_state=ACTIVE&order=applicants');
    presenter.revisit(at('?job_state=ACTIVE&order=applicants'));
    expect(presenter.shown?.[0]?.title).toBe('Job 6');
  });

  it('comes back as the address says, and Recruit in the sidebar shows all of it, asked for anew', async () => {
    const { presenter, titles, board } = await aLongList('?job_state=ACTIVE&find=job+2&order=title');
    expect([presenter.typed, presenter.sorting.order, titles()]).toEqual(['job 2', 'title', ['Job 2']]);
    presenter.revisit(at('?job_state=ACTIVE'));
    expect([presenter.typed, presenter.sorting.order, titles()?.length, board.asked.length]).toEqual([
      '',
      'newest',
      7,
      2,
    ]);
  });

  it('is left where it was scrolled to, each list for itself', async () => {
    const memory = new FakeTabMemory();
    const { presenter, leave } = await aLongList('?job_state=ACTIVE', memory);
    presenter.scroll.scrolled(200);
    presenter.scroll.scrolled(400);
    leave();
    expect((await aLongList('?job_state=ACTIVE', memory)).presenter.scroll.startAt).toBe(400);
    expect((await aLongList('?job_state=PREVIOUS', memory)).presenter.scroll.startAt).toBe(0);
  });

  it.each([
    ['with jobs has', success(many), true],
    ['without jobs has not', success([]), false],
    ['that failed has not', failure('unreachable'), false],
  ])('%s a box to find one in, shown while it is on its way', async (_, answer, has) => {
    const { presenter, board } = aRecruitPage();
    board.answers.activeJobs = answer;
    presenter.activate(at('?job_state=ACTIVE'));
    expect(presenter.hasTools).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(presenter.hasTools).toBe(has);
  });
});

describe('the table', () => {
  const jobs = ['a', 'b', 'c', 'd', 'e'].map((id, index) =>
    anActiveJob({
      id: jobId(id),
      title: `Post no. ${index}`,
      applicantCount: 10 * index,
      applicants: ['x', 'y'].slice(0, index).map(studentId),
    }),
  );

  async function aTable(device = new FakeDevice(), search = '?job_state=ACTIVE') {
    const page = aRecruitPage(new FakeTabMemory(), device);
    page.board.answers.activeJobs = success(jobs);
    const answer = Promise.withResolvers<Awaited<ReturnType<Shortlists['candidates']>>>();
    page.shortlists.answers.candidates = answer.promise;
    const leave = page.presenter.activate(at(search));
    await when(() => page.presenter.jobs.state === 'ready');
    return { ...page, leave, answer };
  }

  it('is not the first view, and is remembered on the device', async () => {
    const device = new FakeDevice();
    const { presenter, shortlists } = await aTable(device);
    expect([presenter.view, shortlists.asked]).toEqual(['cards', []]);
    presenter.showAs('table');
    await when(() => presenter.view === 'table');
    await device.settle();
    const later = await aTable(device);
    await when(() => later.presenter.view === 'table');
  });

  it('asks how many are shortlisted, once for each job, and sums up when it knows of all', async () => {
    const { presenter, shortlists, answer } = await aTable();
    presenter.showAs('table');
    await when(() => presenter.view === 'table');
    expect(presenter.sums).toEqual({ applied: 100, toReview: 7, shortlisted: null });
    answer.resolve(success([aCandidate()]));
    await when(() => presenter.shortlisted.known.size === 5);
    expect(presenter.sums.shortlisted).toBe(5);
    presenter.find('no. 1');
    expect(presenter.sums).toEqual({ applied: 10, toReview: 1, shortlisted: 1 });
    expect(presenter.scale).toBe(40);
    expect(shortlists.asked.map(([, job]) => job)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('begins no further call once it was left', async () => {
    const { presenter, shortlists, leave, answer } = await aTable();
    presenter.showAs('table');
    await when(() => presenter.view === 'table');
    leave();
    answer.resolve(success([aCandidate()]));
    await new Promise(setImmediate);
    expect([shortlists.asked.length, presenter.shortlisted.known.size]).toEqual([3, 0]);
  });

  it('is ordered by a column, and pressed again the other way round, in the address too', async () => {
    const { presenter, navigator } = await aTable();
    const addressAfter = (order: 'applicants' | 'newest') => {
      presenter.sortBy(order);
      const path = navigator.went.at(-1)?.path ?? '';
      presenter.revisit(at(path.slice(path.indexOf('?'))));
      return path;
    };
    expect(addressAfter('applicants')).toBe('/recruit?job_state=ACTIVE&order=applicants');
    expect(presenter.shown?.[0]?.id).toBe('e');
    expect(addressAfter('applicants')).toBe('/recruit?job_state=ACTIVE&order=-applicants');
    expect(presenter.shown?.[0]?.id).toBe('a');
    expect(addressAfter('newest')).toBe('/recruit?job_state=ACTIVE');
  });

  it('leaves an order behind that the cards do not have', async () => {
    const { presenter, navigator } = await aTable(new FakeDevice(), '?job_state=ACTIVE&order=-title');
    presenter.showAs('cards');
    expect(navigator.went.at(-1)?.path).toBe('/recruit?job_state=ACTIVE');
  });
});

function at(search: string): Visit {
  return { params: {}, query: new URLSearchParams(search), state: null };
}

function aRecruitPage(memory = new FakeTabMemory(), device = new FakeDevice()) {
  const board = aJobBoard();
  const shortlists = someShortlists();
  board.answers.pastJobs = success([aClosedJob()]);
  const session = aSignedInSession();
  const navigator = new FakeNavigator();
  const notices = new Notices();
  const presenter = new RecruitPresenter(
    board,
    shortlists,
    new LocalRecords(device.tab(), session, notices),
    session,
    navigator,
    notices,
    new ScrollPositions(memory, session, navigator),
  );
  return { presenter, board, shortlists, navigator, notices };
}
