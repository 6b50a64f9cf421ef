import type { Job } from '@glo/domain/jobs/job';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { anActiveJob } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { anEditingTab, atJob } from '../../../testing/job-editing.ts';
import { EditDescriptionPresenter } from './edit-description-presenter.ts';

describe('the description of a posted job', () => {
  it('opens at its own address with what is posted', async () => {
    const { presenter, board } = await aDescription();
    expect(presenter.writing?.description.value).toBe('Clean and question the sensor data.');
    expect([presenter.pageTitle, board.asked]).toEqual(['Edit Graduate Data Analyst', [['job', 'job-1']]]);
  });

  it('keeps every key, through a reload', async () => {
    const { presenter, unsaved, reloaded } = await aDescription();
    presenter.writing?.description.change('Read the sea.');
    expect(unsaved.isLostAt('/dashboard')).toBe(true);
    const again = await aDescription(reloaded());
    expect([again.presenter.writing?.description.value, again.board.asked]).toEqual(['Read the sea.', []]);
  });

  it('goes on to the preview; stays while there is no text', async () => {
    const { presenter, navigator } = await aDescription();
    presenter.writing?.description.change('');
    const { submit } = presenter;
    submit();
    expect([navigator.went, presenter.writing?.description.shownError]).toEqual([[], 'Type a job description']);
    presenter.writing?.description.change('Read the sea.');
    submit();
    expect(navigator.went).toEqual([{ path: '/editJobDetails/job-1', options: {} }]);
  });

  it('saves what was changed at once, without the preview', async () => {
    const { presenter, board, navigator } = await aDescription();
    presenter.save();
    expect(presenter.canSave).toBe(false);
    presenter.writing?.description.change('');
    presenter.save();
    expect([presenter.canSave, presenter.writing?.description.shownError]).toEqual([false, 'Type a job description']);
    expect(board.asked).toEqual([['job', 'job-1']]);
    presenter.writing?.description.change('Read the sea.');
    presenter.save();
    await vi.waitFor(() => expect(navigator.went).not.toEqual([]));
    expect(board.asked.at(-1)).toMatchObject(['update', 'job-1', { description: 'Read the sea.' }]);
    expect(navigator.went.map(({ path }) => path)).toEqual(['/opportunitypage?job=job-1']);
  });

  it('can be discarded and taken back', async () => {
    const { presenter, notices } = await aDescription();
    const now = () => [presenter.writing?.description.value, presenter.update.editing.isChanged];
    presenter.writing?.description.change('Read the sea.');
    presenter.discard();
    expect(now()).toEqual(['Clean and question the sensor data.', false]);
    notices.toasts[0]?.action?.onPress();
    expect(now()).toEqual(['Read the sea.', true]);
  });

  it('discards what the form before it has changed, too, and takes that back', async () => {
    const { presenter, notices } = await aDescription(aTabWithANewTitle());
    const { discard } = presenter;
    discard();
    expect(presenter.update.editing.draft?.title).toBe('Graduate Data Analyst');
    notices.toasts[0]?.action?.onPress();
    expect(presenter.update.editing.draft?.title).toBe('Sea Reader');
  });

  it('goes on from the form, which has asked what is posted, also where nothing was changed', async () => {
    const tab = anEditingTab();
    tab.edits.begin(anActiveJob());
    expect((await aDescription(tab)).board.asked).toEqual([]);
  });

  it('has nothing to send or to discard before the job is there, and can be left', () => {
    const { presenter, board, navigator, leave } = anUnansweredDescription();
    presenter.submit();
    presenter.save();
    presenter.discard();
    expect([presenter.pageTitle, presenter.canSave, navigator.went, board.asked]).toEqual([
      null,
      false,
      [],
      [['job', 'job-1']],
    ]);
    expect(leave).not.toThrow();
  });

  it('keeps and asks nothing more once it was left', async () => {
    const { presenter, edits, unsaved, notices, leave, board } = await aDescription();
    board.answers.suggestDescription = failure('unreachable');
    const asking = presenter.writing?.suggest();
    presenter.writing?.description.change('Read the sea.');
    leave();
    presenter.writing?.description.change('Read.');
    await asking;
    expect([edits.of(anActiveJob().id)?.draft.description, unsaved.exists, notices.toasts]).toEqual([
      'Read the sea.',
      false,
      [],
    ]);
  });

  it('forgets a suggestion that was asked for when everything is discarded', async () => {
    const { presenter } = await aDescription();
    const { writing } = presenter;
    const asking = writing?.suggest();
    presenter.discard();
    await asking;
    expect([writing?.proposal, presenter.writing?.proposal]).toEqual([null, null]);
  });

  it('suggests for the title and type as they are edited', async () => {
    const { presenter, board } = await aDescription(aTabWithANewTitle());
    await presenter.writing?.suggest();
    expect(board.asked).toEqual([['suggestDescription', 'Sea Reader', 'Internship']]);
    expect(presenter.writing?.proposal).toBe('Read the sea with us.');
  });

  it('leads back to details that are not right', async () => {
    const tab = anEditingTab(anActiveJob({ skills: [] }));
    const { presenter } = opened(tab);
    await when(() => tab.navigator.went.length > 0 || presenter.update.editing.begun.state === 'ready');
    expect(tab.navigator.went).toEqual([
      { path: '/editJob/job-1', options: { replace: true, state: { why: 'unfinished' } } },
    ]);
  });
});

async function aDescription(tab = anEditingTab()) {
  const page = opened(tab);
  await when(() => page.presenter.writing !== null);
  return page;
}

function anUnansweredDescription(answer: Outcome<Job> = success(anActiveJob())) {
  const tab = anEditingTab();
  tab.board.answers.job = answer;
  return opened(tab);
}

function opened(tab: ReturnType<typeof anEditingTab>) {
  const presenter = new EditDescriptionPresenter(tab.update(), tab.board, tab.notices, tab.navigator);
  const leave = presenter.activate(atJob('job-1'));
  return { ...tab, presenter, leave };
}

/** Where the form has changed title and type. */
function aTabWithANewTitle() {
  const tab = anEditingTab();
  tab.edits.begin(anActiveJob());
  tab.edits.update(anActiveJob().id, { title: 'Sea Reader', type: 'Internship' });
  return tab;
}
