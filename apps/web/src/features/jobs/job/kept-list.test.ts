import { noFilter } from '@glo/domain/filter/candidate-filter';
import { success } from '@glo/domain/shared/outcome';
import { anActiveJob, jobId } from '@glo/domain/testing/builders';
import { aFilter } from '@glo/domain/testing/filter';
import { runInAction, when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { aVisitAt } from '../../../testing/fakes/fake-navigator.ts';
import { noRecords } from '../../../state/device/records.ts';
import { anActiveTab } from '../../../testing/job-tab.ts';

describe('the list of a job', () => {
  it('opens again with its last filter, order and layout, but without find text and verdict', async () => {
    const { visit, open, page } = await twoJobs();
    const { list, filter } = open();
    filter.setFilter(aFilter({ skills: ['SQL'] }));
    list.sort('name');
    list.table.show('table');
    list.search('asha');
    list.chooseVerdict('maybe');
    await visit('job-2');
    expect([open().filter.filter, open().list.order, open().list.table.chosenLayout]).toEqual([noFilter, 'fit', null]);
    await visit('job-1');
    expect(open().filter.filter).toEqual(aFilter({ skills: ['SQL'] }));
    expect(open().list.view).toMatchObject({ order: 'name', layout: 'table', typed: '', verdict: null });
    const { search } = new URL(page.navigator.replacedUrls.at(-1) ?? '', 'http://x');
    expect([...new URLSearchParams(search).keys()]).toEqual(['job', 'filter', 'sort', 'layout']);
  });

  it('opens plain after Reset', async () => {
    const { visit, open } = await twoJobs();
    open().filter.setFilter(aFilter({ skills: ['SQL'] }));
    open().list.reset();
    await visit('job-2');
    await visit('job-1');
    expect(open().filter.filter).toEqual(noFilter);
  });

  it.each(['&tab=recommended', '&verdict=maybe', '&find=sql', '&sort=score'])(
    'opens as a link says: %s',
    async (more) => {
      const { visit, open } = await twoJobs();
      open().filter.setFilter(aFilter({ skills: ['SQL'] }));
      await visit('job-2');
      await visit('job-1', more);
      expect(open().filter.filter).toEqual(noFilter);
    },
  );

  it('opens in a new tab as it was left in another one', async () => {
    const { page } = await twoJobs();
    await page.records.leaveList(jobId('job-2'), 'sort=name');
    const { presenter, navigator, records } = page;
    const { kept } = records;
    runInAction(() => Object.assign(records, { kept: noRecords, isRead: false }));
    presenter.activate(aVisitAt('?job=job-2'));
    expect(presenter.address.order).toBeNull();
    runInAction(() => Object.assign(records, { kept, isRead: true }));
    expect([presenter.address.order, navigator.replacedUrls.at(-1)]).toEqual([
      'name',
      '/opportunitypage?job=job-2&sort=name',
    ]);
  });

  it('keeps what a press on the open job finds', async () => {
    const { visit, open, page } = await twoJobs();
    open().list.sort('name');
    await when(() => page.records.mine.lists.size > 0);
    await visit('job-1');
    expect(open().list.order).toBe('name');
  });
});

async function twoJobs() {
  const { page, presenter, open } = await anActiveTab();
  page.board.job = async (id) => success(anActiveJob({ id }));
  const visit = async (job: string, more = '') => {
    presenter.revisit(aVisitAt(`?job=${job}${more}`));
    await expect.poll(() => presenter.activeTab?.jobId).toBe(job);
  };
  return { page, open, visit };
}
