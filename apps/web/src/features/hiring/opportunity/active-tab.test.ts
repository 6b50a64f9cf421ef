import type { Job } from '@glo/domain/jobs/job';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import type { StudentId } from '@glo/domain/shared/ids';
import { aCandidate, aClosedJob, anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import { aFilter } from '@glo/domain/testing/filter';
import { aProfile } from '@glo/domain/testing/hiring';
import { when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import type { Visit } from '../../../navigation/navigator.ts';
import { anOpportunityPage } from '../../../testing/opportunity.ts';
import type { ActiveTab } from './active-tab.ts';
import { readAddress } from './opportunity-address.ts';

describe('the tab that is open', () => {
  it('names the job in the browser’s tab once it is there', async () => {
    const { presenter } = anOpportunityPage();
    presenter.activate(at('?job=job-1'));
    expect(presenter.pageTitle).toBeNull();
    await when(() => presenter.activeTab !== null);
    expect(presenter.pageTitle).toBe('Graduate Data Analyst');
  });

  it('shows whoever of it passes the filter; the ids of the tab went out', async () => {
    const { open, page } = await anActiveTab('&filter={"skills":["SQL"]}');
    await when(() => open().filter.passing?.value !== undefined && open().count !== null);
    expect(page.filters.asked).toEqual([['passing', aFilter({ skills: ['SQL'] }), [asha.id, bela.id, chitra.id]]]);
    expect([namesIn(open()), open().count, open().filter.criteriaCount]).toEqual([['Bela'], 1, 1]);
  });

  it('asks again for another filter and another tab, and for nothing without a filter', async () => {
    const { open, page, go } = await anActiveTab();
    go('&filter={"gender":"Male"}');
    go('&filter={"gender":"Male"}&sort=name');
    go('&tab=shortlisted&filter={"gender":"Male"}');
    go('&tab=shortlisted');
    expect(page.filters.asked.map(([, , ids]) => ids)).toEqual([[asha.id, bela.id, chitra.id], [asha.id]]);
    expect([open().filter.passing, namesIn(open())]).toEqual([null, ['Asha']]);
  });

  it('drops the answer to an older filter', async () => {
    const { open, page, go } = await anActiveTab();
    const slow = Promise.withResolvers<Outcome<readonly StudentId[]>>();
    page.filters.answers.passing = slow.promise;
    go('&filter={"gender":"Male"}');
    page.filters.answers.passing = success([chitra.id]);
    go('&filter={"gender":"Female"}');
    await when(() => open().count === 1);
    slow.resolve(success([asha.id, bela.id]));
    await slow.promise;
    await Promise.resolve();
    expect(namesIn(open())).toEqual(['Chitra']);
  });

  it('says when the filter cannot be asked for, and asks at the second try', async () => {
    const { open, page, go } = await anActiveTab();
    page.filters.answers.passing = failure('unreachable');
    go('&filter={"gender":"Male"}');
    await when(() => open().filter.passing?.state === 'failed');
    expect(page.notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..' }]);
    expect([namesIn(open()), open().count]).toEqual([[], null]);
    page.filters.answers.passing = success([asha.id]);
    await open().filter.passing?.load();
    expect(namesIn(open())).toEqual(['Asha']);
  });

  it('keeps order and words in the address, and follows it', async () => {
    const { open, page, go } = await anActiveTab();
    open().list.ordering.sort('name');
    open().list.narrow('sql');
    expect(page.navigator.replacedUrls).toEqual([
      '/opportunitypage?job=job-1&sort=name',
      '/opportunitypage?job=job-1&sort=name&find=sql',
    ]);
    go('');
    expect([open().list.words, open().list.ordering.order]).toEqual(['', 'fit']);
  });

  it('counts whom it shows; a filter leaves closed tabs the count of all that are in them', async () => {
    const { presenter, open, go } = await anActiveTab();
    expect([presenter.countOf('applicants'), presenter.countOf('shortlisted')]).toEqual([3, 1]);
    go('&filter={"gender":"Male"}');
    await when(() => open().filter.passing?.state === 'ready');
    expect([presenter.countOf('applicants'), presenter.countOf('shortlisted')]).toEqual([1, 1]);
    presenter.chooseTab('shortlisted');
    expect(presenter.countOf('applicants')).toBe(3);
    go('');
    expect([presenter.countOf('applicants'), presenter.countOf('shortlisted')]).toEqual([3, 1]);
  });

  it('keeps filter and order for another tab, not the words', async () => {
    const { page, presenter, open } = await anActiveTab('&filter={"gender":"Male"}&sort=score');
    open().list.narrow('sql');
    presenter.chooseTab('recommended');
    const path = page.navigator.replacedUrls.at(-1) ?? '';
    expect(readAddress(new URL(path, 'http://x').searchParams)).toMatchObject({
      tab: 'recommended',
      order: 'score',
      typed: '',
      filter: aFilter({ gender: 'Male' }),
    });
    presenter.resetFilter();
    expect(page.navigator.replacedUrls.at(-1)).toBe('/opportunitypage?job=job-1&tab=recommended&sort=score');
  });

  it('opens the filter on what is asked for, and applies what comes of it', async () => {
    const { page, presenter } = await anActiveTab('&filter={"gender":"Male"}');
    presenter.openFilter();
    expect(presenter.filterModal.form?.gender).toBe('Male');
    presenter.filterModal.form?.pickGender(['Others']);
    presenter.filterModal.submit();
    expect(page.navigator.replacedUrls.at(-1)).toBe(
      '/opportunitypage?job=job-1&filter=%7B%22gender%22%3A%22Others%22%7D',
    );
  });

  it('is leafed through from its own address, with all that narrows it', async () => {
    const { page, open } = await anActiveTab();
    open().list.narrow('figma');
    open().list.review();
    expect(page.review.current).toEqual({
      href: '/opportunitypage?job=job-1&find=figma',
      label: 'Applicants',
      ids: [bela.id],
      wanted: ['Python', 'SQL'],
    });
    expect(page.navigator.replacedUrls).toEqual(['/opportunitypage?job=job-1&find=figma']);
  });
});

describe('all that are selected', () => {
  it('have their addresses copied; who has none is said, and nobody is deselected', async () => {
    const { page, open } = await anActiveTab();
    const toasts = () => page.notices.toasts.map(({ text }) => text);
    open().list.selectAll();
    open().list.copyEmails();
    await vi.waitFor(() => expect(toasts()).toEqual(['3 with an address', '3 e-mail addresses copied']));
    expect(page.clipboard.asked).toEqual([['copy', Array(3).fill('aarohi.deshmukh@mail.example').join(', ')]]);
    page.directory.answers.profile = success(aProfile({ email: ' ' }));
    open().list.copyEmails();
    await vi.waitFor(() => expect(toasts().at(-1)).toBe('3 without an address'));
    expect([page.clipboard.asked.length, open().list.selected.length]).toEqual([1, 3]);
  });

  it('are copied with a press where the browser asks for one', async () => {
    const { page, open } = await anActiveTab();
    page.clipboard.answers.copy = false;
    open().list.select(asha.id, true);
    open().list.copyEmails();
    await vi.waitFor(() => expect(page.notices.toasts.at(-1)).toMatchObject({ tone: 'warning' }));
    page.clipboard.answers.copy = true;
    page.notices.toasts.at(-1)?.action?.onPress();
    await vi.waitFor(() => expect(page.notices.toasts.at(-1)?.text).toBe('Email Address Copied!'));
  });
});

describe('the status of a job', () => {
  it('changes where it stands: title, button and list follow, the job stays selected', async () => {
    const { page, presenter } = await anActiveTab();
    page.board.answers.pastJobs = success([aClosedJob()]);
    const job = presenter.job?.value;
    if (!job) throw new Error('There is no job');
    await presenter.statusChange.toggle(job);
    await when(() => presenter.jobs.value !== null);
    expect([presenter.status, presenter.job?.value?.status, presenter.chosen]).toEqual(['CLOSED', 'CLOSED', job.id]);
    expect(presenter.jobs.value).toEqual([aClosedJob()]);
    expect(presenter.activeTab?.list.all.length).toBe(3);
  });

  it('of a job that was left by then only changes the list', async () => {
    const { page, presenter } = await anActiveTab();
    const job = presenter.job?.value;
    if (!job) throw new Error('There is no job');
    const answer = Promise.withResolvers<Outcome<Job>>();
    page.board.answers.changeStatus = answer.promise;
    const changing = presenter.statusChange.toggle(job);
    page.board.answers.job = success(anActiveJob({ id: jobId('job-2') }));
    presenter.revisit(at('?job=job-2'));
    await when(() => presenter.job?.value?.id === 'job-2');
    page.board.answers.activeJobs = success([anActiveJob({ id: jobId('job-2') })]);
    answer.resolve(success(aClosedJob()));
    await changing;
    await when(() => presenter.jobs.value?.[0]?.id === 'job-2');
    expect([presenter.status, presenter.job?.value?.status]).toEqual(['ACTIVE', 'ACTIVE']);
  });
});

const asha = aCandidate({ id: studentId('asha'), name: 'Asha', skills: ['SQL'] });
const bela = aCandidate({ id: studentId('bela'), name: 'Bela', skills: ['Figma'] });
const chitra = aCandidate({ id: studentId('chitra'), name: 'Chitra', skills: ['SQL'] });

const namesIn = (tab: ActiveTab) => tab.candidates.map(({ name }) => name);

/** A job with three applicants, of whom Asha is shortlisted and Bela passes any filter. */
async function anActiveTab(search = '') {
  const page = anOpportunityPage();
  const { presenter, board, directory, shortlists, filters } = page;
  board.answers.job = success(anActiveJob({ applicants: [asha.id, bela.id, chitra.id] }));
  directory.answers.byIds = success([asha, bela, chitra]);
  shortlists.answers.candidates = success([asha]);
  filters.answers.passing = success([bela.id]);
  presenter.activate(at(`?job=job-1${search}`));
  await when(() => presenter.activeTab !== null && presenter.candidates?.shortlist.list.state === 'ready');
  await when(() => presenter.activeTab?.everybody.state === 'ready');
  const open = () => {
    if (presenter.activeTab === null) throw new Error('No tab is open');
    return presenter.activeTab;
  };
  return { page, presenter, open, go: (more: string) => presenter.revisit(at(`?job=job-1${more}`)) };
}

function at(search: string): Visit {
  return { params: {}, query: new URLSearchParams(search), state: null };
}
