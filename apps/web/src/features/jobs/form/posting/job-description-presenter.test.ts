import { emptyJobDraft, type JobDraft } from '@glo/domain/jobs/job-draft';
import { failure } from '@glo/domain/shared/outcome';
import { aCompleteDraft } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { aPost } from '../../../../testing/posting.ts';

const unwritten = aCompleteDraft({ description: '' });

describe('the description step of a new job', () => {
  it('names the job and saves every change until it closes', () => {
    const { presenter, drafts, navigator, leave } = aDescription(
      aCompleteDraft({ title: ' Analyst ', description: '' }),
    );
    expect([presenter.title, navigator.went]).toEqual(['Analyst', []]);
    presenter.writing.description.change('R');
    presenter.writing.description.change('Re');
    leave();
    presenter.writing.description.change('Rea');
    expect(drafts.draft.description).toBe('Re');
  });

  it('opens the preview only with a description', () => {
    const { presenter, navigator } = aDescription();
    const { submit, writing } = presenter;
    writing.description.change(' \n');
    submit();
    expect([navigator.went, writing.description.shownError]).toEqual([[], 'Type a job description']);
    writing.description.change('Read the sea.');
    submit();
    expect(navigator.went).toEqual([{ path: '/jobpreview', options: {} }]);
  });

  it('discards the whole draft and opens the form, which offers Undo', () => {
    const { presenter, drafts, navigator } = aDescription();
    presenter.writing.description.change('Read the sea.');
    const { discard } = presenter;
    discard();
    expect(drafts.draft).toEqual(emptyJobDraft);
    expect(navigator.went).toEqual([{ path: '/jobForm', options: { replace: true } }]);
    drafts.undoDiscard();
    expect(drafts.draft).toEqual({ ...unwritten, description: 'Read the sea.' });
  });

  it('redirects to unfinished details and says why', () => {
    const { presenter, navigator, notices } = aDescription(aCompleteDraft({ title: '' }));
    expect(navigator.went).toEqual([{ path: '/jobForm', options: { replace: true, state: { why: 'unfinished' } } }]);
    presenter.activate();
    expect(notices.toasts.map(({ text, tone }) => [text, tone])).toEqual([['Fill in the job details first.', 'info']]);
  });

  it('redirects silently if the draft is empty', () => {
    const { navigator, notices } = aDescription(emptyJobDraft);
    expect(navigator.went).toEqual([{ path: '/jobForm', options: { replace: true, state: null } }]);
    expect(notices.toasts).toEqual([]);
  });
});

describe('a suggested description', () => {
  it('is requested by title and type and does not change the text', async () => {
    const { presenter, board, drafts } = aDescription(aCompleteDraft({ title: ' Analyst ', description: 'Mine.' }));
    await presenter.writing.suggestion.run();
    expect(board.asked).toEqual([['suggestDescription', 'Analyst', 'Full-time']]);
    expect(presenter.writing.proposal).toBe('Read the sea with us.');
    expect([presenter.writing.description.value, drafts.draft.description]).toEqual(['Mine.', 'Mine.']);
  });

  it('is inserted with Undo', async () => {
    const { presenter, drafts, notices } = aDescription(aCompleteDraft({ description: 'Mine.' }));
    await presenter.writing.suggestion.run();
    presenter.writing.insert(5);
    expect(drafts.draft.description).toContain('Read the sea with us.');
    expect(notices.toasts).toMatchObject([{ text: 'Suggestion added', action: { label: 'Undo' } }]);
    notices.toasts[0]?.action?.onPress();
    expect([drafts.draft.description, presenter.writing.proposal]).toEqual(['Mine.', 'Read the sea with us.']);
  });

  it('cannot be undone after the screen has closed', async () => {
    const { presenter, notices, leave } = aDescription();
    await presenter.writing.suggestion.run();
    presenter.writing.insert(0);
    leave();
    expect(notices.toasts).toEqual([]);
  });

  it('leaves the text unchanged when it is dismissed', async () => {
    const { presenter, drafts } = aDescription(aCompleteDraft({ description: 'Mine.' }));
    await presenter.writing.suggestion.run();
    const { dismiss } = presenter.writing;
    dismiss();
    presenter.writing.insert(0);
    expect([presenter.writing.proposal, drafts.draft.description]).toEqual([null, 'Mine.']);
  });

  it('shows an error if the text becomes too long', async () => {
    const { presenter, navigator } = aDescription(aCompleteDraft({ description: 'a'.repeat(2990) }));
    await presenter.writing.suggestion.run();
    presenter.writing.insert(2990);
    expect(presenter.writing.description.shownError).toBe('Description cannot be more than 3000 characters');
    presenter.submit();
    expect(navigator.went).toEqual([]);
  });

  it('shows one toast and keeps the text if the request fails', async () => {
    const { presenter, board, notices, drafts } = aDescription(aCompleteDraft({ description: 'Mine.' }));
    board.answers.suggestDescription = failure('server-error');
    await presenter.writing.suggestion.run();
    expect(notices.toasts).toMatchObject([
      { key: 'server-failure', text: 'Some error occured! Please retry..', tone: 'error', durationMs: 2000 },
    ]);
    expect([presenter.writing.proposal, presenter.writing.suggestion.pending, drafts.draft.description]).toEqual([
      null,
      false,
      'Mine.',
    ]);
  });
});

function aDescription(draft: JobDraft = unwritten) {
  const post = aPost(draft);
  const presenter = post.screens.description();
  return { ...post, presenter, leave: presenter.activate() };
}
