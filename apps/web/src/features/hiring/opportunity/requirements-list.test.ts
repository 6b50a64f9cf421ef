import { writeFilter } from '@glo/domain/filter/candidate-filter';
import { failure, success } from '@glo/domain/shared/outcome';
import { jobId } from '@glo/domain/testing/builders';
import { aFilter } from '@glo/domain/testing/filter';
import { describe, expect, it, vi } from 'vitest';
import { anActiveTab, asha, bela, chitra } from '../../../testing/job-tab.ts';
import { cardHeightOf, listedCard } from '../../people/list/listed-card.ts';
import { isAwaitingRequirements, offeredOrders } from '../../people/list/list-orders.ts';
import { offeredLeaveOuts } from '../../people/list/left-out.ts';
import type { JobTab } from './job-tab.ts';

describe('the requirements in a list of a job', () => {
  it('add nothing to the list until one is marked', async () => {
    const { open } = await anActiveTab('&sort=requirements&leaveout=unmet');
    const { list } = open();
    expect([list.order, list.chips, namesIn(open())]).toEqual(['fit', [], ['Asha', 'Chitra', 'Bela']]);
    expect([offeredOrders(list).includes('requirements'), offeredLeaveOuts(list).includes('unmet')]).toEqual([
      false,
      false,
    ]);
    expect(listedCard(asha, list).requirements).toBeNull();
  });

  it('are one line on each card', async () => {
    const { open, require } = await aRequiringTab();
    const height = cardHeightOf(open().list);
    await require({ skills: ['SQL'] });
    expect(listedCard(bela, open().list).requirements).toEqual({ text: '1 of 1 requirement', detail: 'Met: SQL.' });
    expect(listedCard(asha, open().list).requirements?.text).toBe('0 of 1 requirement');
    expect(cardHeightOf(open().list)).toBe(height + 24);
  });

  it('order the list and narrow it, in the URL, until Reset', async () => {
    const { open, require, page, presenter } = await aRequiringTab();
    await require({ skills: ['SQL'] });
    open().list.sort('requirements');
    expect(namesIn(open())).toEqual(['Bela', 'Asha', 'Chitra']);
    open().list.toggleLeftOut('unmet');
    expect([namesIn(open()), open().list.chips.map(({ label }) => label)]).toEqual([
      ['Bela'],
      ['All requirements met'],
    ]);
    expect(page.navigator.replacedUrls.at(-1)).toBe('/opportunitypage?job=job-1&sort=requirements&leaveout=unmet');
    expect([open().count, presenter.canResetFilter]).toEqual([3, true]);
    presenter.resetFilter();
    expect(namesIn(open())).toEqual(['Bela', 'Asha', 'Chitra']);
  });

  it('show a skeleton only if the cards would move', async () => {
    const { open, require, page } = await aRequiringTab();
    page.filters.answers.passing = failure('unreachable');
    await require({ skills: ['SQL'] });
    const { list } = open();
    list.toggleLeftOut('unmet');
    expect([isAwaitingRequirements(list), namesIn(open())]).toEqual([false, ['Asha', 'Chitra', 'Bela']]);
    open().requirements.retry();
    expect(isAwaitingRequirements(list)).toBe(true);
    list.toggleLeftOut('unmet');
    expect(isAwaitingRequirements(list)).toBe(false);
  });

  it('are checked in the other tabs, for candidates that are new', async () => {
    const { open, require, page, presenter } = await aRequiringTab();
    await require({ skills: ['SQL'] });
    presenter.chooseTab('shortlisted');
    await settle(open());
    presenter.chooseTab('recommended');
    await settle(open());
    expect(page.filters.asked.map(([, , ids]) => ids)).toEqual([[asha.id, bela.id, chitra.id], [dev]]);
  });
});

const dev = 'dev' as typeof asha.id;
const namesIn = ({ list }: JobTab) => list.shown.map(({ name }) => name);

async function settle({ requirements }: JobTab): Promise<void> {
  await vi.waitFor(() => expect(requirements.isChecking).toBe(false));
  await new Promise((resolve) => setTimeout(resolve));
}

async function aRequiringTab() {
  const world = await anActiveTab();
  world.page.shortlists.answers.recommended = success([{ ...chitra, id: dev }]);
  await world.presenter.candidates?.recommended.load();
  const require = async (given: Parameters<typeof aFilter>[0]) => {
    await world.page.records.require(jobId('job-1'), writeFilter(aFilter(given)));
    await settle(world.open());
  };
  return { ...world, require };
}
