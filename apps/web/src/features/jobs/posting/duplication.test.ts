import { emptyJobDraft, type JobDraft } from '@glo/domain/jobs/job-draft';
import { failure, success } from '@glo/domain/shared/outcome';
import { aClosedJob, aCompleteDraft, jobId } from '@glo/domain/testing/builders';
import { aJobBoard, someLookups } from '@glo/domain/testing/jobs';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Visit } from '../../../navigation/navigator.ts';
import { JobDraftState } from '../../../state/job-draft-state.ts';
import { Notices } from '../../../state/notices.ts';
import { FakeNavigator } from '../../../testing/fake-navigator.ts';
import { aVisit } from '../../../testing/visits.ts';
import { JobFormPresenter } from './job-form-presenter.ts';

const another = aCompleteDraft({ title: 'Half a post', description: '' });
const toTheForm = { path: '/jobForm', options: { replace: true } };

describe('duplicating a job', () => {
  it('begins a new post with what the job says, closed or not, and forgets the job’s address', async () => {
    const { presenter, drafts, navigator, board } = await aDuplicate();
    expect(board.asked).toEqual([['job', 'job-1']]);
    expect([drafts.draft, navigator.went]).toEqual([aCompleteDraft(), [toTheForm]]);
    expect(presenter.form.fields.title.value).toBe('Graduate Data Analyst');
    presenter.revisit(aVisit());
    expect(presenter.duplication).toBeNull();
  });

  it('asks first when a draft is there, and replaces it only then', async () => {
    const { presenter, drafts, navigator } = await aDuplicate(another);
    expect(presenter.duplication?.draftInTheWay).toEqual(another);
    expect([drafts.draft, navigator.went]).toEqual([another, []]);
    presenter.duplication?.replace();
    expect([drafts.draft, navigator.went]).toEqual([aCompleteDraft(), [toTheForm]]);
    expect(presenter.form.fields.title.value).toBe('Graduate Data Analyst');
  });

  it('leaves the draft when it is to be kept', async () => {
    const { presenter, drafts, navigator } = await aDuplicate(another);
    presenter.duplication?.keep();
    expect([drafts.draft, navigator.went, presenter.form.fields.title.value]).toEqual([
      another,
      [toTheForm],
      'Half a post',
    ]);
  });

  it('asks nothing when the draft says the same', async () => {
    expect((await aDuplicate(aCompleteDraft())).navigator.went).toEqual([toTheForm]);
  });

  it('is a post of its own: what is typed then goes into it', async () => {
    const { presenter, drafts } = await aDuplicate();
    presenter.form.fields.title.change('The next analyst');
    expect(drafts.draft.title).toBe('The next analyst');
  });

  it('that did not come can be asked for again; the draft stays', async () => {
    const { presenter, drafts, board, notices } = await aDuplicate(another, failure('unreachable'));
    expect([presenter.duplication?.job.state, drafts.draft]).toEqual(['failed', another]);
    expect(notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..' }]);
    board.answers.job = success(aClosedJob());
    await presenter.duplication?.job.load();
    expect(presenter.duplication?.draftInTheWay).toEqual(another);
  });

  it('is given up when the screen is left', async () => {
    const { drafts, board, leave } = aForm();
    leave();
    await board.job(jobId('job-1'));
    await Promise.resolve();
    expect(drafts.draft).toEqual(emptyJobDraft);
  });
});

const visit: Visit = { params: {}, query: new URLSearchParams({ duplicate: 'job-1' }), state: null };

async function aDuplicate(draft?: JobDraft, answer: ReturnType<typeof failure> | null = null) {
  const form = aForm(draft, answer);
  await when(() => form.presenter.duplication?.job.request.pending === false);
  return form;
}

function aForm(draft: JobDraft = emptyJobDraft, answer: ReturnType<typeof failure> | null = null) {
  const board = aJobBoard();
  board.answers.job = answer ?? success(aClosedJob());
  const drafts = new JobDraftState();
  drafts.update(draft);
  const notices = new Notices();
  const navigator = new FakeNavigator();
  const presenter = new JobFormPresenter(someLookups(), board, drafts, notices, navigator);
  const leave = presenter.activate(visit);
  return { presenter, drafts, notices, navigator, board, leave };
}
