import { emptyJobDraft, type JobDraft } from '@glo/domain/jobs/job-draft';
import { success } from '@glo/domain/shared/outcome';
import { aCompleteDraft } from '@glo/domain/testing/builders';
import { aJobBoard, someLookups } from '@glo/domain/testing/jobs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { JobDraftState } from '../../../state/jobs/job-draft-state.ts';
import { Notices } from '../../../state/notices.ts';
import { FakeNavigator } from '../../../testing/fake-navigator.ts';
import { aVisit } from '../../../testing/visits.ts';
import { JobFormPresenter } from './job-form-presenter.ts';

describe('Post Opportunity', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 3, 14, 5) }));
  afterEach(() => void vi.useRealTimers());

  it('begins empty, per year, in years, and asks for nothing yet', () => {
    const { presenter, drafts } = aForm();
    expect(emptyJobDraft).toMatchObject(presenter.form.entered);
    expect([presenter.form.valid, presenter.form.wrongCount, presenter.draftNote]).toEqual([false, 0, '']);
    expect(drafts.changedAt).toBeNull();
    const { vacancies, link, minExperience, maxExperience, minSalary, maxSalary } = presenter.form.fields;
    expect(
      [vacancies, link, minExperience, maxExperience, minSalary, maxSalary].map((field) => field.required),
    ).toEqual([true, false, false, false, false, false]);
  });

  it('says of a link that is no web address how it will be shown, and lets it pass', () => {
    const { form } = aForm(aCompleteDraft({ link: 'tidewater.example/careers' })).presenter;
    expect(form.linkWarning).toBeUndefined();
    form.fields.link.change('ask at the desk');
    form.fields.link.leave();
    expect(form.linkWarning).toBe('This does not read as a web address: students will see it as text.');
    expect(form.valid).toBe(true);
    form.fields.link.change(' ');
    expect(form.linkWarning).toBeUndefined();
  });

  it('keeps every key in the draft', () => {
    const { presenter, drafts } = aForm();
    presenter.form.fields.title.change('A');
    expect(drafts.draft.title).toBe('A');
    presenter.form.fields.title.change('An');
    presenter.form.fields.salaryMode.change('range');
    presenter.form.fields.skills.change(['SQL']);
    expect(drafts.draft).toEqual({ ...emptyJobDraft, title: 'An', salaryMode: 'range', skills: ['SQL'] });
  });

  it('keeps nothing any more once it was left', () => {
    const { presenter, drafts, leave } = aForm();
    leave();
    presenter.form.fields.title.change('A');
    expect(drafts.draft.title).toBe('');
  });

  it('leaves the description of the draft alone', () => {
    const { presenter, drafts } = aForm(aCompleteDraft({ description: 'Read the sea.' }));
    presenter.form.fields.title.change('Analyst');
    expect(drafts.draft.description).toBe('Read the sea.');
  });

  it('goes on to the description when everything is right', () => {
    const { presenter, navigator } = aForm(aCompleteDraft());
    expect(presenter.form.valid).toBe(true);
    const { submit } = presenter;
    submit();
    expect(navigator.went).toEqual([{ path: '/jobDescription', options: {} }]);
  });

  it('says on request what is missing and stays', () => {
    const { presenter, navigator } = aForm();
    presenter.submit();
    expect(navigator.went).toEqual([]);
    const { title, type, workplaceType, locations, skills, vacancies, link, minSalary } = presenter.form.fields;
    expect([title, type, workplaceType, locations, skills, vacancies].map((field) => field.shownError)).toEqual([
      'Enter the job title',
      'Choose the job type',
      'Choose the workplace type',
      'Choose at least one location',
      'Choose at least one skill',
      'No. of positions should be a number and should not contain more than 4 characters',
    ]);
    expect([link.shownError, minSalary.shownError]).toEqual([null, null]);
    expect(presenter.form.wrongCount).toBe(6);
  });

  it('shows what is missing to who was led back here', () => {
    const { presenter } = aForm(aCompleteDraft({ title: '', vacancies: 'x' }), { why: 'unfinished' });
    expect(presenter.form.wrongCount).toBe(2);
  });

  it('says what is wrong when a field is left, not at the first key', () => {
    const { presenter } = aForm();
    const { vacancies } = presenter.form.fields;
    vacancies.change('about 12');
    expect(presenter.form.wrongCount).toBe(0);
    vacancies.leave();
    expect(vacancies.shownError).toMatch(/^No\. of positions/);
    expect(presenter.form.wrongCount).toBe(1);
    vacancies.change('12');
    expect(presenter.form.wrongCount).toBe(0);
  });

  describe('a range', () => {
    it('needs its maximum once there is a minimum', () => {
      const { presenter } = aForm(
        aCompleteDraft({ minSalary: '', maxSalary: '', minExperience: '', maxExperience: '' }),
      );
      const { form } = presenter;
      expect([form.valid, form.fields.maxSalary.required]).toEqual([true, false]);
      form.fields.minSalary.change('10');
      expect([form.valid, form.fields.maxSalary.required, form.fields.maxSalary.shownError]).toEqual([
        false,
        true,
        null,
      ]);
      presenter.submit();
      expect(form.fields.maxSalary.shownError).toBe('Enter both ends of the range');
      form.fields.maxSalary.change('9');
      form.fields.maxSalary.leave();
      expect(form.fields.maxSalary.shownError).toBe('Maximum Salary cannot be less than Minimum Salary');
      form.fields.minSalary.change('9');
      expect(form.valid).toBe(true);
    });

    it('is not asked for while the value is fixed', () => {
      const { form } = aForm(aCompleteDraft({ minSalary: '10', maxSalary: '9', maxExperience: 'x' })).presenter;
      expect(form.valid).toBe(false);
      form.fields.salaryMode.change('fixed');
      form.fields.experienceMode.change('fixed');
      expect(form.valid).toBe(true);
    });
  });

  describe('lookups', () => {
    it('rest 1100 ms, and Pune is found once', async () => {
      const { presenter, lookups } = aForm();
      presenter.lookups.places.type('Pu');
      presenter.lookups.roles.type('Data');
      presenter.lookups.skills.type('Py');
      await vi.advanceTimersByTimeAsync(1099);
      expect(lookups.asked).toEqual([['skills']]);
      await vi.advanceTimersByTimeAsync(1);
      expect(lookups.asked).toEqual([['skills'], ['places', 'Pu'], ['jobRoles', 'Data'], ['skills', 'Py']]);
      expect(presenter.lookups.places.options).toEqual([{ city: 'Pune', state: 'Maharashtra', country: 'India' }]);
      expect(presenter.lookups.roles.options).toEqual(['Data Analyst']);
    });

    it('start skills from the list that is there on arrival', async () => {
      const { presenter, lookups } = aForm();
      await vi.advanceTimersByTimeAsync(0);
      expect(presenter.lookups.skills.options).toEqual(['Python', 'SQL']);
      lookups.answers.skills = success(['Tableau']);
      presenter.lookups.skills.type('Tab');
      await vi.advanceTimersByTimeAsync(1100);
      expect(presenter.lookups.skills.options).toEqual(['Tableau']);
      presenter.lookups.skills.type(' ');
      expect(presenter.lookups.skills.options).toEqual(['Python', 'SQL']);
    });

    it('are forgotten when the screen is left', async () => {
      const { presenter, lookups, leave } = aForm();
      presenter.lookups.places.type('Pu');
      leave();
      await vi.advanceTimersByTimeAsync(1100);
      expect(lookups.asked).toEqual([['skills']]);
    });
  });

  describe('a restored draft', () => {
    it('says from when it is, until something is changed', () => {
      const { presenter } = aForm(aCompleteDraft());
      vi.setSystemTime(new Date(2026, 10, 3, 18, 0));
      expect(presenter.draftNote).toBe('Draft from 2:05 PM');
      presenter.form.fields.title.change('Analyst');
      expect(presenter.draftNote).toBe('Draft saved on this device');
    });

    it('shows what was wrong in it, and not what is still missing', () => {
      const { form } = aForm(aCompleteDraft({ title: '', vacancies: 'about 12', maxSalary: '' })).presenter;
      expect(form.fields.vacancies.shownError).toMatch(/^No\. of positions/);
      expect(form.wrongCount).toBe(1);
    });

    it('can be discarded, description included, and taken back', () => {
      const { presenter, drafts } = aForm(aCompleteDraft());
      expect(presenter.canDiscard).toBe(true);
      presenter.lookups.places.type('Pu');
      presenter.lookups.skills.type('Pyt');
      presenter.discard();
      expect([presenter.lookups.places.text, presenter.lookups.skills.text]).toEqual(['', '']);
      expect(drafts.draft).toEqual(emptyJobDraft);
      expect(emptyJobDraft).toMatchObject(presenter.form.entered);
      expect([presenter.draftNote, presenter.canDiscard]).toEqual(['Draft discarded', false]);
      vi.advanceTimersByTime(1000);
      presenter.undoDiscard();
      expect(drafts.draft).toEqual(aCompleteDraft());
      expect(aCompleteDraft()).toMatchObject(presenter.form.entered);
      expect([presenter.draftNote, presenter.canUndoDiscard]).toEqual(['Draft saved on this device', false]);
    });

    it('is gone for good once something else is entered', () => {
      const { presenter, drafts } = aForm(aCompleteDraft());
      presenter.discard();
      presenter.form.fields.title.change('Another job');
      expect(presenter.canUndoDiscard).toBe(false);
      presenter.undoDiscard();
      expect(drafts.draft).toEqual({ ...emptyJobDraft, title: 'Another job' });
    });
  });
});

function aForm(draft: JobDraft = emptyJobDraft, state: unknown = null, lookups = someLookups()) {
  const drafts = new JobDraftState();
  drafts.update(draft);
  const navigator = new FakeNavigator();
  const presenter = new JobFormPresenter(lookups, aJobBoard(), drafts, new Notices(), navigator);
  const leave = presenter.activate(aVisit(state));
  return { presenter, drafts, navigator, lookups, leave };
}
