import { emptyJobDraft, type JobDraft } from '@glo/domain/jobs/job-draft';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { aCompleteDraft } from '@glo/domain/testing/builders';
import { aJobBoard } from '@glo/domain/testing/jobs';
import { describe, expect, it, vi } from 'vitest';
import { JobDraftState } from '../../../state/jobs/job-draft-state.ts';
import { Notices } from '../../../state/notices.ts';
import { FakeNavigator } from '../../../testing/fake-navigator.ts';
import { JobDescriptionPresenter } from './job-description-presenter.ts';

const unwritten = aCompleteDraft({ description: '' });

describe('Job Description', () => {
  it('keeps every key in the draft', () => {
    const { presenter, drafts } = aDescription();
    presenter.writing.description.change('R');
    presenter.writing.description.change('Re');
    expect(drafts.draft).toEqual({ ...unwritten, description: 'Re' });
  });

  it('names the job without blanks around it', () => {
    expect(aDescription(aCompleteDraft({ title: ' Analyst ' })).presenter.title).toBe('Analyst');
  });

  it('keeps nothing any more once it was left', () => {
    const { presenter, drafts, leave } = aDescription();
    leave();
    presenter.writing.description.change('R');
    expect(drafts.draft.description).toBe('');
  });

  it('goes nowhere while the text is blank', () => {
    const { presenter, navigator } = aDescription();
    presenter.writing.description.change(' \n');
    const { submit } = presenter;
    submit();
    expect(navigator.went).toEqual([]);
    expect([presenter.writing.description.valid, presenter.writing.description.shownError]).toEqual([
      false,
      'Type a job description',
    ]);
  });

  it('goes on to the preview', () => {
    const { presenter, navigator } = aDescription();
    presenter.writing.description.change('Read the sea.');
    presenter.submit();
    expect(navigator.went).toEqual([{ path: '/jobpreview', options: {} }]);
  });

  it('discards the whole draft, and leads to the form, where it can be taken back', () => {
    const { presenter, drafts, navigator } = aDescription();
    presenter.writing.description.change('Read the sea.');
    const { discard } = presenter;
    discard();
    expect(drafts.draft).toEqual(emptyJobDraft);
    expect(navigator.went).toEqual([{ path: '/jobForm', options: { replace: true } }]);
    drafts.undoDiscard();
    expect(drafts.draft).toEqual({ ...unwritten, description: 'Read the sea.' });
  });

  it('leads back to unfinished details with a word of why', () => {
    const { presenter, navigator, notices } = aDescription(aCompleteDraft({ title: '' }));
    expect(navigator.went).toEqual([{ path: '/jobForm', options: { replace: true, state: { why: 'unfinished' } } }]);
    presenter.activate();
    expect(notices.toasts.map(({ text, tone }) => [text, tone])).toEqual([
      ['Fill in the details of the job first.', 'info'],
    ]);
  });

  it('leads back without a word when nothing was begun', () => {
    const { navigator, notices } = aDescription(emptyJobDraft);
    expect(navigator.went).toEqual([{ path: '/jobForm', options: { replace: true, state: null } }]);
    expect(notices.toasts).toEqual([]);
  });

  it('does not mind a description that is not written yet', () => {
    const { navigator } = aDescription();
    expect(navigator.went).toEqual([]);
  });
});

describe('a suggested description', () => {
  it('is asked for by role and type, and waits as a proposal', async () => {
    const { presenter, board, drafts } = aDescription(aCompleteDraft({ title: ' Analyst ', description: 'Mine.' }));
    await presenter.writing.suggest();
    expect(board.asked).toEqual([['suggestDescription', 'Analyst', 'Full-time']]);
    expect(presenter.writing.proposal).toBe('Read the sea with us.');
    expect([presenter.writing.description.value, drafts.draft.description]).toEqual(['Mine.', 'Mine.']);
  });

  it.each(['append', 'insert'] as const)('can be taken back out of the text: %s', async (act) => {
    const { presenter, drafts, notices } = aDescription(aCompleteDraft({ description: 'Mine.' }));
    await presenter.writing.suggest();
    presenter.writing[act](5);
    expect(notices.toasts).toMatchObject([{ text: 'The suggestion is in your text.', action: { label: 'Undo' } }]);
    notices.toasts[0]?.action?.onPress();
    expect([drafts.draft.description, presenter.writing.proposal]).toEqual(['Mine.', 'Read the sea with us.']);
  });

  it('cannot be taken back once the screen was left', async () => {
    const { presenter, notices, leave } = aDescription();
    await presenter.writing.suggest();
    presenter.writing.append();
    leave();
    expect(notices.toasts).toEqual([]);
  });

  it('is dismissed without a trace', async () => {
    const { presenter, drafts } = aDescription(aCompleteDraft({ description: 'Mine.' }));
    await presenter.writing.suggest();
    const { dismiss } = presenter.writing;
    dismiss();
    presenter.writing.append();
    expect([presenter.writing.proposal, drafts.draft.description]).toEqual([null, 'Mine.']);
  });

  it('that makes the text too long says so and can be shortened', async () => {
    const { presenter, navigator } = aDescription(aCompleteDraft({ description: 'a'.repeat(2990) }));
    await presenter.writing.suggest();
    presenter.writing.append();
    expect(presenter.writing.description.shownError).toBe('Description cannot be more than 3000 characters');
    presenter.submit();
    expect(navigator.went).toEqual([]);
  });

  it('that fails is one toast; what was typed stays', async () => {
    const { presenter, board, notices, drafts } = aDescription(aCompleteDraft({ description: 'Mine.' }));
    board.answers.suggestDescription = failure('server-error');
    await presenter.writing.suggest();
    expect(notices.toasts).toMatchObject([
      { key: 'server-failure', text: 'Some error occured! Please retry..', tone: 'error', durationMs: 2000 },
    ]);
    expect([presenter.writing.proposal, presenter.writing.asking.pending, drafts.draft.description]).toEqual([
      null,
      false,
      'Mine.',
    ]);
  });

  it('is asked for once at a time', async () => {
    const { presenter, board } = aDescription();
    await Promise.all([presenter.writing.suggest(), presenter.writing.suggest()]);
    expect(board.asked).toHaveLength(1);
  });

  it('can be asked for again or cancelled when it takes long; the late answer is dropped', async () => {
    vi.useFakeTimers();
    const { presenter, board } = aDescription();
    const first = Promise.withResolvers<Outcome<string>>();
    board.answers.suggestDescription = first.promise;
    const asking = presenter.writing.suggest();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(presenter.writing.asking.slow).toBe(true);
    board.answers.suggestDescription = success('The second.');
    await presenter.writing.suggest();
    first.resolve(success('The first.'));
    await asking;
    expect(presenter.writing.proposal).toBe('The second.');
    vi.useRealTimers();
  });

  it('is forgotten when the screen is left', async () => {
    const { presenter, notices, board, leave } = aDescription();
    board.answers.suggestDescription = failure('unreachable');
    const asking = presenter.writing.suggest();
    leave();
    await asking;
    expect([presenter.writing.proposal, notices.toasts]).toEqual([null, []]);
  });
});

function aDescription(draft: JobDraft = unwritten) {
  const board = aJobBoard();
  const drafts = new JobDraftState();
  drafts.update(draft);
  const notices = new Notices();
  const navigator = new FakeNavigator();
  const presenter = new JobDescriptionPresenter(board, drafts, notices, navigator);
  const leave = presenter.activate();
  return { presenter, board, drafts, notices, navigator, leave };
}
