import { jobFromDraft } from '@glo/domain/jobs/job-draft';
import { failure, success } from '@glo/domain/shared/outcome';
import { aCompleteDraft, anActiveJob, jobId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { firstEntry } from '../../../../navigation/navigator.ts';
import { anEditedTab, anEditingTab, anEditStep, atJob } from '../../../../testing/job-editing.ts';
import { textOf } from '../../../../testing/rendered.ts';
import { EditPreviewPresenter } from './edit-preview-presenter.ts';
import { EditPreviewView } from './EditPreviewView.tsx';

const job = jobId('job-1');
const changed = aCompleteDraft({ title: 'Sea Reader' });
const toTheJob = { path: '/opportunitypage?job=job-1', options: { replace: true } };

describe('the preview of an edit', () => {
  it('shows the posted job', async () => {
    const { presenter } = await aPreview(anEditingTab());
    expect(presenter.job).toEqual(jobFromDraft(aCompleteDraft()));
    expect([presenter.company?.name, presenter.pageTitle]).toEqual([
      'Tidewater Analytics',
      'Edit Graduate Data Analyst',
    ]);
  });

  it('says that students read it after Update, and marks unsaved changes', async () => {
    const textWith = async (tab: ReturnType<typeof anEditingTab>) => {
      const { presenter } = await aPreview(tab);
      return textOf(createElement(EditPreviewView, { presenter }));
    };
    const unchanged = await textWith(anEditingTab());
    expect(unchanged).toMatch(/^Job Preview Students see the job like this after you update it /);
    expect(unchanged).toMatch(/ Back Update$/);
    expect(await textWith(aChangedTab())).toMatch(/ Back Not saved yet. Kept in this tab Update$/);
  });

  it('shows only a link to the jobs if the service refuses the job', async () => {
    const tab = anEditingTab();
    tab.board.answers.job = failure('refused', 'There is no such job.');
    const { presenter } = anEditStep(EditPreviewPresenter, tab);
    await when(() => presenter.editing.edit.refused);
    expect(textOf(createElement(EditPreviewView, { presenter }))).toMatch(
      /^Job Preview We can't show this job .* View Active Jobs$/,
    );
  });

  it('updates the job, drops the edit and replaces the preview with the opportunity page', async () => {
    const { presenter, board, navigator, notices, edits, unsaved } = await aPreview();
    expect(presenter.job?.title).toBe('Sea Reader');
    await presenter.editing.sending.request.run();
    expect(board.asked.at(-1)).toEqual(['update', job, jobFromDraft(changed)]);
    expect([navigator.went, edits.get(job), unsaved.exists]).toEqual([[toTheJob], null, false]);
    expect(notices.toasts).toMatchObject([{ text: 'Your changes are saved.', tone: 'success' }]);
    expect(presenter.job?.title).toBe('Sea Reader');
  });

  it('is skipped by Back after an update, also after a reload', async () => {
    const tab = anEditingTab();
    tab.navigator.entry = { key: 'third', isReturn: false };
    const { presenter, board } = await aPreview(tab);
    await presenter.editing.sending.request.run();
    const { navigator, editing, board: later } = tab.reloaded();
    navigator.entry = { key: 'third', isReturn: false };
    editing().start(atJob('job-1'));
    expect([navigator.went, board.asked.length, later.asked]).toEqual([[{ path: 'back', options: {} }], 3, []]);
    navigator.entry = { key: 'fourth', isReturn: false };
    editing().start(atJob('job-1'));
    expect(later.asked).toEqual([['job', 'job-1']]);
  });

  it('shows a failed update, keeps the changes and can be retried', async () => {
    const { presenter, board, navigator, edits } = await aPreview();
    board.answers.update = failure('refused', 'Only who posted a job may change it');
    await presenter.editing.sending.request.run();
    expect(presenter.editing.sending.detail).toBe('Only who posted a job may change it');
    const says = 'Some error occured! Please retry.. Your changes are kept in this tab.';
    expect([presenter.editing.sending.request.problem, edits.isChanged(job), navigator.went]).toEqual([says, true, []]);
    expect(presenter.editing.sending.request.pending).toBe(false);
    board.answers.update = success(undefined);
    await presenter.editing.sending.request.run();
    expect([presenter.editing.sending.request.problem, navigator.went]).toEqual([null, [toTheJob]]);
  });

  it('shows a toast if the screen has closed', async () => {
    const { presenter, notices, navigator, leave } = await aPreview();
    const sending = presenter.editing.sending.request.run();
    leave();
    await sending;
    expect([notices.toasts.map((toast) => toast.text), navigator.went]).toEqual([['Your changes are saved.'], []]);
  });

  it.each([
    [{ description: '' }, '/editDescription/job-1'],
    [{ skills: [] }, '/editJob/job-1'],
  ])('redirects to an invalid step when it opens: %j', async (missing, path) => {
    const { presenter, navigator } = await aPreview(anEditingTab(anActiveJob(missing)));
    expect(presenter.job).toBeNull();
    expect(navigator.went.map((step) => step.path)).toEqual([path]);
  });

  it('shows nothing before the job has loaded', () => {
    const { presenter } = anEditStep(EditPreviewPresenter);
    expect([presenter.job, presenter.pageTitle]).toEqual([null, null]);
  });

  it('shows an error if the edit was dropped', async () => {
    const { presenter, edits, navigator, notices } = await aPreview();
    edits.drop(job);
    await presenter.editing.sending.request.run();
    expect([presenter.editing.sending.request.problem, navigator.went, notices.toasts]).toEqual([
      'Some error occured! Please retry..',
      [],
      [],
    ]);
  });

  it.each([
    [{ title: '' }, '/editJob/job-1'],
    [{ description: '' }, '/editDescription/job-1'],
  ])('redirects to a step that is incomplete when it is sent: %j', async (change, path) => {
    const { presenter, edits, navigator, board } = await aPreview();
    edits.update(job, change);
    await presenter.editing.sending.request.run();
    expect([navigator.went.map((step) => step.path), board.asked]).toEqual([[path], []]);
  });

  it('restarts the edit after an update if the history entry has no key', async () => {
    const tab = anEditingTab();
    tab.navigator.entry = { key: firstEntry, isReturn: false };
    await (await aPreview(tab)).presenter.editing.sending.request.run();
    const { board } = await aPreview(tab.reloaded());
    expect(board.asked).toEqual([['job', 'job-1']]);
  });
});

const aChangedTab = () => anEditedTab({ title: changed.title });

async function aPreview(tab = aChangedTab()) {
  const page = anEditStep(EditPreviewPresenter, tab);
  await when(() => page.presenter.editing.edit.state === 'ready');
  return page;
}
