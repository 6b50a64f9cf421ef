import { noFilter } from '@glo/domain/filter/candidate-filter';
import { type Failure, failure, success } from '@glo/domain/shared/outcome';
import { aFilter, someCandidateFilters, someFilterOptions } from '@glo/domain/testing/filter';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
afterEach(() => {
  vi.useRealTimers();
});

describe('the filter modal', () => {
  it('shows the filter it is opened on, and applies it unchanged', async () => {
    const { modal, applied } = await arrived({ filter: full });
    expect(modal.counts).toEqual({ skills: 2, education: 3, work: 2, general: 2 });
    modal.submit();
    expect(applied).toEqual([full]);
    expect(modal.form).toBeNull();
  });

  it('asks for nothing when nothing was chosen: 0 to 1000 years', async () => {
    const { modal, applied } = await arrived();
    modal.submit();
    expect(applied).toEqual([noFilter]);
    expect(noFilter.internship).toEqual({ min: 0, max: 1000 });
  });

  it('is emptied by Reset, and applies nothing before it is asked to', async () => {
    const { modal, applied } = await arrived({ filter: full });
    modal.reset();
    expect([modal.form?.filter, applied]).toEqual([noFilter, []]);
  });

  it('has empty fields for what is not asked for, and none that must be filled', async () => {
    const { form } = await arrived();
    const { skills, places, internship, fullTime } = form;
    expect([internship, fullTime].map(({ min, max }) => [min.value, max.value])).toEqual([
      ['', ''],
      ['', ''],
    ]);
    expect([skills, places, internship.max, fullTime.min].map(({ required }) => required)).not.toContain(true);
  });

  it('does nothing more once it is closed', async () => {
    const { modal, applied } = await arrived({ filter: full });
    const { close, submit } = modal;
    close();
    submit();
    expect([applied, modal.counts]).toEqual([[], { skills: 0, education: 0, work: 0, general: 0 }]);
  });

  it('has what was chosen when it is opened again, until it is applied or another filter is on', async () => {
    const { modal, applied } = await arrived();
    modal.form?.skills.change(['Figma']);
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

  it('forgets what was chosen with the list it was chosen for', async () => {
    const { modal } = await arrived();
    modal.form?.skills.change(['Figma']);
    modal.leave();
    modal.close();
    modal.open(noFilter);
    expect(modal.form?.filter).toEqual(noFilter);
  });

  it('reads what it offers once, and says so when that fails', async () => {
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

  it('leaves it to the sign-in when the session is over', async () => {
    const { modal } = await arrived({ filters: failingFilters('signed-out') });
    expect(modal.problem).toBeNull();
  });
});

describe('how many match', () => {
  const asked = ({ filters }: { filters: ReturnType<typeof someCandidateFilters> }) =>
    filters.asked.filter(([method]) => method === 'passing');

  it('is everybody without a wish, and asked for when choosing rests', async () => {
    const opened = await arrived();
    const { modal, form } = opened;
    expect([modal.count.matching, modal.count.total, asked(opened)]).toEqual([3, 3, []]);
    form.pickGender(['Male']);
    form.skills.change(['SQL']);
    expect([modal.count.matching, asked(opened)]).toEqual([null, []]);
    await vi.runAllTimersAsync();
    expect([modal.count.matching, asked(opened)]).toEqual([
      1,
      [['passing', aFilter({ gender: 'Male', skills: ['SQL'] }), students]],
    ]);
  });

  it('is not asked for where something is wrong, nor after the modal was closed', async () => {
    const opened = await arrived();
    opened.form.internship.max.change('two');
    await vi.runAllTimersAsync();
    expect([opened.modal.count.matching, asked(opened)]).toEqual([null, []]);
    opened.form.internship.max.change('2');
    opened.modal.close();
    await vi.runAllTimersAsync();
    expect(asked(opened)).toEqual([]);
  });

  it('is everybody again when the wish is taken back before the answer comes', async () => {
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

  it('drops an older answer, and is silent about a failure', async () => {
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

describe('experience', () => {
  it.each([
    ['2', '1', 'Maximum Experience cannot be less than Minimum Experience'],
    ['', 'two', 'Experience should be a number and should not contain more than 8 characters'],
  ])('from "%s" to "%s" is not applied: %s', async (min, max, message) => {
    const { modal, form, applied } = await arrived();
    form.internship.min.change(min);
    form.internship.max.change(max);
    modal.submit();
    expect([applied, form.internship.max.shownError]).toEqual([[], message]);
  });

  it('may be any number of years, at one end only', async () => {
    const { modal, form, applied } = await arrived();
    form.fullTime.min.change('1.5');
    modal.submit();
    expect(applied).toEqual([aFilter({ fullTime: { min: 1.5, max: 1000 } })]);
  });
});

describe('a place', () => {
  it('of more than 60 characters is refused and not looked up', async () => {
    const { modal, form, applied, lookups } = await arrived();
    form.typePlace('x'.repeat(61));
    await vi.runAllTimersAsync();
    expect(form.places.shownError).toBe('Location should not contain more than 60 characters');
    expect(lookups.asked).not.toContainEqual(['places', expect.anything()]);
    expect([form.placeLookup.text.length, form.placeLookup.loading]).toEqual([61, false]);
    modal.submit();
    expect(applied).toEqual([]);
    form.places.type('x'.repeat(60));
    form.typePlace('x'.repeat(60));
    await vi.runAllTimersAsync();
    expect(form.places.shownError).toBeNull();
    expect(lookups.asked).toContainEqual(['places', 'x'.repeat(60)]);
  });
});

describe('skills', () => {
  it('are offered before anything is typed, and looked up when typing rests', async () => {
    const { form, lookups } = await arrived();
    expect(lookups.asked).toEqual([['skills', undefined]]);
    form.skillLookup.type('fig');
    await vi.runAllTimersAsync();
    expect(lookups.asked.at(-1)).toEqual(['skills', 'fig']);
  });

  it.each([['close'], ['reset']] as const)('and places are looked up no more after %s', async (left) => {
    const { modal, form, lookups } = await arrived();
    form.skillLookup.type('fig');
    form.typePlace('pu');
    modal[left]();
    await vi.runAllTimersAsync();
    expect(lookups.asked.filter(([, text]) => text !== undefined)).toEqual([]);
  });
});

describe('gender', () => {
  it('is neither shown nor asked for while blind review is on', async () => {
    const { modal, applied } = await arrived({ filter: full, hidesGender: true });
    modal.submit();
    expect(applied).toEqual([{ ...full, gender: '' }]);
  });

  it('is one or none', async () => {
    const { form } = await arrived();
    const { pickGender } = form;
    pickGender(['Male']);
    pickGender(['Male', 'Others']);
    expect(form.gender).toBe('Others');
    pickGender([]);
    expect(form.gender).toBe('');
  });
});

/** Everything that it offers has come. */
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
