import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { someCompanyDetails } from '@glo/domain/testing/company-page';
import { describe, expect, it } from 'vitest';
import { offeredBy } from '../../testing/commands.ts';
import { asha, aTalentPool } from '../../testing/talent-pool.ts';
import { aVisitAt } from '../../testing/fakes/fake-navigator.ts';

describe('the talent pool', () => {
  it('requests candidates by the company’s technologies and shows them', async () => {
    const { arrive, pool, pages, text, markup } = aTalentPool(['Python', 'SQL']);
    await arrive();
    expect(pool.asked).toEqual([['suggestedFor', ['Python', 'SQL']]]);
    expect(pages.asked).toEqual([]);
    expect(text()).toMatch(/^Talent Pool 2 candidates Suggested for your company Suggested candidates /);
    expect(text()).toMatch(/Asha Rao .*Bela Sen/);
    expect(markup()).toContain('href="/glofolio/asha"');
  });

  it('shows its title and technologies while it loads', () => {
    const { start, text } = aTalentPool(['SQL']);
    start();
    expect(text()).toBe(
      'Talent Pool Suggested for your company Show candidates who know all of SQL Loading suggested candidates',
    );
  });

  it('shows an alert if it fails, and can be retried', async () => {
    const { arrive, pool, notices, text, presenter } = aTalentPool(['SQL']);
    pool.answers.suggestedFor = failure('server-error', 'Out of memory');
    await arrive();
    expect(notices.alerts).toEqual(['could not fetch data, try again later']);
    expect(text()).toMatch(/We couldn't load the suggested candidates\. Try again/);
    pool.answers.suggestedFor = success([asha]);
    await presenter.pool.load();
    expect(text()).toContain('Asha Rao');
  });

  it('shows no alert if the session is over', async () => {
    const { arrive, pool, notices } = aTalentPool(['SQL']);
    pool.answers.suggestedFor = failure('signed-out');
    await arrive();
    expect(notices.alerts).toEqual([]);
  });

  it('links to the search if no one is suggested', async () => {
    const { arrive, pool, text, markup } = aTalentPool(['Quipu knotting']);
    pool.answers.suggestedFor = success([]);
    await arrive();
    expect(text()).toContain(
      "No Candidates Found No candidates know your company's technologies yet. Search Candidates",
    );
    expect(markup()).toContain('href="/searchCandidate"');
  });

  it('explains how to add technologies if the company has none', async () => {
    const { arrive, pool, pages, text, markup } = aTalentPool([]);
    pages.answers.details = success(someCompanyDetails({ technologies: [] }));
    await arrive();
    expect(pool.asked).toEqual([]);
    expect(text()).toMatch(/No technologies listed yet .*Ask to add them Search Candidates/);
    expect(markup()).toContain('href="/needhelp"');
  });

  it('uses the technologies of the company page if the session has none', async () => {
    const { arrive, pool, pages } = aTalentPool([]);
    pages.answers.details = success(someCompanyDetails({ technologies: ['MQTT'] }));
    await arrive();
    expect(pages.asked).toEqual([['details', 'company-1']]);
    expect(pool.asked).toEqual([['suggestedFor', ['MQTT']]]);
  });

  it('fails if the technologies fail to load', async () => {
    const { arrive, pages, notices } = aTalentPool([]);
    pages.answers.details = failure('unreachable');
    await arrive();
    expect(notices.alerts).toEqual(['could not fetch data, try again later']);
  });
});

describe('the technologies of the talent pool', () => {
  const dev = aCandidate({ id: studentId('dev'), name: 'Dev Iyer', skills: ['SQL'] });
  const eva = aCandidate({ id: studentId('eva'), name: 'Eva Roy', skills: ['SQL', 'Python'] });
  const arrivedWith = async (...technologies: readonly string[]) => {
    const world = aTalentPool(technologies);
    world.pool.answers.suggestedFor = success([dev, eva]);
    await world.arrive();
    const chips = () =>
      [...world.markup().matchAll(/aria-pressed="(\w+)"( disabled="")?/g)].map(([, isPressed, disabled]) => [
        isPressed === 'true',
        disabled !== undefined,
      ]);
    return { ...world, list: world.presenter.list, chips };
  };

  it('are chips with counts in the order of the company, and show each candidate once', async () => {
    const { text, chips, list } = await arrivedWith('Figma', 'Python', 'python', 'SQL');
    expect(text()).toContain('Show candidates who know all of Figma 0 candidates Python 1 candidate SQL 2 candidates');
    expect(chips()).toEqual([
      [false, true],
      [false, false],
      [false, false],
    ]);
    expect(list.shown).toEqual([eva, dev]);
  });

  it('narrow the list to candidates who know all that are pressed, and are in the URL', async () => {
    const { presenter, navigator, chips, list, text } = await arrivedWith('SQL', 'Python', 'Go');
    presenter.choose(['Python', 'SQL']);
    expect([list.shown, list.chips, offeredBy(presenter)]).toEqual([[eva], [], ['Filter', 'Reset']]);
    expect(navigator.replacedUrls.at(-1)).toBe('/talentPool?technology=SQL&technology=Python');
    expect(chips()).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ]);
    expect(text()).toContain('SQL 1 candidate Python 1 candidate Go 0 candidates');
    presenter.choose([]);
    expect([list.shown.length, navigator.replacedUrls.at(-1), offeredBy(presenter)]).toEqual([
      2,
      '/talentPool',
      ['Filter'],
    ]);
  });

  it('are restored from the URL, also with commas, without unknown ones', () => {
    const { presenter } = aTalentPool(['C, 100%', 'SQL']);
    presenter.choose(['C, 100%']);
    const { href } = presenter.list;
    presenter.list.reset();
    expect(presenter.technologiesChosen).toEqual([]);
    presenter.revisit(aVisitAt(href.split('?')[1] ?? ''));
    expect(presenter.technologiesChosen).toEqual(['C, 100%']);
    presenter.revisit(aVisitAt('technology=COBOL'));
    expect(presenter.technologiesChosen).toEqual([]);
  });

  it('offer Show all if no one knows all of them', async () => {
    const { presenter, list, text } = await arrivedWith('SQL', 'Figma');
    presenter.revisit(aVisitAt('technology=SQL&technology=Figma'));
    expect(text()).toContain('No one matches No suggested candidate works with SQL and Figma together. Show all');
    presenter.list.reset();
    expect(list.shown).toHaveLength(2);
  });
});
