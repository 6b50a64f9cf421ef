import { fitText } from '@glo/domain/candidates/fit';
import { writeFilter } from '@glo/domain/filter/candidate-filter';
import { failure, success } from '@glo/domain/shared/outcome';
import { jobId } from '@glo/domain/testing/builders';
import { aFilter } from '@glo/domain/testing/filter';
import { describe, expect, it, vi } from 'vitest';
import { anActiveTab, asha, bela, chitra } from '../../../testing/job-tab.ts';
import { listedCard } from '../../candidate-list/list/listed-card.ts';
import { isAwaitingFit } from '../../candidate-list/list/list-orders.ts';
import type { JobTab } from './job-tab.ts';

const degree = { bachelor: { degree: 'B.Tech' } };

describe('the fit in a list of a job', () => {
  it('counts skills and criteria as one number on each card', async () => {
    const { open, want } = await aWantingTab();
    expect(fitsIn(open())).toEqual(['1 of 1', '0 of 1', '1 of 1']);
    await want(degree);
    expect(fitsIn(open())).toEqual(['1 of 2', '1 of 2', '1 of 2']);
    await want({ bachelor: { degree: 'B.Tech', percentage: 70 } });
    expect(fitsIn(open())).toEqual(['1 of 3', '2 of 3', '1 of 3']);
    expect(listedCard(bela, open().list).fit?.missing).toEqual(['SQL']);
  });

  it('orders the list', async () => {
    const { open, want } = await aWantingTab();
    expect([open().list.order, namesIn(open())]).toEqual(['fit', ['Asha', 'Chitra', 'Bela']]);
    await want({ bachelor: { degree: 'B.Tech', percentage: 70 } });
    expect(namesIn(open())).toEqual(['Bela', 'Asha', 'Chitra']);
  });

  it('narrows the list, in the URL, until Reset', async () => {
    const { open, want, page } = await aWantingTab();
    await want({ bachelor: { degree: 'B.Tech', percentage: 70 } });
    open().list.narrowTo({ leastFit: 2 });
    expect([namesIn(open()), open().list.chips.map(({ label }) => label)]).toEqual([['Bela'], ['At least 2 of 3']]);
    expect(page.navigator.replacedUrls.at(-1)).toBe('/opportunitypage?job=job-1&fit=2');
    expect([open().count, open().list.canReset]).toEqual([3, true]);
    open().list.reset();
    expect(namesIn(open())).toEqual(['Bela', 'Asha', 'Chitra']);
  });

  it('ignores a minimum of the URL that no one can reach', async () => {
    const { open } = await anActiveTab('&fit=9');
    expect([open().list.chips, namesIn(open())]).toEqual([[], ['Asha', 'Chitra', 'Bela']]);
  });

  it('hides no one for a criterion that could not be checked', async () => {
    const { open, want, page } = await aWantingTab();
    page.filters.answers.passing = failure('unreachable');
    await want(degree);
    open().list.narrowTo({ leastFit: 2 });
    expect([fitsIn(open()), namesIn(open())]).toEqual([
      ['1 of 1, 1 unknown', '0 of 1, 1 unknown', '1 of 1, 1 unknown'],
      ['Asha', 'Chitra'],
    ]);
  });

  it('shows a skeleton only if the cards would move', async () => {
    const { open, page } = await aWantingTab();
    const slow = Promise.withResolvers<ReturnType<typeof success<(typeof asha.id)[]>>>();
    page.filters.answers.passing = slow.promise;
    await page.records.setCriteria(jobId('job-1'), writeFilter(aFilter(degree)));
    const { list } = open();
    expect(isAwaitingFit(list)).toBe(true);
    list.sort('name');
    expect(isAwaitingFit(list)).toBe(false);
    list.narrowTo({ leastFit: 1 });
    expect(isAwaitingFit(list)).toBe(true);
    slow.resolve(success([bela.id]));
    await settle(open());
    expect(isAwaitingFit(list)).toBe(false);
  });

  it('is not shown where all candidates have the same', async () => {
    const { open } = await anActiveTab('', { skills: ['Rust'] });
    expect([open().list.showsFit, listedCard(asha, open().list).fit]).toEqual([false, null]);
  });

  it('is checked in the other tabs, for candidates that are new', async () => {
    const { open, want, page, presenter } = await aWantingTab();
    await want(degree);
    presenter.chooseTab('shortlisted');
    await settle(open());
    presenter.chooseTab('recommended');
    await settle(open());
    expect(page.filters.asked.map(([, , ids]) => ids)).toEqual([[asha.id, bela.id, chitra.id], [dev]]);
  });
});

const dev = 'dev' as typeof asha.id;
const namesIn = ({ list }: JobTab) => list.shown.map(({ name }) => name);
const fitsIn = ({ list }: JobTab) => [asha, bela, chitra].map((candidate) => fitText(list.fit.of(candidate)));

async function settle({ criteria }: JobTab): Promise<void> {
  await vi.waitFor(() => expect(criteria.isChecking).toBe(false));
  await new Promise((resolve) => setTimeout(resolve));
}

async function aWantingTab() {
  const world = await anActiveTab('', { skills: ['SQL'] });
  world.page.shortlists.answers.recommended = success([{ ...chitra, id: dev }]);
  await world.presenter.candidates?.recommended.load();
  const want = async (given: Parameters<typeof aFilter>[0]) => {
    await world.page.records.setCriteria(jobId('job-1'), writeFilter(aFilter(given)));
    await settle(world.open());
  };
  return { ...world, want };
}
