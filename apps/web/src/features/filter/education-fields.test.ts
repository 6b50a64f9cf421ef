import type { Field } from '@glo/domain/form/field';
import { aFilter } from '@glo/domain/testing/filter';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anOpenFilterModal } from '../../testing/filter-modal.ts';
import type { LocalChoice } from './local-choice.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('education', () => {
  it('offers the lists of its level', async () => {
    const { form } = await arrived();
    const { master, bachelor, diploma, twelfth } = form.education;
    const lists = [
      master.degree,
      master.specialisation,
      bachelor.degree,
      bachelor.specialisation,
      diploma.specialisation,
      twelfth.specialisation,
    ];
    expect(lists.map((choice) => (choice as LocalChoice).options)).toEqual([
      ['M.Tech', 'MBA'],
      ['Finance'],
      ['B.Tech', 'B.Sc.'],
      ['Computer Engineering', 'Robotics'],
      ['Commerce', 'Science (PCM)'],
      ['Commerce', 'Science (PCM)'],
    ]);
  });

  it('offers none before the lists have come', () => {
    const { form } = anOpenFilterModal();
    expect(form.education.master.institute.options).toEqual([]);
  });

  it('is typed where a level has no list, blanks around it aside', async () => {
    const { form } = await arrived();
    const { diploma, tenth } = form.education;
    for (const typed of [diploma.degree, tenth.degree, tenth.specialisation]) (typed as Field).change(' Music ');
    expect(form.filter).toEqual(
      aFilter({ diploma: { degree: 'Music' }, tenth: { degree: 'Music', specialisation: 'Music' } }),
    );
  });

  it('is searched by typing, whatever begins so first', async () => {
    const { form } = await arrived();
    const degree = form.education.bachelor.degree as LocalChoice;
    degree.field.type('te');
    expect(degree.options).toEqual(['B.Tech']);
    const { institute } = form.education.tenth;
    const { choose } = institute;
    institute.field.type('o');
    expect(institute.options).toEqual(['COEP Technological University', 'IIT Bombay']);
    institute.field.type('i');
    expect(institute.options[0]).toBe('IIT Bombay');
    choose('IIT Bombay');
    expect([institute.field.value, institute.options.length]).toEqual(['IIT Bombay', 2]);
    choose(null);
    expect(form.education.tenth.summary).toBe('Any');
  });

  it('says what it asks for, years in order', async () => {
    const { form } = await arrived();
    const { pickYears } = form.education.bachelor;
    pickYears(['2027', '2026']);
    form.education.bachelor.percentage.change('70');
    expect(form.education.bachelor.summary).toBe('above 70, 2026, 2027');
  });
});

/** Everything that the modal offers has come. */
async function arrived() {
  const opened = anOpenFilterModal();
  await vi.runAllTimersAsync();
  return opened;
}
