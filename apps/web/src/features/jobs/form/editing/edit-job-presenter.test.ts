import { failure, success } from '@glo/domain/shared/outcome';
import { aCompleteDraft, anActiveJob } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { anEditingTab, anEditStep } from '../../../../testing/job-editing.ts';
import { textOf } from '../../../../testing/rendered.ts';
import { EditJobView } from './EditJobView.tsx';
import { EditJobPresenter } from './edit-job-presenter.ts';
import { openQuestion } from '../../../../testing/questions.ts';

describe('the form of an edit', () => {
  it('shows the posted job and names it in the page title', async () => {
    const { presenter, board, unsaved } = await aForm();
    expect(aCompleteDraft()).toMatchObject(presenter.form?.entered ?? {});
    expect(presenter.pageTitle).toBe('Edit Graduate Data Analyst');
    expect(board.asked).toEqual([['job', 'job-1']]);
    expect(unsaved.exists).toBe(false);
  });

  it('keeps every change, and asks before it is lost', async () => {
    const { presenter, unsaved, edits, questions } = await aForm();
    presenter.form?.fields.title.change('Analyst');
    expect(presenter.editing.draft?.title).toBe('Analyst');
    const paths = ['/dashboard', '/jobForm', '/editJob/job-2', '/editDescription/job-1', '/editJobDetails/job-1'];
    expect(paths.filter((path) => unsaved.isLostAt(path))).toEqual(['/dashboard', '/jobForm', '/editJob/job-2']);
    const leaving = new Promise<void>((resolve) => unsaved.leave(resolve, '/dashboard'));
    openQuestion(questions, 'confirmation').answer(true);
    await leaving;
    expect(edits.get(presenter.editing.id)).toBeNull();
  });

  it('reloads the job after a page reload only if it was not changed', async () => {
    const { presenter, reloaded } = await aForm();
    expect((await aForm(reloaded())).board.asked).toEqual([['job', 'job-1']]);
    presenter.form?.fields.title.change('Analyst');
    const again = await aForm(reloaded());
    expect(again.presenter.form?.fields.title.value).toBe('Analyst');
    expect(again.board.asked).toEqual([]);
  });

  it('discards changes, with Undo', async () => {
    const { presenter, notices } = await aForm();
    presenter.form?.fields.title.change('Analyst');
    presenter.lookups.skills.type('Pyt');
    const { discard } = presenter;
    discard();
    expect(presenter.lookups.skills.text).toBe('');
    expect([presenter.form?.fields.title.value, presenter.editing.isChanged]).toEqual(['Graduate Data Analyst', false]);
    expect(notices.toasts).toMatchObject([{ text: 'Changes discarded', action: { label: 'Undo' } }]);
    notices.toasts[0]?.action?.onPress();
    expect([presenter.form?.fields.title.value, presenter.editing.isChanged]).toEqual(['Analyst', true]);
  });

  it('opens the description step only if it is valid', async () => {
    const { presenter, navigator } = await aForm();
    presenter.form?.fields.vacancies.change('many');
    const { submit } = presenter;
    submit();
    expect([navigator.went, presenter.form?.wrongCount]).toEqual([[], 1]);
    presenter.form?.fields.vacancies.change('3');
    submit();
    expect(navigator.went).toEqual([{ path: '/editDescription/job-1', options: {} }]);
  });

  it('saves changes without the other steps', async () => {
    const { presenter, board, navigator, notices, unsaved } = await aForm();
    const { save } = presenter.editing;
    save();
    expect([presenter.editing.canSave, board.asked]).toEqual([false, [['job', 'job-1']]]);
    presenter.form?.fields.vacancies.change('many');
    presenter.editing.save();
    expect([presenter.editing.canSave, board.asked.length]).toEqual([false, 1]);
    presenter.form?.fields.vacancies.change('3');
    presenter.editing.save();
    await vi.waitFor(() => expect(navigator.went).not.toEqual([]));
    expect(board.asked.at(-1)).toMatchObject(['update', 'job-1', { vacancies: 3 }]);
    expect(navigator.went).toEqual([{ path: '/opportunitypage?job=job-1', options: { replace: true } }]);
    expect([notices.toasts.map(({ text }) => text), unsaved.exists]).toEqual([['Your changes are saved.'], false]);
  });

  it('reports a change made elsewhere and overwrites it only on request', async () => {
    const { presenter, board, navigator, view } = await aStaleForm();
    expect([navigator.went, board.asked.some(([name]) => name === 'update')]).toEqual([[], false]);
    expect(view()).toMatch(/This job was changed in another tab.* Load changes Save my version/);
    await presenter.editing.saveMine();
    expect(board.asked.at(-1)).toMatchObject(['update', 'job-1', { title: 'Graduate Data Analyst', vacancies: 3 }]);
    expect(navigator.went).toHaveLength(1);
  });

  it('loads a change made elsewhere, with Undo', async () => {
    const { presenter, notices, view } = await aStaleForm();
    presenter.editing.loadChanges();
    const now = () => {
      const { title, vacancies } = presenter.form?.fields ?? {};
      return [title?.value, vacancies?.value, presenter.editing.isChanged];
    };
    expect(view()).not.toContain('Load changes');
    expect(now()).toEqual(['Sea Reader', '12', false]);
    notices.toasts[0]?.action?.onPress();
    expect(now()).toEqual(['Graduate Data Analyst', '3', true]);
  });

  it('shows missing fields after a redirect from a later step', async () => {
    const { form } = (await aForm(anEditingTab(anActiveJob({ type: 'Apprentice' })), { why: 'unfinished' })).presenter;
    expect(form?.fields.type.shownError).toBe('Choose the job type');
  });

  it('shows wrong but not missing fields when it opens and after Discard', async () => {
    const { presenter } = await aForm(anEditingTab(anActiveJob({ type: 'Apprentice', vacancies: 12_345 })));
    expect(presenter.form?.wrongCount).toBe(1);
    expect(presenter.form?.fields.vacancies.shownError).not.toBeNull();
    presenter.form?.fields.title.change('Analyst');
    presenter.discard();
    expect(presenter.form?.wrongCount).toBe(1);
  });

  it('sends and discards nothing before the job has loaded', () => {
    const { presenter, navigator, board } = anEditStep(EditJobPresenter);
    presenter.submit();
    presenter.editing.save();
    presenter.discard();
    expect([presenter.editing.canSave, navigator.went, board.asked]).toEqual([false, [], [['job', 'job-1']]]);
  });

  it('redirects to the details of a colleague’s job and keeps nothing', async () => {
    const tab = anEditingTab(anActiveJob({ postedBy: ['account-9'] }));
    const { presenter } = anEditStep(EditJobPresenter, tab);
    await expect.poll(() => tab.navigator.went).toEqual([{ path: '/jobDetails/job-1', options: { replace: true } }]);
    expect(tab.notices.toasts).toMatchObject([{ text: 'Arjun Kulkarni posted this job, so only they can edit it.' }]);
    expect(presenter.editing.draft).toBeNull();
  });

  it('ignores changes after it has closed', async () => {
    const { presenter, edits, leave } = await aForm();
    presenter.form?.fields.title.change('Analyst');
    leave();
    presenter.form?.fields.title.change('Anal');
    expect(edits.get(presenter.editing.id)?.draft.title).toBe('Analyst');
  });

  it('can be retried if the job fails to load', async () => {
    const tab = anEditingTab();
    const right = tab.board.answers.job;
    tab.board.answers.job = failure('server-error');
    const { presenter } = anEditStep(EditJobPresenter, tab);
    await when(() => presenter.editing.edit.state === 'failed');
    expect(tab.notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..' }]);
    tab.board.answers.job = right;
    await presenter.editing.edit.load();
    expect(presenter.form?.fields.title.value).toBe('Graduate Data Analyst');
  });
});

/** A form that cannot be saved, because the title was changed elsewhere. */
async function aStaleForm() {
  const form = await aForm(anEditingTab(anActiveJob({ vacancies: 12 })));
  const { presenter, board } = form;
  presenter.form?.fields.vacancies.change('3');
  board.answers.job = success(anActiveJob({ vacancies: 12, title: 'Sea Reader' }));
  presenter.editing.save();
  await when(() => presenter.editing.changed !== null);
  return { ...form, view: () => textOf(createElement(EditJobView, { presenter })) };
}

async function aForm(tab = anEditingTab(), state: unknown = null) {
  const page = anEditStep(EditJobPresenter, tab, state);
  await when(() => page.presenter.form !== null);
  return page;
}
