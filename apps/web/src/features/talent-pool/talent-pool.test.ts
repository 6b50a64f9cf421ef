import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, anActiveJob, studentId } from '@glo/domain/testing/builders';
import { someCompanyDetails } from '@glo/domain/testing/company-page';
import { describe, expect, it } from 'vitest';
import { asha, aTalentPool } from '../../testing/talent-pool.ts';
import { aVisitAt } from '../../testing/fakes/fake-navigator.ts';
import { leaveForProfile } from '../people/list/review.ts';

describe('the talent pool', () => {
  it('requests candidates by the company’s technologies and shows them', async () => {
    const { arrive, pool, pages, text, markup } = aTalentPool(['Python', 'SQL']);
    await arrive();
    expect(pool.asked).toEqual([['suggestedFor', ['Python', 'SQL']]]);
    expect(pages.asked).toEqual([]);
    expect(text()).toMatch(/^Talent Pool 2 candidates Suggested for your company's technologies: Python, SQL /);
    expect(text()).toMatch(/Asha Rao .*Bela Sen/);
    expect(markup()).toContain('href="/glofolio/asha"');
  });

  it('breaks ties by the best fit to an open job, and names it', async () => {
    const analyst = anActiveJob({ title: 'Analyst', skills: ['SQL', 'Excel', 'R'] });
    const { arrive, pool, board, text } = aTalentPool(['SQL'], [analyst]);
    const alike = (name: string, points: number, skills: readonly string[]) =>
      aCandidate({ id: studentId(name), name, points, score: 100, skills: ['SQL', ...skills] });
    pool.answers.suggestedFor = success([
      alike('Asha', 300, []),
      alike('Bela', 700, []),
      alike('Chitra', 200, ['excel']),
    ]);
    await arrive();
    expect(board.asked).toHaveLength(1);
    expect(text()).toMatch(
      /Chitra 100 match .*2 of 3 for Analyst .*Bela 100 match .*1 of 3 for Analyst .*Asha 100 match .*300 GloPoints/,
    );
  });

  it('is shown without jobs if they fail to load', async () => {
    const { arrive, board, notices, text } = aTalentPool(['SQL']);
    board.answers.activeJobs = failure('server-error');
    await arrive();
    expect(text()).toContain('Asha Rao');
    expect([notices.alerts, notices.toasts]).toEqual([[], []]);
  });

  it('names five technologies and counts the others', () => {
    const five = "Suggested for your company's technologies: A, B, C, D, E";
    expect(aTalentPool(['A', 'B', 'C', 'D', 'E']).presenter.subtitle).toBe(five);
    expect(aTalentPool(['A', 'B', 'C', 'D', 'E', 'F', 'G']).presenter.subtitle).toBe(`${five} and 2 more`);
  });

  it('shows its title and technologies while it loads', () => {
    const { start, text } = aTalentPool(['SQL']);
    start();
    expect(text()).toBe(
      "Talent Pool Suggested for your company's technologies: SQL Technologies Loading suggested candidates",
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

describe('the talent pool by technology', () => {
  const dev = aCandidate({ id: studentId('dev'), name: 'Dev Iyer', skills: ['SQL'] });
  const eva = aCandidate({ id: studentId('eva'), name: 'Eva Roy', skills: ['SQL', 'Python'] });
  const pressed = (markup: string) =>
    [...markup.matchAll(/aria-pressed="(\w+)"( disabled="")?[^>]*><span[^>]*title="([^"]+)/g)].map(
      ([, isPressed, disabled, name]) => [name, isPressed === 'true', disabled !== undefined],
    );

  it('shows a bar per technology, most frequent first', async () => {
    const { arrive, pool, text, markup } = aTalentPool(['Figma', 'Python', 'Go', 'SQL']);
    pool.answers.suggestedFor = success([dev, eva]);
    await arrive();
    expect(text()).toContain('Technologies SQL 2 candidates Python 1 candidate Figma 0 candidates Go 0 candidates');
    expect([...markup().matchAll(/--length:(\d+)%/g)].map(([, length]) => length)).toEqual(['100', '50', '0', '0']);
    expect(pressed(markup())).toEqual([
      ['SQL', false, false],
      ['Python', false, false],
      ['Figma', false, true],
      ['Go', false, true],
    ]);
  });

  it('is narrowed by a press, which is in the URL and removed by a chip', async () => {
    const { arrive, pool, presenter, navigator, markup } = aTalentPool(['SQL', 'Python']);
    pool.answers.suggestedFor = success([dev, eva]);
    await arrive();
    const { list } = presenter;
    presenter.toggle('Python');
    expect([list.shown, list.chips.map(({ label }) => label)]).toEqual([[eva], ['Python']]);
    expect(navigator.replacedUrls.at(-1)).toBe('/talentPool?technology=Python');
    expect(pressed(markup())).toEqual([
      ['SQL', false, false],
      ['Python', true, false],
    ]);
    presenter.toggle('SQL');
    expect(navigator.replacedUrls.at(-1)).toBe('/talentPool?technology=SQL%2CPython');
    expect(presenter.list.unfiltered).toEqual([dev, eva]);
    for (const chip of list.chips) chip.remove();
    expect([list.shown.length, navigator.replacedUrls.at(-1)]).toEqual([2, '/talentPool']);
  });

  it('counts the remaining candidates, and disables technologies that would leave none', async () => {
    const { arrive, pool, presenter, text, markup } = aTalentPool(['SQL', 'Python', 'Go']);
    const gus = aCandidate({ id: studentId('gus'), name: 'Gus Lal', skills: ['Go'] });
    pool.answers.suggestedFor = success([dev, eva, gus]);
    await arrive();
    presenter.toggle('Python');
    expect(text()).toContain('Technologies SQL 1 candidate Python 1 candidate Go 0 candidates');
    expect([...markup().matchAll(/--length:(\d+)%/g)].map(([, length]) => length)).toEqual(['50', '50', '0']);
    expect(pressed(markup())).toEqual([
      ['SQL', false, false],
      ['Python', true, false],
      ['Go', false, true],
    ]);
  });

  it('is restored from the URL, also with commas, without unknown technologies', async () => {
    const { pool, presenter } = aTalentPool(['C, 100%', 'SQL']);
    pool.answers.suggestedFor = success([dev, eva]);
    presenter.toggle('C, 100%');
    const { href } = presenter.list;
    presenter.panel.resetFilter();
    expect(presenter.technologiesChosen).toEqual([]);
    presenter.revisit(aVisitAt(href.split('?')[1] ?? ''));
    expect(presenter.technologiesChosen).toEqual(['C, 100%']);
    presenter.revisit(aVisitAt('technology=COBOL'));
    expect(presenter.technologiesChosen).toEqual([]);
  });

  it('offers Show all if no one matches', async () => {
    const { arrive, pool, presenter, text } = aTalentPool(['SQL', 'Figma']);
    pool.answers.suggestedFor = success([dev]);
    await arrive();
    presenter.revisit(aVisitAt('technology=SQL,Figma'));
    expect(text()).toContain('No one matches No suggested candidate works with SQL and Figma together. Show all');
    presenter.panel.resetFilter();
    expect(presenter.list.shown).toEqual([dev]);
  });
});

describe('the talent pool in groups', () => {
  const someone = (id: string, skills: readonly string[]) =>
    aCandidate({ id: studentId(id), name: `Person ${id}`, skills });
  const [both, ...sqlOnly] = [
    someone('both', ['SQL', 'Python']),
    ...['a', 'b', 'c', 'd', 'e'].map((id) => someone(id, ['SQL'])),
  ];
  const neither = someone('neither', ['Figma']);
  const arrivedWith = async (technologies: readonly string[]) => {
    const world = aTalentPool(technologies);
    world.pool.answers.suggestedFor = success([both, ...sqlOnly, neither]);
    await world.arrive();
    const { list } = world.presenter;
    const groups = () => list.groups?.map(({ title, people, all }) => [title, people.map(({ id }) => id), all?.count]);
    return { ...world, list, groups };
  };

  it('shows the first four candidates per technology, and the others last', async () => {
    const { groups, list, text } = await arrivedWith(['SQL', 'Python']);
    expect(groups()).toEqual([
      ['SQL', ['both', 'a', 'b', 'c'], 6],
      ['Python', ['both'], undefined],
      ['Others', ['neither'], undefined],
    ]);
    expect(text()).toMatch(
      / SQL View All 6 with SQL PB Person both .* Python PB Person both .* Others PN .*Person neither /,
    );
    expect(list.shown).toHaveLength(7);
  });

  it('opens the whole group by View All', async () => {
    const { list, presenter, navigator } = await arrivedWith(['SQL', 'Python']);
    list.sort('name');
    list.groups?.[0]?.all?.view();
    expect(navigator.went.map(({ path }) => path)).toEqual(['/talentPool?sort=name&technology=SQL']);
    presenter.revisit(aVisitAt('technology=SQL'));
    expect([presenter.technologiesChosen, list.groups]).toEqual([['SQL'], null]);
    expect(list.displayed).toEqual([both, ...sqlOnly]);
  });

  it('follows the chosen order', async () => {
    const { groups, list } = await arrivedWith(['SQL', 'Python']);
    list.sort('name');
    expect(groups()?.[0]).toEqual(['SQL', ['a', 'b', 'both', 'c'], 6]);
  });

  it('is a plain list instead of one group', async () => {
    const { pool, presenter, arrive } = aTalentPool(['SQL']);
    pool.answers.suggestedFor = success(sqlOnly);
    await arrive();
    expect(presenter.list.groups).toBeNull();
  });

  it('has ranges and a review in displayed order, each candidate once', async () => {
    const { list, review } = await arrivedWith(['SQL', 'Python']);
    leaveForProfile(list);
    expect(review.current?.ids).toEqual(['both', 'a', 'b', 'c', 'neither', 'd', 'e']);
    list.place.select(studentId('neither'), true);
    list.place.selectRange(studentId('both'), true);
    expect(list.selected.map(({ id }) => id)).toEqual(['both', 'neither']);
    list.place.selectRange(studentId('b'), true);
    expect(list.selected.map(({ id }) => id)).toEqual(['both', 'a', 'b', 'neither']);
    list.selectAll();
    expect(list.selected).toHaveLength(7);
  });
});
