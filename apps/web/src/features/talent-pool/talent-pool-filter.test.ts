import { type CandidateFilter, writeFilter } from '@glo/domain/filter/candidate-filter';
import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { aFilter } from '@glo/domain/testing/filter';
import { aVisitAt } from '../../testing/fakes/fake-navigator.ts';
import { openedFilter } from '../../testing/filter-modal.ts';
import { describe, expect, it } from 'vitest';
import { aTalentPool } from '../../testing/talent-pool.ts';

describe('the filter of the talent pool', () => {
  const sqlOnly = ['dev', 'eva', 'fay', 'gus', 'hal'].map((id) =>
    aCandidate({ id: studentId(id), name: id, skills: ['SQL'] }),
  );
  const pia = aCandidate({ id: studentId('pia'), name: 'pia', skills: ['Python', 'SQL'] });
  const filtered = async () => {
    const world = aTalentPool(['SQL', 'Python']);
    world.pool.answers.suggestedFor = success([...sqlOnly, pia]);
    world.filters.answers.passing = success(['dev', 'eva', 'gus', 'hal', 'pia'].map(studentId));
    await world.arrive();
    const { list, panel } = world.presenter;
    const { filter } = panel;
    const shown = () => list.shown.map(({ name }) => name);
    const apply = async (asked: CandidateFilter) => {
      filter.setFilter(asked);
      await expect.poll(() => filter.passing?.state).toBe('ready');
    };
    return { ...world, filter, list, shown, apply };
  };
  const passing2026 = aFilter({ bachelor: { years: [2026] } });

  it('is requested for all suggested candidates, and the technologies count those that pass', async () => {
    const { apply, filters, presenter, shown, text } = await filtered();
    await apply(passing2026);
    expect(filters.asked).toEqual([['passing', passing2026, ['dev', 'eva', 'fay', 'gus', 'hal', 'pia']]]);
    expect(shown()).toEqual(['pia', 'dev', 'eva', 'gus', 'hal']);
    expect([...(presenter.counts ?? [])]).toEqual([
      ['SQL', 5],
      ['Python', 1],
    ]);
    expect(text()).toMatch(/Filter 1 filter on Bachelor: 2026 Reset .*5 of 6 candidates /);
  });

  it('is written to the URL, with a chip per criterion', async () => {
    const { apply, presenter, navigator, list, shown, filters } = await filtered();
    presenter.choose(['Python']);
    await apply(passing2026);
    const href = navigator.replacedUrls.at(-1) ?? '';
    expect(href).toBe(`/talentPool?technology=Python&${new URLSearchParams({ filter: writeFilter(passing2026) })}`);
    expect([list.chips.map(({ label }) => label), shown()]).toEqual([['Bachelor: 2026'], ['pia']]);
    list.reset();
    expect([navigator.replacedUrls.at(-1), shown().length, list.chips]).toEqual(['/talentPool', 6, []]);
    presenter.revisit(aVisitAt(href.split('?')[1] ?? ''));
    await expect.poll(shown).toEqual(['pia']);
    list.chips[0]?.remove();
    expect([navigator.replacedUrls.at(-1), filters.asked.length]).toEqual(['/talentPool?technology=Python', 2]);
  });

  it('opens with the current filter and counts only displayed candidates', async () => {
    const { apply, presenter, filter, list } = await filtered();
    await apply(passing2026);
    presenter.choose(['Python']);
    openedFilter(presenter.panel);
    expect([presenter.panel.filterModal.form?.filter, presenter.panel.filterModal.count.total]).toEqual([
      passing2026,
      1,
    ]);
    presenter.panel.filterModal.form?.entries.skills.fields.chosen.change(['Excel']);
    presenter.panel.filterModal.submit();
    presenter.choose([]);
    list.search('dev');
    openedFilter(presenter.panel);
    expect(presenter.panel.filterModal.count.total).toBe(1);
    expect(filter.filter).toEqual({ ...passing2026, skills: ['Excel'] });
  });

  it('can be loosened if no one passes, and reports a failure', async () => {
    const { apply, presenter, filters, text } = await filtered();
    filters.answers.passing = success([]);
    await apply(passing2026);
    expect(text()).toContain('No one matches this filter Change the filter, or show everyone. Change filter');
    filters.answers.passing = failure('server-error');
    presenter.panel.filter.setFilter(aFilter({ skills: ['Go'] }));
    await expect.poll(() => presenter.panel.filter.passing?.state).toBe('failed');
    expect(text()).toContain("We couldn't load the filter");
  });

  it('hides gender during blind review', async () => {
    const { blind, presenter } = await filtered();
    blind.toggle();
    openedFilter(presenter.panel);
    await expect.poll(() => presenter.panel.filterModal.form?.blind.hidesGender).toBe(true);
  });
});
