import { failure } from '@glo/domain/shared/outcome';
import { anActiveJob } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { anEditedTab, anEditingTab, anEditStep } from '../../../../testing/job-editing.ts';
import { EditDescriptionPresenter } from './edit-description-presenter.ts';

describe('the description step of an edit', () => {
  it('opens with the posted description, and with unsaved changes after a reload', async () => {
    const { presenter, board, reloaded } = await aDescription();
    expect(presenter.writing?.description.value).toBe('Clean and question the sensor data.');
    expect([presenter.pageTitle, board.asked]).toEqual(['Edit Graduate Data Analyst', [['job', 'job-1']]]);
    presenter.writing?.description.change('Read the sea.');
    const again = await aDescription(reloaded());
    expect([again.presenter.writing?.description.value, again.board.asked]).toEqual(['Read the sea.', []]);
  });

  it('opens the preview only with a description', async () => {
    const { presenter, navigator } = await aDescription();
    presenter.writing?.description.change('');
    const { submit } = presenter;
    submit();
    expect([navigator.went, presenter.writing?.description.shownError]).toEqual([[], 'Type a job description']);
    presenter.writing?.description.change('Read the sea.');
    submit();
    expect(navigator.went).toEqual([{ path: '/editJobDetails/job-1', options: {} }]);
  });

  it('saves changes without the preview', async () => {
    const { presenter, board } = await aDescription();
    presenter.writing?.description.change('');
    presenter.editing.save();
    expect(presenter.writing?.description.shownError).toBe('Type a job description');
    expect(board.asked).toEqual([['job', 'job-1']]);
    presenter.writing?.description.change('Read the sea.');
    presenter.editing.save();
    const saved = ['update', 'job-1', expect.objectContaining({ description: 'Read the sea.' })];
    await vi.waitFor(() => expect(board.asked).toContainEqual(saved));
  });

  it('discards the changes of both steps, with Undo', async () => {
    const { presenter, notices } = await aDescription(aTabWithANewTitle());
    const now = () => [presenter.editing.draft?.title, presenter.writing?.description.value];
    presenter.writing?.description.change('Read the sea.');
    const { discard } = presenter;
    discard();
    expect(now()).toEqual(['Graduate Data Analyst', 'Clean and question the sensor data.']);
    notices.toasts[0]?.action?.onPress();
    expect(now()).toEqual(['Sea Reader', 'Read the sea.']);
  });

  it('sends and discards nothing before the job has loaded', () => {
    const { presenter, board, navigator, leave } = anEditStep(EditDescriptionPresenter);
    presenter.submit();
    presenter.editing.save();
    presenter.discard();
    expect([presenter.pageTitle, presenter.editing.canSave, navigator.went, board.asked]).toEqual([
      null,
      false,
      [],
      [['job', 'job-1']],
    ]);
    expect(leave).not.toThrow();
  });

  it('ignores changes and responses after it has closed', async () => {
    const { presenter, edits, unsaved, notices, leave, board } = await aDescription();
    board.answers.suggestDescription = failure('unreachable');
    const asking = presenter.writing?.suggestion.run();
    presenter.writing?.description.change('Read the sea.');
    leave();
    presenter.writing?.description.change('Read.');
    await asking;
    expect([edits.get(anActiveJob().id)?.draft.description, unsaved.exists, notices.toasts]).toEqual([
      'Read the sea.',
      false,
      [],
    ]);
  });

  it('ignores a pending suggestion after Discard', async () => {
    const { presenter } = await aDescription();
    const { writing } = presenter;
    const asking = writing?.suggestion.run();
    presenter.discard();
    await asking;
    expect([writing?.proposal, presenter.writing?.proposal]).toEqual([null, null]);
  });

  it('suggests a description for the edited title and type', async () => {
    const { presenter, board } = await aDescription(aTabWithANewTitle());
    expect(board.asked).toEqual([]);
    await presenter.writing?.suggestion.run();
    expect(board.asked).toEqual([['suggestDescription', 'Sea Reader', 'Internship']]);
    expect(presenter.writing?.proposal).toBe('Read the sea with us.');
  });

  it('redirects to invalid details', async () => {
    const tab = anEditingTab(anActiveJob({ skills: [] }));
    const { presenter, navigator } = anEditStep(EditDescriptionPresenter, tab);
    await when(() => navigator.went.length > 0 || presenter.editing.edit.state === 'ready');
    expect(navigator.went).toEqual([
      { path: '/editJob/job-1', options: { replace: true, state: { why: 'unfinished' } } },
    ]);
  });
});

async function aDescription(tab = anEditingTab()) {
  const page = anEditStep(EditDescriptionPresenter, tab);
  await when(() => page.presenter.writing !== null);
  return page;
}

const aTabWithANewTitle = () => anEditedTab({ title: 'Sea Reader', type: 'Internship' });
