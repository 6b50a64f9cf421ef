import { emptyJobDraft, type JobDraft } from '@glo/domain/jobs/job-draft';
import type { Job } from '@glo/domain/jobs/job';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { aClosedJob, aCompleteDraft, jobId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Visit } from '../../../../navigation/navigator.ts';
import { aVisit } from '../../../../testing/fakes/fake-navigator.ts';
import { aPost } from '../../../../testing/posting.ts';
import { openQuestion } from '../../../../testing/questions.ts';

const another = aCompleteDraft({ title: 'Half a post', description: '' });
const toTheForm = { path: '/jobForm', options: { replace: true } };

describe('duplicating a job', () => {
  it('copies a closed job into the draft and removes the job from the URL', async () => {
    const { presenter, drafts, navigator, board } = await aDuplicate();
    expect(board.asked).toEqual([['job', 'job-1']]);
    expect([drafts.draft, navigator.went]).toEqual([aCompleteDraft(), [toTheForm]]);
    expect(presenter.form.fields.title.value).toBe('Graduate Data Analyst');
    presenter.revisit(aVisit());
    expect(presenter.duplication).toBeNull();
  });

  it('replaces an existing draft only after a confirmation', async () => {
    const { presenter, drafts, navigator, questions } = await aDuplicate(another);
    const question = openQuestion(questions, 'confirmation');
    expect([question.input.title, drafts.draft, navigator.went]).toEqual(['Replace your draft?', another, []]);
    question.answer(true);
    await settled();
    expect([drafts.draft, navigator.went]).toEqual([aCompleteDraft(), [toTheForm]]);
    expect(presenter.form.fields.title.value).toBe('Graduate Data Analyst');
  });

  it('keeps the existing draft on request', async () => {
    const { presenter, drafts, navigator, questions } = await aDuplicate(another);
    openQuestion(questions, 'confirmation').cancel();
    await settled();
    expect([drafts.draft, navigator.went, presenter.form.fields.title.value]).toEqual([
      another,
      [toTheForm],
      'Half a post',
    ]);
  });

  it.each(['answer', 'cancel'] as const)('changes nothing by a late %s, after the screen was left', async (late) => {
    const { drafts, navigator, questions, leave } = await aDuplicate(another);
    leave();
    openQuestion(questions, 'confirmation')[late](true);
    await settled();
    expect([drafts.draft, navigator.went]).toEqual([another, []]);
  });

  it('shows the errors of the job at once, but not its gaps', async () => {
    const { form } = (await aDuplicate(emptyJobDraft, success(aClosedJob({ vacancies: 12_345, skills: [] }))))
      .presenter;
    expect([form.fields.vacancies.shownError, form.wrongCount]).toEqual([
      'No. of positions should be a number and should not contain more than 4 characters',
      1,
    ]);
  });

  it('needs no confirmation if the draft is the same', async () => {
    expect((await aDuplicate(aCompleteDraft())).navigator.went).toEqual([toTheForm]);
  });

  it('keeps the draft if the job fails to load, and can be retried', async () => {
    const { presenter, drafts, board, notices, questions } = await aDuplicate(another, failure('unreachable'));
    expect([presenter.duplication?.job.state, drafts.draft]).toEqual(['failed', another]);
    expect(notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..' }]);
    board.answers.job = success(aClosedJob());
    await presenter.duplication?.job.load();
    expect(openQuestion(questions, 'confirmation').input.text).toContain('Half a post');
  });

  it.each([success(aClosedJob()), failure('unreachable')])('is canceled when the screen closes: %j', async (answer) => {
    const { drafts, board, notices, leave } = aForm(emptyJobDraft, answer);
    leave();
    await board.job(jobId('job-1'));
    await Promise.resolve();
    expect([drafts.draft, notices.toasts]).toEqual([emptyJobDraft, []]);
  });
});

const settled = async () => await new Promise(setImmediate);

const visit: Visit = { params: {}, query: new URLSearchParams({ duplicate: 'job-1' }), state: null };

async function aDuplicate(draft?: JobDraft, answer?: Outcome<Job>) {
  const form = aForm(draft, answer);
  await when(() => form.presenter.duplication?.job.request.pending === false);
  return form;
}

function aForm(draft?: JobDraft, answer: Outcome<Job> = success(aClosedJob())) {
  const post = aPost(draft);
  post.board.answers.job = answer;
  const presenter = post.screens.form();
  return { ...post, presenter, leave: presenter.activate(visit) };
}
