import { noFilter, readFilter } from '@glo/domain/filter/candidate-filter';
import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { aFilter } from '@glo/domain/testing/filter';
import { observable, runInAction, when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { BlindReview } from '../../state/blind/blind-review.ts';
import { testContainer } from '../../testing/container.ts';
import { ListFilter } from './list-filter.ts';

const [asha, bela, chitra] = [studentId('asha'), studentId('bela'), studentId('chitra')];
const people = [asha, bela, chitra].map((id) => aCandidate({ id }));

describe('the filter of a list', () => {
  it('waits for the candidates, and sends all their ids', async () => {
    const { filter, filters, list } = aListFilter(null);
    expect(filter.isPending).toBe(false);
    filter.setFilter(aFilter({ skills: ['SQL'] }));
    expect([filters.asked, filter.pass(people), filter.isPending]).toEqual([[], [], true]);
    list.set([asha, bela, chitra]);
    expect(filter.isPending).toBe(true);
    await when(() => !filter.isPending);
    expect(filters.asked).toEqual([['passing', aFilter({ skills: ['SQL'] }), [asha, bela, chitra]]]);
    expect(filter.pass(people).map(({ id }) => id)).toEqual([bela]);
  });

  it('sends new ids, and keeps the result until the response', async () => {
    const { filter, filters, list } = aListFilter([asha, bela]);
    filter.setFilter(aFilter({ skills: ['SQL'] }));
    await when(() => filter.passing?.state === 'ready');
    list.set([bela]);
    filter.setFilter(aFilter({ skills: ['SQL'] }));
    expect(filters.asked).toHaveLength(1);
    filters.answers.passing = success([bela, chitra]);
    list.set([bela, chitra]);
    expect(filter.pass(people).map(({ id }) => id)).toEqual([bela]);
    await when(() => filter.pass(people).length === 2);
    expect(filters.asked.map(([, , ids]) => ids)).toEqual([
      [asha, bela],
      [bela, chitra],
    ]);
  });

  it.each([
    [60, []],
    [61, ['The address lists more than 60 values of a kind, such as skills. The first 60 are asked for.']],
  ])('says whether it asks for all of %i skills in a URL', (count, said) => {
    const skills = Array.from({ length: count }, (_, at) => `Skill ${at}`);
    const { notices } = aListFilter([asha], readFilter(JSON.stringify({ skills })));
    expect(notices.toasts.map(({ text }) => text)).toEqual(said);
  });

  it('is applied at once if the URL has one', async () => {
    const { filter, filters } = aListFilter([asha, bela], aFilter({ skills: ['SQL'] }));
    expect(filter.chips.map(({ label }) => label)).toEqual(['SQL']);
    await when(() => filter.passing?.state === 'ready');
    expect(filters.asked).toEqual([['passing', aFilter({ skills: ['SQL'] }), [asha, bela]]]);
  });

  it('shows no candidates until the response to a new filter', async () => {
    const { filter, filters } = aListFilter([asha, bela]);
    filter.setFilter(aFilter({ skills: ['SQL'] }));
    await when(() => filter.passing?.state === 'ready');
    filter.setFilter(aFilter({ skills: ['Go'] }));
    expect([filter.pass(people), filters.asked.length]).toEqual([[], 2]);
  });

  it('is requested again after it was off', async () => {
    const { filter, filters } = aListFilter([asha, bela]);
    filter.setFilter(aFilter({ skills: ['SQL'] }));
    await when(() => filter.passing?.state === 'ready');
    filter.setFilter(noFilter);
    filter.setFilter(aFilter({ skills: ['SQL'] }));
    await when(() => filter.pass(people).length === 1);
    expect(filters.asked).toHaveLength(2);
  });

  it('sends nothing if it was never set', () => {
    const { stop, filters } = aListFilter([asha]);
    stop();
    expect(filters.asked).toEqual([]);
  });

  it('passes everyone when it is off, and is silent once stopped', async () => {
    const { filter, filters, stop, notices } = aListFilter([asha]);
    filters.answers.passing = failure('unreachable');
    filter.setFilter(aFilter({ gender: 'Male' }));
    stop();
    await Promise.resolve();
    filter.setFilter(aFilter({ gender: 'Others' }));
    expect([notices.toasts, filters.asked.length]).toEqual([[], 1]);
    filter.setFilter(noFilter);
    expect(filter.pass(people)).toEqual(people);
  });

  it('drops gender during blind review, at once and later', async () => {
    const { filter, blind, restart } = aListFilter([asha]);
    filter.setFilter(aFilter({ gender: 'Male', skills: ['SQL'] }));
    expect(filter.filter.gender).toBe('Male');
    blind.toggle();
    await when(() => blind.isOn);
    expect(filter.filter).toEqual(aFilter({ skills: ['SQL'] }));
    expect(restart(aFilter({ gender: 'Male' })).filter).toEqual(noFilter);
  });
});

function aListFilter(known: readonly (typeof asha)[] | null, asked = noFilter) {
  const { container, filters, notices } = testContainer();
  filters.answers.passing = success([bela]);
  const box = observable.box(known, { deep: false });
  const blind = container.get(BlindReview);
  const filter = new ListFilter(asked, () => box.get(), { filters, notices, blind });
  const stop = filter.start();
  const restart = (other: typeof asked) => {
    const again = new ListFilter(other, () => box.get(), { filters, notices, blind });
    again.start();
    return again;
  };
  const list = { set: (next: readonly (typeof asha)[]) => runInAction(() => box.set(next)) };
  return { filter, filters, notices, blind, stop, restart, list };
}
