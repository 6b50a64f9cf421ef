import type { Job } from '@glo/domain/jobs/job';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { longDate } from '@glo/domain/shared/dates';
import { aClosedJob, anActiveJob, jobId } from '@glo/domain/testing/builders';
import { aFilter } from '@glo/domain/testing/filter';
import { when } from 'mobx';
import { openedFilter } from '../../../testing/filter-modal.ts';
import { describe, expect, it } from 'vitest';
import { anActiveTab, asha, bela, chitra } from '../../../testing/job-tab.ts';
import { aVisitAt } from '../../../testing/fakes/fake-navigator.ts';
import { listedCardActions } from '../../candidate-list/list/listed-card.ts';
import { anOpportunityPage } from '../../../testing/opportunity.ts';
import type { JobTab } from './job-tab.ts';
import { readAddress } from './opportunity-address.ts';
import type { OpportunityPresenter } from './opportunity-presenter.ts';
import type { Questions } from '../../../state/questions/questions.ts';
import { openQuestion } from '../../../testing/questions.ts';

describe('the open tab of a job', () => {
  it('sets the page title once the job has loaded', async () => {
    const { presenter } = anOpportunityPage();
    presenter.activate(aVisitAt('?job=job-1'));
    expect(presenter.pageTitle).toBeNull();
    await when(() => presenter.activeTab !== null);
    expect(presenter.pageTitle).toBe('Graduate Data Analyst');
  });

  it('sends the ids of the tab and shows the candidates that pass the filter', async () => {
    const { open, page } = await anActiveTab('&filter={"skills":["SQL"]}');
    await when(() => open().filter.passing?.value !== undefined && open().count !== null);
    expect(page.filters.asked).toEqual([['passing', aFilter({ skills: ['SQL'] }), [asha.id, bela.id, chitra.id]]]);
    expect([namesIn(open()), open().count, open().filter.criteriaCount]).toEqual([['Bela'], 1, 1]);
  });

  it('requests the filter again for another filter or tab, and not without a filter', async () => {
    const { open, page, go } = await anActiveTab();
    go('&filter={"gender":"Male"}');
    go('&filter={"gender":"Male"}&sort=name');
    go('&tab=shortlisted&filter={"gender":"Male"}');
    go('&tab=shortlisted');
    expect(page.filters.asked.map(([, , ids]) => ids)).toEqual([[asha.id, bela.id, chitra.id], [asha.id]]);
    expect([open().filter.passing, namesIn(open())]).toEqual([null, ['Asha']]);
  });

  it('reports a failed filter, which can be retried', async () => {
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

  it('counts the filtered candidates of the open tab and all candidates of the others', async () => {
    const { presenter, open, go } = await anActiveTab();
    expect([presenter.countOf('applicants'), presenter.countOf('shortlisted')]).toEqual([3, 1]);
    go('&filter={"gender":"Male"}');
    await when(() => open().filter.passing?.state === 'ready');
    expect([presenter.countOf('applicants'), presenter.countOf('shortlisted')]).toEqual([1, 1]);
    presenter.chooseTab('shortlisted');
    expect(presenter.countOf('applicants')).toBe(3);
    go('&sort=name');
    expect([presenter.countOf('applicants'), presenter.countOf('shortlisted')]).toEqual([3, 1]);
  });

  it('keeps the filter and the order in another tab, but not the search text', async () => {
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
    open().list.reset();
    expect(page.navigator.replacedUrls.at(-1)).toBe('/opportunitypage?job=job-1&tab=recommended&sort=score');
  });

  it('opens the dialog with the current filter and applies the result', async () => {
    const { page, presenter } = await anActiveTab('&filter={"gender":"Male"}');
    openedFilter(presenter);
    expect(presenter.filterModal.form?.entries.gender.fields.chosen.value).toBe('Male');
    presenter.filterModal.form?.pickGender(['Others']);
    presenter.filterModal.submit();
    expect(page.navigator.replacedUrls.at(-1)).toBe(
      '/opportunitypage?job=job-1&filter=%7B%22gender%22%3A%22Others%22%7D',
    );
  });

  it('offers the skills of the job in the dialog', async () => {
    const { presenter } = await anActiveTab('', { skills: ['Statistics'] });
    const { form } = openedFilter(presenter);
    expect(form?.skillLookup.options[0]).toBe('Statistics');
  });

  it('counts in the dialog only the candidates that match the search text', async () => {
    const { page, presenter, open } = await anActiveTab();
    const total = async () => {
      const { count, close } = openedFilter(presenter);
      close();
      return count.total;
    };
    expect([await total(), open().list.shown.length]).toEqual([3, 3]);
    open().list.search('asha');
    expect([await total(), open().list.shown.length]).toEqual([1, 1]);
    open().list.search('nobody');
    openedFilter(presenter);
    presenter.filterModal.form?.pickGender(['Male']);
    expect(presenter.filterModal.count.matching).toBe(0);
    expect(page.filters.asked.filter(([call]) => call === 'passing')).toEqual([]);
  });

  it('names its export by job, list and day', async () => {
    const { open, presenter } = await anActiveTab();
    const day = longDate(new Date());
    expect(open().fileName).toBe(`Graduate Data Analyst, Applicants, ${day}`);
    presenter.chooseTab('shortlisted');
    expect(open().fileName).toBe(`Graduate Data Analyst, Shortlisted candidates, ${day}`);
  });

  it('loads applicants incrementally and keeps the service’s order in the other tabs', async () => {
    const { open, presenter } = await anActiveTab();
    expect([open().loading, open().givenOrder]).toEqual([presenter.candidates?.applicants, undefined]);
    presenter.chooseTab('recommended');
    expect([open().loading, open().givenOrder]).toEqual([undefined, 'As recommended']);
  });

  it('offers Reset once it is narrowed, which also clears the search text and hides no one', async () => {
    const { open, page, presenter } = await anActiveTab();
    const labels = () => presenter.commands.map(({ label }) => label).filter((label) => /Filter|Reset/.test(label));
    expect(labels()).toEqual(['Filter']);
    open().list.narrowTo({ hidden: ['note'] });
    expect(labels()).toEqual(['Filter', 'Reset']);
    open().list.reset();
    expect([page.navigator.replacedUrls.at(-1), open().list.hidden]).toEqual(['/opportunitypage?job=job-1', []]);
    expect(labels()).toEqual(['Filter']);
    open().list.search('asha');
    expect([labels(), open().list.shown.length]).toEqual([['Filter', 'Reset'], 1]);
    open().list.reset();
    expect([page.navigator.replacedUrls.at(-1), open().list.shown.length]).toEqual(['/opportunitypage?job=job-1', 3]);
  });

  it('clears its filter if all are wanted', async () => {
    const { open } = await anActiveTab('&filter={"gender":"Male"}');
    open().list.showAll();
    expect([open().filter.criteriaCount, open().list.verdict]).toEqual([0, 'all']);
  });

  it('shows no candidates and requests no filter before they have loaded', async () => {
    const page = anOpportunityPage();
    page.board.answers.job = success(anActiveJob({ applicants: [asha.id] }));
    page.directory.answers.byIds = new Promise(() => undefined);
    page.presenter.activate(aVisitAt('?job=job-1&filter={"gender":"Male"}'));
    await when(() => page.presenter.activeTab !== null);
    const { activeTab } = page.presenter;
    expect([activeTab?.candidates, activeTab?.unfiltered, activeTab?.count]).toEqual([[], [], null]);
    expect(page.filters.asked).toEqual([]);
  });

  it('requests no filter after it has closed', async () => {
    const { open, page, leave } = await anActiveTab();
    const { filter } = open();
    leave();
    filter.setFilter(aFilter({ gender: 'Male' }));
    expect([page.filters.asked, page.presenter.activeTab, page.presenter.candidates]).toEqual([[], null, null]);
  });

  it('closes its dialogs when the page closes', async () => {
    const { page, presenter, open, leave } = await anActiveTab();
    openedFilter(presenter);
    listedCardActions(asha, open().list).openActions();
    expect([presenter.filterModal.form === null, presenter.actions.isOpen]).toEqual([false, true]);
    leave();
    expect([presenter.filterModal.form, presenter.actions.isOpen]).toEqual([null, false]);
    expect(page.navigator.went).toEqual([]);
  });
});

describe('the status of a job', () => {
  it('updates the title, the button and the list, and keeps the job selected', async () => {
    const { page, presenter } = await anActiveTab();
    page.board.answers.pastJobs = success([aClosedJob()]);
    const job = presenter.job?.value;
    if (!job) throw new Error('There is no job');
    await closeAnyway(page.lists.services.questions, presenter, job);
    await when(() => presenter.rail.list?.state === 'ready');
    expect([presenter.rail.status, presenter.job?.value?.status, presenter.address.job]).toEqual([
      'CLOSED',
      'CLOSED',
      job.id,
    ]);
    expect(presenter.rail.list?.value).toEqual([aClosedJob()]);
    expect(presenter.activeTab?.list.all.length).toBe(3);
  });

  it('updates only the list if the job is no longer open', async () => {
    const { page, presenter } = await anActiveTab();
    const job = presenter.job?.value;
    if (!job) throw new Error('There is no job');
    const answer = Promise.withResolvers<Outcome<Job>>();
    page.board.answers.changeStatus = answer.promise;
    const changing = closeAnyway(page.lists.services.questions, presenter, job);
    page.board.answers.job = success(anActiveJob({ id: jobId('job-2') }));
    presenter.revisit(aVisitAt('?job=job-2'));
    await when(() => presenter.job?.value?.id === 'job-2');
    page.board.answers.activeJobs = success([anActiveJob({ id: jobId('job-2') })]);
    answer.resolve(success(aClosedJob()));
    await changing;
    await when(() => presenter.rail.list?.value?.[0]?.id === 'job-2');
    expect([presenter.rail.status, presenter.job?.value?.status]).toEqual(['ACTIVE', 'ACTIVE']);
  });
});

const namesIn = (tab: JobTab) => tab.candidates.map(({ name }) => name);

async function closeAnyway(questions: Questions, { statusChange }: OpportunityPresenter, job: Job): Promise<void> {
  const closed = statusChange.toggle(job);
  await when(() => questions.shown.length > 0);
  openQuestion(questions, 'choice').answer('close');
  await closed;
}
