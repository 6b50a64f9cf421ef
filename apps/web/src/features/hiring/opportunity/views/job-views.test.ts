import { success } from '@glo/domain/shared/outcome';
import { anActiveJob } from '@glo/domain/testing/builders';
import { aFilter } from '@glo/domain/testing/filter';
import { describe, expect, it } from 'vitest';
import { aVisitAt } from '../../../../testing/fakes/fake-navigator.ts';
import { anActiveTab } from '../../../../testing/job-tab.ts';
import type { JobViews } from './job-views.ts';
import { SaveView } from './save-view.ts';

describe('a view of a job', () => {
  it('keeps filter, leave-outs, order and layout, but neither find text nor verdict', async () => {
    const { open, records, notices } = await aTab('&find=sql&verdict=maybe');
    const { list, filter, views } = open();
    filter.setFilter(aFilter({ skills: ['SQL'] }));
    list.narrowTo({ hidden: ['viewed'] });
    list.sort('name');
    list.table.show('table');
    await save(views, '  Remote  ', true);
    const [view] = records.mine.views;
    expect(view).toMatchObject({ name: 'Remote', isDefault: true });
    expect([...new URLSearchParams(view?.query).keys()].toSorted()).toEqual(['filter', 'hide', 'layout', 'sort']);
    expect([views.active, views.choice?.value, views.isSaving]).toEqual([view, 'Remote', false]);
    expect(notices.toasts.map(({ text }) => text)).toEqual(['View saved: Remote']);
  });

  it('is applied from the menu and from the palette', async () => {
    const { open, presenter } = await aTab('&sort=name&hide=viewed');
    const { list, views } = open();
    await save(views, 'By name');
    list.sort('fit');
    list.reset();
    expect([views.active, views.choice?.value]).toEqual([null, '']);
    views.choice?.onChange('By name');
    expect([list.order, list.hidden]).toEqual(['name', ['viewed']]);
    list.sort('fit');
    const command = presenter.commands.find(({ label }) => label === 'View: By name');
    if (typeof command?.to === 'function') command.to();
    expect(list.order).toBe('name');
  });

  it('needs a name, and replaces the view of that name', async () => {
    const { open, records } = await aTab();
    const { list, views } = open();
    const { name } = await save(views, ' ');
    expect([views.isSaving, name.shownError, records.mine.views]).toEqual([true, 'Enter a name', []]);
    await save(views, 'Mine');
    list.sort('name');
    await save(views, 'MINE');
    expect(records.mine.views).toEqual([
      { name: 'MINE', query: expect.stringContaining('sort=name'), isDefault: false },
    ]);
  });

  it('becomes the default, is removed, and put back by Undo', async () => {
    const { open, records, notices } = await aTab();
    const { views } = open();
    await save(views, 'Mine');
    press(views, 'Open jobs with “Mine”');
    await expect.poll(() => records.mine.views).toMatchObject([{ isDefault: true }]);
    press(views, 'Stop opening jobs with “Mine”');
    await expect.poll(() => records.mine.views).toMatchObject([{ isDefault: false }]);
    press(views, 'Remove “Mine”');
    await expect.poll(() => notices.toasts.map(({ text }) => text)).toContain('“Mine” removed');
    expect([records.mine.views, views.choice]).toEqual([[], null]);
    notices.toasts.at(-1)?.action?.onPress();
    await expect.poll(() => records.mine.views).toMatchObject([{ name: 'Mine', isDefault: false }]);
  });

  it('ignores unknown values', async () => {
    const { open, records } = await aTab();
    await records.editViews(() => [{ name: 'Old', query: 'sort=beauty&hide=tall&filter=7', isDefault: false }]);
    const { list, filter, views } = open();
    list.sort('name');
    views.choice?.onChange('Old');
    expect([list.order, list.hidden, filter.criteriaCount]).toEqual(['fit', [], 0]);
  });
});

describe('the default view', () => {
  const byName = { name: 'By name', query: 'sort=name', isDefault: true };

  it('applies to a job that is opened without a list state, but not after Reset', async () => {
    const { open, presenter, records, page } = await aTab();
    await records.editViews(() => [byName]);
    page.board.job = async (id) => success(anActiveJob({ id }));
    presenter.revisit(aVisitAt('?job=job-2'));
    await expect.poll(() => presenter.activeTab?.jobId).toBe('job-2');
    expect(open().list.order).toBe('name');
    expect(page.navigator.replacedUrls.at(-1)).toContain('sort=name');
    open().list.sort('fit');
    presenter.chooseTab('shortlisted');
    expect(open().list.order).not.toBe('name');
  });

  it('gives way to a link with a list state', async () => {
    const { open, presenter, records, page } = await aTab();
    await records.editViews(() => [byName]);
    page.board.job = async (id) => success(anActiveJob({ id }));
    presenter.revisit(aVisitAt('?job=job-2&hide=viewed'));
    await expect.poll(() => presenter.activeTab?.jobId).toBe('job-2');
    expect(open().list.order).toBe('fit');
  });
});

async function save(views: JobViews, name: string, isDefault = false): Promise<SaveView> {
  views.startSaving();
  const form = new SaveView(views);
  form.name.change(name);
  if (isDefault) form.toggleDefault();
  await form.save();
  return form;
}

function press({ actions }: JobViews, label: string): void {
  const action = actions.find((one) => one.label === label);
  if (action === undefined) throw new Error(`No action ${label}`);
  action.onPress();
}

async function aTab(search = '') {
  const tab = await anActiveTab(search);
  const { records, notices } = tab.open().list.services;
  return { ...tab, records, notices };
}
