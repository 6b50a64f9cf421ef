import { noFilter } from '@glo/domain/filter/candidate-filter';
import type { CandidateFilter } from '@glo/domain/filter/candidate-filter';
import type { Lookups } from '@glo/domain/lookups/lookups';
import { failure, success } from '@glo/domain/shared/outcome';
import { studentId } from '@glo/domain/testing/builders';
import { aFilter, someCandidateFilters, someFilterOptions } from '@glo/domain/testing/filter';
import { scriptedPort } from '@glo/domain/testing/scripted-port';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FilterModal } from './filter-modal.ts';
import type { LocalChoice } from './local-choice.ts';

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

const students = ['student-1', 'student-2', 'student-3'].map(studentId);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the filter modal', () => {
  it('shows the filter it is opened on, and applies it unchanged', async () => {
    const { modal, applied } = await anOpenModal(full);
    expect(modal.counts).toEqual({ skills: 2, education: 3, work: 2, general: 2 });
    modal.submit();
    expect(applied).toEqual([full]);
    expect(modal.form).toBeNull();
  });

  it('asks for nothing when nothing was chosen: 0 to 1000 years', async () => {
    const { modal, applied } = await anOpenModal();
    modal.submit();
    expect(applied).toEqual([noFilter]);
    expect(noFilter.internship).toEqual({ min: 0, max: 1000 });
  });

  it('is emptied by Reset, and applies nothing before it is asked to', async () => {
    const { modal, applied } = await anOpenModal(full);
    modal.reset();
    expect([modal.form?.filter, applied]).toEqual([noFilter, []]);
  });

  it('forgets what was chosen when it is closed', async () => {
    const { modal } = await anOpenModal();
    modal.form?.skills.change(['Figma']);
    modal.close();
    modal.open(noFilter);
    expect(modal.form?.filter).toEqual(noFilter);
  });

  it('reads what it offers once, and says so when that fails', async () => {
    const { modal, filters } = await anOpenModal(noFilter, (given) => {
      given.answers.options = failure('server-error');
    });
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
});

describe('how many match', () => {
  const asked = ({ filters }: { filters: ReturnType<typeof someCandidateFilters> }) =>
    filters.asked.filter(([method]) => method === 'passing');

  it('is everybody without a wish, and asked for when choosing rests', async () => {
    const opened = await anOpenModal();
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
    const opened = await anOpenModal();
    opened.form.internship.max.change('two');
    await vi.runAllTimersAsync();
    expect([opened.modal.count.matching, asked(opened)]).toEqual([null, []]);
    opened.form.internship.max.change('2');
    opened.modal.close();
    await vi.runAllTimersAsync();
    expect(asked(opened)).toEqual([]);
  });

  it('drops an older answer, and is silent about a failure', async () => {
    const { modal, form, filters } = await anOpenModal();
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
    const { modal, form, applied } = await anOpenModal();
    form.internship.min.change(min);
    form.internship.max.change(max);
    modal.submit();
    expect([applied, form.internship.max.shownError]).toEqual([[], message]);
  });

  it('may be any number of years, at one end only', async () => {
    const { modal, form, applied } = await anOpenModal();
    form.fullTime.min.change('1.5');
    modal.submit();
    expect(applied).toEqual([aFilter({ fullTime: { min: 1.5, max: 1000 } })]);
  });
});

describe('a place', () => {
  it('of more than 60 characters is refused and not looked up', async () => {
    const { modal, form, applied, lookups } = await anOpenModal();
    form.typePlace('x'.repeat(61));
    await vi.runAllTimersAsync();
    expect(form.places.shownError).toBe('Location should not contain more than 60 characters');
    expect(lookups.asked).not.toContainEqual(['places', expect.anything()]);
    modal.submit();
    expect(applied).toEqual([]);
    form.typePlace('x'.repeat(60));
    await vi.runAllTimersAsync();
    expect(form.places.shownError).toBeNull();
    expect(lookups.asked).toContainEqual(['places', 'x'.repeat(60)]);
  });
});

describe('gender', () => {
  it('is one or none', async () => {
    const { form } = await anOpenModal();
    form.pickGender(['Male']);
    form.pickGender(['Male', 'Others']);
    expect(form.gender).toBe('Others');
    form.pickGender([]);
    expect(form.gender).toBe('');
  });
});

describe('education', () => {
  it('offers the lists of its level', async () => {
    const { form } = await anOpenModal();
    const { master, bachelor, diploma, twelfth } = form.education;
    const options = [master.degree, bachelor.specialisation, diploma.specialisation, twelfth.specialisation];
    expect(options.map((choice) => (choice as LocalChoice).options)).toEqual([
      ['M.Tech', 'MBA'],
      ['Computer Engineering', 'Robotics'],
      ['Commerce', 'Science (PCM)'],
      ['Commerce', 'Science (PCM)'],
    ]);
  });

  it('is searched by typing, whatever begins so first', async () => {
    const { form } = await anOpenModal();
    const degree = form.education.bachelor.degree as LocalChoice;
    degree.type('te');
    expect(degree.options).toEqual(['B.Tech']);
    const { institute } = form.education.tenth;
    institute.type('o');
    expect(institute.options).toEqual(['COEP Technological University', 'IIT Bombay']);
    institute.type('i');
    expect(institute.options[0]).toBe('IIT Bombay');
    institute.choose('IIT Bombay');
    expect([institute.value, institute.options.length]).toEqual(['IIT Bombay', 2]);
    institute.choose(null);
    expect(form.education.tenth.summary).toBe('Any');
  });

  it('says what it asks for, years in order', async () => {
    const { form } = await anOpenModal();
    form.education.bachelor.pickYears(['2027', '2026']);
    form.education.bachelor.percentage.change('70');
    expect(form.education.bachelor.summary).toBe('above 70, 2026, 2027');
  });
});

async function anOpenModal(
  filter: CandidateFilter = noFilter,
  script: (filters: ReturnType<typeof someCandidateFilters>) => void = () => undefined,
) {
  const filters = someCandidateFilters();
  script(filters);
  const lookups = scriptedPort<Lookups>({ places: success([pune]), skills: success([]), jobRoles: success([]) });
  const applied: CandidateFilter[] = [];
  const modal = new FilterModal({ filters, lookups, hidesGender: () => false, students: () => students }, (chosen) =>
    applied.push(chosen),
  );
  modal.open(filter);
  await vi.runAllTimersAsync();
  if (modal.form === null) throw new Error('The modal is closed');
  return { modal, form: modal.form, filters, lookups, applied };
}
