import type { Job } from '@glo/domain/jobs/job';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { longDate } from '@glo/domain/shared/dates';
import type { StudentId } from '@glo/domain/shared/ids';
import { aClosedJob, anActiveJob, jobId } from '@glo/domain/testing/builders';
import { aFilter } from '@glo/domain/testing/filter';
import { when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { anActiveTab, asha, at, bela, chitra } from '../../../testing/job-tab.ts';
import { listedCardActions } from '../../people/list/listed-card.ts';
import { anOpportunityPage } from '../../../testing/opportunity.ts';
import type { JobTab } from './job-tab.ts';
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
    open().list.sort('name');
    open().list.search('sql');
    expect(page.navigator.replacedUrls).toEqual([
      '/opportunitypage?job=job-1&sort=name',
      '/opportunitypage?job=job-1&sort=name&find=sql',
    ]);
    go('');
    expect([open().list.words, open().list.order]).toEqual(['', 'fit']);
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
    open().list.search('sql');
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
    expect(presenter.filterModal.form?.entries.gender.fields.chosen.value).toBe('Male');
    presenter.filterModal.form?.pickGender(['Others']);
    presenter.filterModal.submit();
    expect(page.navigator.replacedUrls.at(-1)).toBe(
      '/opportunitypage?job=job-1&filter=%7B%22gender%22%3A%22Others%22%7D',
    );
  });

  it('counts in the filter among those whom words and a range of fit leave, as the list then shows', async () => {
    const { page, presenter, open } = await anActiveTab();
    const total = () => {
      presenter.openFilter();
      const { count } = presenter.filterModal;
      presenter.filterModal.close();
      return count.total;
    };
    expect([total(), open().list.shown.length]).toEqual([3, 3]);
    open().list.search('asha');
    expect([total(), open().list.shown.length]).toEqual([1, 1]);
    open().list.search('nobody');
    presenter.openFilter();
    presenter.filterModal.form?.pickGender(['Male']);
    expect(presenter.filterModal.count.matching).toBe(0);
    expect(page.filters.asked.filter(([call]) => call === 'passing')).toEqual([]);
  });

  it('is counted anew in the open filter when what was typed narrows it no more', async () => {
    const { presenter, open } = await anActiveTab();
    open().list.search('nobody');
    presenter.openFilter();
    const { count } = presenter.filterModal;
    expect([count.matching, count.total]).toEqual([0, 0]);
    open().list.type('');
    await vi.waitFor(() => expect([count.matching, count.total]).toEqual([3, 3]));
    presenter.filterModal.close();
    open().list.search('asha');
    expect(count.total).toBe(3);
  });

  it('is leafed through from its own address, with all that narrows it', async () => {
    const { page, open } = await anActiveTab();
    open().list.search('figma');
    open().list.openProfile();
    expect(page.review.current).toEqual({
      href: '/opportunitypage?job=job-1&find=figma',
      label: 'Applicants',
      ids: [bela.id],
      wanted: ['Python', 'SQL'],
    });
    expect(page.navigator.replacedUrls).toEqual(['/opportunitypage?job=job-1&find=figma']);
  });

  it('is named in its file, by the job and by the day', async () => {
    const { open, presenter } = await anActiveTab();
    const day = longDate(new Date());
    expect(open().fileName).toBe(`Graduate Data Analyst, Applicants, ${day}`);
    presenter.chooseTab('shortlisted');
    expect(open().fileName).toBe(`Graduate Data Analyst, Shortlisted candidates, ${day}`);
  });

  it('tells of applicants that are still on their way, and of the order the service gave in the other tabs', async () => {
    const { open, presenter } = await anActiveTab();
    expect([open().loading, open().givenOrder]).toEqual([presenter.candidates?.applicants, undefined]);
    presenter.chooseTab('recommended');
    expect([open().loading, open().givenOrder]).toEqual([undefined, 'As recommended']);
  });

  it('says what it is narrowed by, each of which can be taken out by itself', async () => {
    const { open, page } = await anActiveTab('&filter={"gender":"Male","skills":["SQL"]}');
    expect(open().chips.map(({ label }) => label)).toEqual(['SQL', 'Male']);
    open().chips[0]?.remove();
    expect(page.navigator.replacedUrls.at(-1)).toBe(
      '/opportunitypage?job=job-1&filter=%7B%22gender%22%3A%22Male%22%7D',
    );
  });

  it('offers Reset once something narrows it, and that takes out the range of fit, too', async () => {
    const { open, page, presenter } = await anActiveTab();
    const labels = () => presenter.commands.map(({ label }) => label).filter((label) => /Filter|Reset/.test(label));
    expect(labels()).toEqual(['Filter']);
    open().list.chooseFit({ min: 1, max: 1 });
    expect(labels()).toEqual(['Filter', 'Reset']);
    const { resetFilter } = presenter;
    resetFilter();
    expect([page.navigator.replacedUrls.at(-1), open().list.chosenFit]).toEqual(['/opportunitypage?job=job-1', null]);
  });

  it('shows nobody, and asks for no filter, until it is there', async () => {
    const page = anOpportunityPage();
    page.board.answers.job = success(anActiveJob({ applicants: [asha.id] }));
    page.directory.answers.byIds = new Promise(() => undefined);
    page.presenter.activate(at('?job=job-1&filter={"gender":"Male"}'));
    await when(() => page.presenter.activeTab !== null);
    const { activeTab } = page.presenter;
    expect([activeTab?.candidates, activeTab?.unfiltered, activeTab?.count]).toEqual([[], [], null]);
    expect(page.filters.asked).toEqual([]);
  });

  it('asks for no filter any more once it was left', async () => {
    const { open, page, leave } = await anActiveTab();
    const { filter } = open();
    leave();
    filter.narrowTo(aFilter({ gender: 'Male' }));
    expect([page.filters.asked, page.presenter.activeTab, page.presenter.candidates]).toEqual([[], null, null]);
  });

  it('is not filtered by gender while blind review hides it', async () => {
    const { page } = await anActiveTab('&filter={"gender":"Male","skills":["SQL"]}');
    page.blind.toggle();
    await when(() => page.blind.isOn);
    expect(page.navigator.replacedUrls.at(-1)).toBe(
      '/opportunitypage?job=job-1&filter=%7B%22skills%22%3A%5B%22SQL%22%5D%7D',
    );
  });

  it('closes what was open over it when it is left', async () => {
    const { page, presenter, open, leave } = await anActiveTab();
    const { openFilter } = presenter;
    openFilter();
    listedCardActions(asha, open().list).openActions();
    expect([presenter.filterModal.form === null, presenter.actions.isOpen]).toEqual([false, true]);
    leave();
    expect([presenter.filterModal.form, presenter.actions.isOpen]).toEqual([null, false]);
    expect(page.navigator.went).toEqual([]);
  });
});

describe('the status of a job', () => {
  it('changes where it stands: title, button and list follow, the job stays selected', async () => {
    const { page, presenter } = await anActiveTab();
    page.board.answers.pastJobs = success([aClosedJob()]);
    const job = presenter.job?.value;
    if (!job) throw new Error('There is no job');
    await presenter.statusChange.toggle(job);
    await when(() => presenter.jobs?.state === 'ready');
    expect([presenter.status, presenter.job?.value?.status, presenter.chosen]).toEqual(['CLOSED', 'CLOSED', job.id]);
    expect(presenter.jobs?.value).toEqual([aClosedJob()]);
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
    await when(() => presenter.jobs?.value?.[0]?.id === 'job-2');
    expect([presenter.status, presenter.job?.value?.status]).toEqual(['ACTIVE', 'ACTIVE']);
  });
});

const namesIn = (tab: JobTab) => tab.candidates.map(({ name }) => name);
