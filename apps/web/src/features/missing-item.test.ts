import { failure } from '@glo/domain/shared/outcome';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { aConnectPage, connectTo } from '../testing/connect.ts';
import { anEditingTab, atJob } from '../testing/job-editing.ts';
import { anOpportunityPage } from '../testing/opportunity.ts';
import { aProfilePage, profileOf } from '../testing/profile-page.ts';

const missing = { ok: false, failure: { ...failure('refused', 'Not found').failure, missing: true } } as const;
const broken = failure('server-error');

describe.each([
  ['does not exist', missing, 0],
  ['fails to load', broken, 1],
])('a job or candidate that %s', (_, answer, toasts) => {
  it('on the page of a job', async () => {
    const { presenter, board, notices } = anOpportunityPage();
    board.answers.job = answer;
    presenter.activate({ params: {}, query: new URLSearchParams('job=job-1'), state: null });
    await when(() => presenter.job?.state === 'failed');
    expect([presenter.job?.refused, notices.toasts.length]).toEqual([toasts === 0, toasts]);
  });

  it('while a job is edited', async () => {
    const { editing, board, notices } = anEditingTab();
    board.answers.job = answer;
    const step = editing();
    step.start(atJob('job-1'));
    await when(() => step.edit.state === 'failed');
    expect([step.edit.refused, notices.toasts.length]).toEqual([toasts === 0, toasts]);
  });

  it('on a profile that was opened from a job', async () => {
    const { presenter, board, directory, shortlists, notices } = aProfilePage();
    board.answers.job = answer;
    shortlists.answers.candidates = answer;
    directory.answers.profile = answer;
    directory.answers.proofOfWork = answer;
    directory.answers.gloScore = answer;
    presenter.activate(profileOf('student-1', '?job=job-1'));
    await when(() => presenter.opened?.parts.all.every(({ state }) => state === 'failed') === true);
    await when(() => presenter.origin?.all.every(({ state }) => state === 'failed') === true);
    expect([presenter.opened?.parts.profile.refused, notices.toasts.length]).toEqual([toasts === 0, toasts]);
  });

  it('on the email to a candidate', async () => {
    const { presenter, board, directory, notices } = aConnectPage();
    board.answers.job = answer;
    directory.answers.profile = answer;
    presenter.activate(connectTo('student-1', 'job=job-1'));
    await when(() => [presenter.toOne.profile, presenter.composer.job].every((read) => read?.state === 'failed'));
    expect([presenter.toOne.profile?.refused, notices.toasts.length]).toEqual([toasts === 0, toasts]);
  });
});
