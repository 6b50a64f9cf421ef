import { failure, success } from '@glo/domain/shared/outcome';
import { aCompleteDraft, anActiveJob } from '@glo/domain/testing/builders';
import { someLookups } from '@glo/domain/testing/jobs';
import { when } from 'mobx';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { anEditingTab, atJob } from '../../../testing/job-editing.ts';
import { textOf } from '../../../testing/rendered.ts';
import { EditJobView } from './EditJobView.tsx';
import { EditJobPresenter } from './edit-job-presenter.ts';

describe('Edit Opportunity', () => {
  it('shows what is posted and names the job', async () => {
    const { presenter, board, unsaved } = await aForm();
    expect(aCompleteDraft()).toMatchObject(presenter.form?.entered ?? {});
    expect(presenter.pageTitle).toBe('Edit Graduate Data Analyst');
    expect(board.asked).toEqual([['job', 'job-1']]);
    expect(unsaved.exists).toBe(false);
  });

  it('keeps every key, and asks before it would be lost', async () => {
    const { presenter, unsaved, edits } = await aForm();
    presenter.form?.fields.title.change('Analyst');
    expect(presenter.update.editing.draft?.title).toBe('Analyst');
    expect([unsaved.isLostAt('/dashboard'), unsaved.isLostAt('/jobForm'), unsaved.isLostAt('/editJob/job-2')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([unsaved.isLostAt('/editDescription/job-1'), unsaved.isLostAt('/editJobDetails/job-1')]).toEqual([
      false,
      false,
    ]);
    unsaved.leave(() => {}, '/dashboard');
    unsaved.leaveAfterAll();
    expect(edits.of(presenter.update.editing.id)).toBeNull();
  });

  it('goes on from where it was after a reload, without asking the service', async () => {
    const { presenter, reloaded } = await aForm();
    presenter.form?.fields.title.change('Analyst');
    const again = await aForm(reloaded());
    expect(again.presenter.form?.fields.title.value).toBe('Analyst');
    expect(again.board.asked).toEqual([]);
  });

  it('begins anew with what is posted when nothing was changed', async () => {
    const { reloaded } = await aForm();
    expect((await aForm(reloaded())).board.asked).toEqual([['job', 'job-1']]);
  });

  it('can be discarded and taken back', async () => {
    const { presenter, notices } = await aForm();
    presenter.form?.fields.title.change('Analyst');
    presenter.lookups.skills.type('Pyt');
    const { discard } = presenter;
    discard();
    expect(presenter.lookups.skills.text).toBe('');
    expect([presenter.form?.fields.title.value, presenter.update.editing.isChanged]).toEqual([
      'Graduate Data Analyst',
      false,
    ]);
    expect(notices.toasts).toMatchObject([{ text: 'Changes discarded', action: { label: 'Undo' } }]);
    notices.toasts[0]?.action?.onPress();
    expect([presenter.form?.fields.title.value, presenter.update.editing.isChanged]).toEqual(['Analyst', true]);
  });

  it('goes on to the description when everything is right, and says what is wrong otherwise', async () => {
    const { presenter, navigator } = await aForm();
    presenter.form?.fields.vacancies.change('many');
    const { submit } = presenter;
    submit();
    expect(navigator.went).toEqual([]);
    expect(presenter.form?.fields.vacancies.shownError).toBe(
      'No. of positions should be a number and should not contain more than 4 characters',
    );
    presenter.form?.fields.vacancies.change('3');
    submit();
    expect(navigator.went).toEqual([{ path: '/editDescription/job-1', options: {} }]);
  });

  it('saves what was changed at once, without the other steps', async () => {
    const { presenter, board, navigator, notices, unsaved } = await aForm();
    const { save } = presenter;
    save();
    expect([presenter.canSave, board.asked]).toEqual([false, [['job', 'job-1']]]);
    presenter.form?.fields.vacancies.change('many');
    presenter.save();
    expect([presenter.canSave, board.asked.length]).toEqual([false, 1]);
    presenter.form?.fields.vacancies.change('3');
    presenter.save();
    await vi.waitFor(() => expect(navigator.went).not.toEqual([]));
    expect(board.asked.at(-1)).toMatchObject(['update', 'job-1', { vacancies: 3 }]);
    expect(navigator.went).toEqual([{ path: '/opportunitypage?job=job-1', options: { replace: true } }]);
    expect([notices.toasts.map(({ text }) => text), unsaved.exists]).toEqual([['Your changes are saved.'], false]);
  });

  it('says that the job was changed elsewhere, and saves over it only when asked', async () => {
    const { presenter, board, navigator, view } = await aStaleForm();
    expect([navigator.went, board.asked.some(([name]) => name === 'update')]).toEqual([[], false]);
    expect(view()).toMatch(/This job was changed in another tab.* Load the changes Save mine anyway/);
    await presenter.update.saveMine();
    expect(board.asked.at(-1)).toMatchObject(['update', 'job-1', { title: 'Graduate Data Analyst', vacancies: 3 }]);
    expect(navigator.went).toHaveLength(1);
  });

  it('loads what was changed elsewhere, which can be undone', async () => {
    const { presenter, notices, view } = await aStaleForm();
    presenter.update.loadChanges();
    const now = () => {
      const { title, vacancies } = presenter.form?.fields ?? {};
      return [title?.value, vacancies?.value, presenter.update.editing.isChanged];
    };
    expect(view()).not.toContain('Load the changes');
    expect(now()).toEqual(['Sea Reader', '12', false]);
    notices.toasts[0]?.action?.onPress();
    expect(now()).toEqual(['Graduate Data Analyst', '3', true]);
  });

  it('leads to a description that is missing before it saves', async () => {
    const { presenter, navigator, board } = await aForm(anEditingTab(anActiveJob({ description: '' })));
    presenter.form?.fields.vacancies.change('3');
    presenter.save();
    await vi.waitFor(() => expect(navigator.went).not.toEqual([]));
    expect([navigator.went.map(({ path }) => path), board.asked.length]).toEqual([['/editDescription/job-1'], 1]);
  });

  it('says what is missing when a later step led back to it', async () => {
    const { form } = (await aForm(anEditingTab(anActiveJob({ type: 'Apprentice' })), { why: 'unfinished' })).presenter;
    expect(form?.fields.type.shownError).toBe('Choose the job type');
  });

  it('says what is wrong in it otherwise, and not what is missing, also once it was discarded', async () => {
    const { presenter } = await aForm(anEditingTab(anActiveJob({ type: 'Apprentice', vacancies: 12_345 })));
    expect([presenter.form?.fields.vacancies.shownError, presenter.form?.wrongCount]).toEqual([
      'No. of positions should be a number and should not contain more than 4 characters',
      1,
    ]);
    presenter.form?.fields.title.change('Analyst');
    presenter.discard();
    expect(presenter.form?.wrongCount).toBe(1);
  });

  it('has nothing to send or to discard before the job is there', () => {
    const { presenter, navigator, board } = opened(anEditingTab());
    presenter.submit();
    presenter.save();
    presenter.discard();
    expect([presenter.canSave, navigator.went, board.asked]).toEqual([false, [], [['job', 'job-1']]]);
  });

  it('of a colleague’s job leads to where that can be read, and keeps nothing', async () => {
    const tab = anEditingTab(anActiveJob({ postedBy: ['account-9'] }));
    const { presenter } = opened(tab);
    await expect.poll(() => tab.navigator.went).toEqual([{ path: '/jobDetails/job-1', options: { replace: true } }]);
    expect(tab.notices.toasts).toMatchObject([{ text: 'Arjun Kulkarni posted this job: only they can edit it.' }]);
    expect(presenter.update.editing.draft).toBeNull();
  });

  it('keeps nothing more once it was left', async () => {
    const { presenter, edits, leave } = await aForm();
    presenter.form?.fields.title.change('Analyst');
    leave();
    presenter.form?.fields.title.change('Anal');
    expect(edits.of(presenter.update.editing.id)?.draft.title).toBe('Analyst');
  });

  it('can be asked for again when it did not come', async () => {
    const tab = anEditingTab();
    const right = tab.board.answers.job;
    tab.board.answers.job = failure('server-error');
    const { presenter } = opened(tab);
    await when(() => presenter.update.editing.begun.state === 'failed');
    expect(tab.notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..' }]);
    tab.board.answers.job = right;
    await presenter.update.editing.begun.load();
    expect(presenter.form?.fields.title.value).toBe('Graduate Data Analyst');
  });
});

/** A form whose Save found that the title was changed elsewhere. */
async function aStaleForm() {
  const form = await aForm(anEditingTab(anActiveJob({ vacancies: 12 })));
  const { presenter, board } = form;
  presenter.form?.fields.vacancies.change('3');
  board.answers.job = success(anActiveJob({ vacancies: 12, title: 'Sea Reader' }));
  presenter.save();
  await when(() => presenter.update.changed !== null);
  return { ...form, view: () => textOf(createElement(EditJobView, { presenter })) };
}

async function aForm(tab = anEditingTab(), state: unknown = null) {
  const page = opened(tab, state);
  await when(() => page.presenter.form !== null);
  return page;
}

function opened(tab: ReturnType<typeof anEditingTab>, state: unknown = null) {
  const presenter = new EditJobPresenter(tab.update(), someLookups(), tab.navigator);
  const leave = presenter.activate(atJob('job-1', state));
  return { ...tab, presenter, leave };
}
