import { describe, expect, it } from 'vitest';
import { aCompleteDraft, anActiveJob } from '../testing/builders.ts';
import { draftOfJob, firstUnfinishedStep, isSameDraft } from './job-draft.ts';

describe('a posted job in the form', () => {
  it('equals the posted draft', () => {
    expect(draftOfJob(anActiveJob())).toEqual(aCompleteDraft());
    expect(firstUnfinishedStep(draftOfJob(anActiveJob()))).toBeNull();
  });

  it.each([
    ['fixed if both ends are equal', { min: 5, max: 5 }, { mode: 'fixed', min: '5', max: '' }],
    ['a range otherwise', { min: 5, max: 7 }, { mode: 'range', min: '5', max: '7' }],
    ['fixed and empty if there is none', null, { mode: 'fixed', min: '', max: '' }],
    ['fixed at zero', { min: 0, max: 0 }, { mode: 'fixed', min: '0', max: '' }],
  ])('has salary and experience %s', (_, range, { mode, min, max }) => {
    const draft = draftOfJob(anActiveJob({ salary: range, experience: range }));
    expect([draft.salaryMode, draft.minSalary, draft.maxSalary]).toEqual([mode, min, max]);
    expect([draft.experienceMode, draft.minExperience, draft.maxExperience]).toEqual([mode, min, max]);
  });

  it('requires vacancies that the service did not return', () => {
    const draft = draftOfJob(anActiveJob({ vacancies: null }));
    expect(draft.vacancies).toBe('');
    expect(firstUnfinishedStep(draft)).not.toBeNull();
  });

  it('clears values that no list offers', () => {
    const job = anActiveJob({
      type: 'Apprentice',
      workplaceType: 'Moon',
      salaryPeriod: 'Week',
      experienceUnit: 'Days',
    });
    expect(draftOfJob(job)).toMatchObject({
      type: '',
      workplaceType: '',
      salaryPeriod: 'Year',
      experienceUnit: 'Years',
    });
  });
});

describe('two drafts', () => {
  it('are equal in any order of fields', () => {
    const { title, ...rest } = aCompleteDraft();
    expect(isSameDraft({ ...rest, title }, aCompleteDraft())).toBe(true);
    expect(isSameDraft(aCompleteDraft({ link: 'a.example' }), aCompleteDraft())).toBe(false);
  });
});
