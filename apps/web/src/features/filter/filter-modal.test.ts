import { filterEntries, filterKeys, noFilter } from '@glo/domain/filter/candidate-filter';
import { filterSections } from '@glo/domain/filter/filter-entry';
import type { Field } from '@glo/domain/form/field';
import { fieldNames } from '@glo/domain/form/form-rules';
import { type Failure, failure, success } from '@glo/domain/shared/outcome';
import { anActiveJob } from '@glo/domain/testing/builders';
import { aFilter, someCandidateFilters, someFilterOptions } from '@glo/domain/testing/filter';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anOpenFilterModal, filteredStudents as students } from '../../testing/filter-modal.ts';

const pune = { city: 'Pune', state: 'Maharashtra', country: 'India' };
const full = aFilter({
  skills: ['Python', 'SQL'],
  gender: 'Female',
  places: [pune],
  internship: { min: 0.5, max: 1000 },
  fullTime: { min: 0, max: 2 },
  master: { degree: 'MBA', specialisation: 'Finance', institute: 'IIT Bombay', percentage: 60, years: [2026] },
  diploma: { degree: 'Diploma', specialisation: 'Commerce' },
  tenth: { degree: 'ICSE', specialisation: 'General' },
});

beforeEach(() => {
  vi.useFakeTimers();
});

describe('the filter modal', () => {
  it('opens with the current filter, and applies it unchanged', async () => {
    const { modal, applied } = await arrived({ filter: full });
    expect(filterSections.map(modal.countIn)).toEqual([2, 3, 2, 2]);
    modal.submit();
    expect(applied).toEqual([full]);
    expect(modal.form).toBeNull();
  });

  it('applies 0 to 1000 years if no range is entered', async () => {
    const { modal, applied } = await arrived();
    modal.submit();
    expect(applied).toEqual([noFilter]);
    expect(noFilter.internship).toEqual({ min: 0, max: 1000 });
  });

  it('is emptied by Reset, which applies nothing yet', async () => {
    const { modal, applied } = await arrived({ filter: full });
    modal.reset();
    expect([modal.form?.filter, applied]).toEqual([noFilter, []]);
  });

  it('has no required fields, and empty ones for an unrestricted range', async () => {
    const { form } = await arrived();
    expect(form.entries.internship.entered).toEqual({ min: '', max: '' });
    const fields = filterKeys.flatMap((key) => Object.values<Field<never>>(form.entries[key].fields as never));
    expect(fields.filter(({ required }) => required)).toEqual([]);
  });

  it.each(filterKeys.flatMap((key) => fieldNames(filterEntries[key].rules as never).map((name) => [key, name])))(
    'does not apply or count a refused value: %s.%s',
    async (key, name) => {
      const { modal, form, applied } = await arrived();
      const fields: Readonly<Record<string, Field<never>>> = form.entries[key].fields as never;
      fields[name]?.refuse('Refused');
      modal.submit();
      expect([form.valid, form.isCountable, applied]).toEqual([false, false, []]);
    },
  );

  it('applies nothing once it is closed', async () => {
    const { modal, applied } = await arrived({ filter: full });
    const { close, submit } = modal;
    close();
    submit();
    expect([applied, filterSections.map(modal.countIn)]).toEqual([[], [0, 0, 0, 0]]);
  });

  it('keeps unapplied changes until it is applied or another filter is on', async () => {
    const { modal, applied } = await arrived();
    modal.form?.entries.skills.fields.chosen.change(['Figma']);
    modal.leave();
    expect([modal.form, applied]).toEqual([null, []]);
    modal.open(noFilter);
    expect(modal.form?.filter.skills).toEqual(['Figma']);
    modal.leave();
    modal.open(full);
    expect(modal.form?.filter).toEqual(full);
    modal.submit();
    modal.open(noFilter);
    expect(modal.form?.filter).toEqual(noFilter);
  });

  it('forgets unapplied changes when its list is closed', async () => {
    const { modal } = await arrived();
    modal.form?.entries.skills.fields.chosen.change(['Figma']);
    modal.leave();
    modal.close();
    modal.open(noFilter);
    expect(modal.form?.filter).toEqual(noFilter);
  });

  it('loads its options once, and reports a failure', async () => {
    const { modal, filters } = await arrived({ filters: failingFilters('server-error') });
    expect(modal.problem).toBe('Something went wrong, Try Again');
    modal.dismissProblem();
    expect([modal.problem, modal.form === null]).toEqual([null, false]);
    modal.close();
    filters.answers.options = success(someFilterOptions);
    modal.open(noFilter);
    await vi.runAllTimersAsync();
    modal.close();
    modal.open(noFilter);
    expect(filters.asked.filter(([method]) => method === 'options')).toHaveLength(2);
    expect(modal.problem).toBeNull();
  });

  it('reports no failure if the session has ended', async () => {
    const { modal } = await arrived({ filters: failingFilters('signed-out') });
    expect(modal.problem).toBeNull();
  });
});

describe('the live count', () => {
  const asked = ({ filters }: { filters: ReturnType<typeof someCandidateFilters> }) =>
    filters.asked.filter(([method]) => method === 'passing');

  it('is everyone without criteria, and is requested after a pause', async () => {
    const opened = await arrived();
    const { modal, form } = opened;
    expect([modal.count.matching, modal.count.total, asked(opened)]).toEqual([3, 3, []]);
    form.pickGender(['Male']);
    form.entries.skills.fields.chosen.change(['SQL']);
    expect([modal.count.matching, asked(opened)]).toEqual([null, []]);
    await vi.runAllTimersAsync();
    expect([modal.count.matching, asked(opened)]).toEqual([
      1,
      [['passing', aFilter({ gender: 'Male', skills: ['SQL'] }), students]],
    ]);
  });

  it('is not requested while a field is invalid, nor after closing', async () => {
    const opened = await arrived();
    opened.form.entries.internship.fields.max.change('two');
    await vi.runAllTimersAsync();
    expect([opened.modal.count.matching, asked(opened)]).toEqual([null, []]);
    opened.form.entries.internship.fields.max.change('2');
    opened.modal.close();
    await vi.runAllTimersAsync();
    expect(asked(opened)).toEqual([]);
  });

  it('is everyone again if the criterion is removed before the response', async () => {
    const { modal, form, filters } = await arrived();
    const slow = Promise.withResolvers<ReturnType<typeof success<never[]>>>();
    filters.answers.passing = slow.promise;
    form.pickGender(['Male']);
    await vi.runAllTimersAsync();
    form.pickGender([]);
    slow.resolve(success([]));
    await vi.runAllTimersAsync();
    expect(modal.count.matching).toBe(3);
  });

  it('ignores an older response and is silent about a failure', async () => {
    const { modal, form, filters } = await arrived();
    const slow = Promise.withResolvers<ReturnType<typeof success<never[]>>>();
    filters.answers.passing = slow.promise;
    form.pickGender(['Male']);
    await vi.runAllTimersAsync();
    filters.answers.passing = failure('server-error');
    form.pickGender(['Others']);
    await vi.runAllTimersAsync();
    slow.resolve(success([]));
    await slow.promise;
    await vi.runAllTimersAsync();
    expect([modal.count.matching, modal.problem]).toEqual([null, null]);
  });
});

it('typed experience that is wrong is shown and not applied', async () => {
  const { modal, form, applied } = await arrived();
  form.entries.internship.fields.min.change('2');
  form.entries.internship.fields.max.change('1');
  modal.submit();
  expect([applied, form.entries.internship.fields.max.shownError]).toEqual([
    [],
    'Maximum Experience cannot be less than Minimum Experience',
  ]);
});

it('typed education is cleaned, and its years are sorted', async () => {
  const { modal, form, applied } = await arrived();
  form.entries.tenth.fields.degree.change(' Music ');
  form.entries.tenth.fields.years.change(['2027', '2026']);
  modal.submit();
  expect(applied).toEqual([aFilter({ tenth: { degree: 'Music', years: [2026, 2027] } })]);
});

describe('a place', () => {
  it('longer than 60 characters is refused and not looked up', async () => {
    const { modal, form, applied, lookups } = await arrived();
    form.typePlace('x'.repeat(61));
    await vi.runAllTimersAsync();
    expect(form.entries.places.fields.chosen.shownError).toBe('Location should not contain more than 60 characters');
    expect(lookups.asked).not.toContainEqual(['places', expect.anything()]);
    expect([form.placeLookup.text.length, form.placeLookup.loading]).toEqual([61, false]);
    modal.submit();
    expect(applied).toEqual([]);
    form.entries.places.fields.chosen.type('x'.repeat(60));
    form.typePlace('x'.repeat(60));
    await vi.runAllTimersAsync();
    expect(form.entries.places.fields.chosen.shownError).toBeNull();
    expect(lookups.asked).toContainEqual(['places', 'x'.repeat(60)]);
  });
});

describe('skills', () => {
  it('are preloaded, and looked up after a pause in typing', async () => {
    const { form, lookups } = await arrived();
    expect(lookups.asked).toEqual([['skills', undefined]]);
    form.skillLookup.type('fig');
    await vi.runAllTimersAsync();
    expect(lookups.asked.at(-1)).toEqual(['skills', 'fig']);
  });

  it.each([['close'], ['reset']] as const)('and places are not looked up after %s', async (left) => {
    const { modal, form, lookups } = await arrived();
    form.skillLookup.type('fig');
    form.typePlace('pu');
    modal[left]();
    await vi.runAllTimersAsync();
    expect(lookups.asked.filter(([, text]) => text !== undefined)).toEqual([]);
  });
});

describe('the skills of the job', () => {
  it('are offered at once, before the service responds', () => {
    const { form } = anOpenFilterModal({ job: anActiveJob({ skills: ['Python', 'Figma'] }) });
    expect(form.skillLookup.options).toEqual(['Python', 'Figma']);
    form.skillLookup.type('fig');
    expect([form.skillLookup.options, form.skillLookup.loading]).toEqual([['Figma'], true]);
  });

  it('precede the suggestions of the service without duplicates', async () => {
    const { form, lookups } = anOpenFilterModal({ job: anActiveJob({ skills: ['Python', 'Figma'] }) });
    lookups.answers.skills = success(['Figma design', 'Figma']);
    await vi.runAllTimersAsync();
    form.skillLookup.type('fig');
    await vi.runAllTimersAsync();
    expect(form.skillLookup.options).toEqual(['Figma', 'Figma design']);
    form.skillLookup.type('');
    expect(form.skillLookup.options).toEqual(['Python', 'Figma']);
  });
});

describe('gender', () => {
  it('is dropped while blind review is on', async () => {
    const { modal, applied } = await arrived({ filter: full, hidesGender: true });
    modal.submit();
    expect(applied).toEqual([{ ...full, gender: '' }]);
  });

  it('is a single choice that a second press clears', async () => {
    const { form } = await arrived();
    const { pickGender } = form;
    pickGender(['Male']);
    pickGender(['Male', 'Others']);
    expect(form.filter.gender).toBe('Others');
    pickGender([]);
    expect(form.filter.gender).toBe('');
  });
});

/** A modal whose options have loaded. */
async function arrived(given: Parameters<typeof anOpenFilterModal>[0] = {}) {
  const opened = anOpenFilterModal(given);
  await vi.runAllTimersAsync();
  return opened;
}

function failingFilters(kind: Failure['kind']) {
  const filters = someCandidateFilters();
  filters.answers.options = failure(kind);
  return filters;
}
