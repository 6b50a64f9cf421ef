import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { someAccounts } from '@glo/domain/testing/fake-accounts';
import { someLookups } from '@glo/domain/testing/jobs';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { textOf } from '../../testing/rendered.ts';
import { aSignedInSession } from '../../testing/session.ts';
import { TestPagePresenter } from './test-page-presenter.ts';
import { TestPageView } from './TestPageView.tsx';

describe('the test page', () => {
  it('says where the services are, and that they answer', async () => {
    const { presenter } = aPage();
    presenter.activate();
    await vi.waitFor(() => expect(presenter.candidateApi.state).toBe('answers'));
    expect(textOf(createElement(TestPageView, { presenter }))).toMatch(
      /Version \d+\.\d+\.\d+ Recruiter API \/api\/recruiter Answers Try again : Recruiter API Candidate data service \/api\/v1\/mobile Answers/,
    );
  });

  it.each([
    [failure('unreachable'), 'It cannot be reached.'],
    [failure('server-error', 'The disk is full.'), 'The disk is full.'],
    [failure('server-error'), 'It answers, but not as documented.'],
  ])('says why one does not (%o), and asks again', async (answer, words) => {
    const { presenter, lookups } = aPage();
    const fine = lookups.answers.skills;
    lookups.answers.skills = answer;
    const { run } = presenter.candidateApi;
    expect([presenter.candidateApi.state, presenter.candidateApi.words]).toEqual(['asking', '']);
    await run();
    expect([presenter.candidateApi.state, presenter.candidateApi.words]).toEqual(['fails', words]);
    lookups.answers.skills = fine;
    const again = run();
    expect(presenter.candidateApi.state).toBe('asking');
    await again;
    expect([presenter.candidateApi.state, presenter.candidateApi.words]).toEqual(['answers', '']);
  });

  it('asks the recruiter API nothing while nobody is signed in', async () => {
    const { presenter, accounts, session } = aPage();
    session.end();
    await presenter.recruiterApi.run();
    expect([presenter.recruiterApi.state, accounts.asked]).toEqual(['fails', []]);
  });

  it('hears of no answer once it was left', async () => {
    const { presenter, lookups } = aPage();
    const answer = Promise.withResolvers<Outcome<readonly string[]>>();
    lookups.answers.skills = answer.promise;
    const leave = presenter.activate();
    leave();
    answer.resolve(success([]));
    await new Promise(setImmediate);
    expect([presenter.candidateApi.state, presenter.recruiterApi.state]).toEqual(['asking', 'asking']);
  });

  it('does not wait for ever', async () => {
    const { presenter, lookups } = aPage();
    const answer = Promise.withResolvers<Outcome<readonly string[]>>();
    lookups.answers.skills = answer.promise;
    const asked = presenter.candidateApi.run();
    presenter.candidateApi.cancel();
    answer.resolve(success([]));
    await asked;
    expect([presenter.candidateApi.state, presenter.candidateApi.words]).toEqual([
      'fails',
      'It did not answer in time.',
    ]);
  });
});

function aPage() {
  const [accounts, lookups, session] = [someAccounts(), someLookups(), aSignedInSession()];
  return { accounts, lookups, session, presenter: new TestPagePresenter(accounts, lookups, session) };
}
