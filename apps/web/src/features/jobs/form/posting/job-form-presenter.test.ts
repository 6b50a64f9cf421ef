import { emptyJobDraft, type JobDraft } from '@glo/domain/jobs/job-draft';
import { aCompleteDraft } from '@glo/domain/testing/builders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aVisit } from '../../../../testing/fakes/fake-navigator.ts';
import { aPost } from '../../../../testing/posting.ts';

describe('the form of a new job', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 3, 14, 5) }));

  it('starts empty, without errors and without a note', () => {
    const { presenter, drafts } = aForm();
    expect(emptyJobDraft).toMatchObject(presenter.form.entered);
    expect([presenter.form.valid, presenter.form.wrongCount, presenter.draftNote]).toEqual([false, 0, '']);
    expect(drafts.changedAt).toBeNull();
  });

  it('warns about a link that is not a web address, but accepts it', () => {
    const { form } = aForm(aCompleteDraft({ link: 'tidewater.example/careers' })).presenter;
    expect(form.linkWarning).toBeUndefined();
    form.fields.link.change('ask at the desk');
    form.fields.link.leave();
    expect(form.linkWarning).toBe("This doesn't look like a web address. Students will see it as text, not as a link.");
    expect(form.valid).toBe(true);
    form.fields.link.change(' ');
    expect(form.linkWarning).toBeUndefined();
  });

  it('saves every change to the draft until it closes', () => {
    const { presenter, drafts, leave } = aForm(aCompleteDraft());
    const { fields } = presenter.form;
    fields.title.change('A');
    expect(drafts.draft.title).toBe('A');
    fields.salaryMode.change('fixed');
    fields.skills.change(['SQL']);
    leave();
    fields.title.change('An');
    expect(drafts.draft).toEqual({ ...aCompleteDraft(), title: 'A', salaryMode: 'fixed', skills: ['SQL'] });
  });

  it('opens the description step if it is valid', () => {
    const { presenter, navigator } = aForm(aCompleteDraft());
    expect(presenter.form.valid).toBe(true);
    const { submit } = presenter;
    submit();
    expect(navigator.went).toEqual([{ path: '/jobDescription', options: {} }]);
  });

  it('stays and shows the errors of an invalid form', () => {
    const { presenter, navigator } = aForm();
    presenter.submit();
    expect(navigator.went).toEqual([]);
    expect([presenter.form.fields.title.shownError, presenter.form.wrongCount]).toEqual(['Enter the job title', 6]);
  });

  describe('lookups', () => {
    it('wait 1100 ms, and list Pune once', async () => {
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

    it('are canceled when the screen closes', async () => {
      const { presenter, lookups, leave } = aForm();
      presenter.lookups.places.type('Pu');
      leave();
      await vi.advanceTimersByTimeAsync(1100);
      expect(lookups.asked).toEqual([['skills']]);
    });
  });

  describe('a restored draft', () => {
    it('shows its time until something changes', () => {
      const { presenter } = aForm(aCompleteDraft());
      vi.setSystemTime(new Date(2026, 10, 3, 18, 0));
      expect(presenter.draftNote).toBe('Draft from 2:05 PM');
      presenter.form.fields.title.change('Analyst');
      expect(presenter.draftNote).toBe('Draft saved on this device');
    });

    it.each([
      [null, 1],
      [{ why: 'unfinished' }, 2],
    ])('shows its errors, and its gaps only after a redirect: %j', (state, count) => {
      const { form } = aForm(aCompleteDraft({ title: '', vacancies: 'about 12' }), state).presenter;
      expect([form.fields.vacancies.shownError, form.wrongCount]).toEqual([
        expect.stringMatching(/^No\. of positions/),
        count,
      ]);
    });

    it('is discarded with its description, and restored by Undo', () => {
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
  });
});

function aForm(draft?: JobDraft, state: unknown = null) {
  const post = aPost(draft);
  const presenter = post.screens.form();
  return { ...post, presenter, leave: presenter.activate(aVisit(state)) };
}
