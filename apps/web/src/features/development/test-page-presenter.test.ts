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
  it('shows the URLs of the services and that they answer', async () => {
    const { presenter, text } = aPage();
    presenter.activate();
    await vi.waitFor(() => expect(presenter.candidateApi.state).toBe('ready'));
    expect(text()).toMatch(
      /Version \d+\.\d+\.\d+ Recruiter API \/api\/recruiter Available Try again : Recruiter API Candidate data service \/api\/v1\/mobile Available/,
    );
  });

  it.each([
    [failure('unreachable'), "We can't reach the service."],
    [failure('server-error', 'The disk is full.'), 'The disk is full.'],
    [failure('server-error'), 'The service replies, but not in the documented format.'],
  ])('shows why a service does not answer (%o), and asks it again', async (answer, words) => {
    const { presenter, lookups, text } = aPage();
    const fine = lookups.answers.skills;
    lookups.answers.skills = answer;
    const { check, candidateApi } = presenter;
    await check(candidateApi);
    expect(text()).toContain(`Unavailable ${words}`);
    lookups.answers.skills = fine;
    const again = check(candidateApi);
    expect(candidateApi.state).toBe('loading');
    await again;
    expect(candidateApi.state).toBe('ready');
  });

  it('does not ask the recruiter API after the session has ended', async () => {
    const { presenter, accounts, session } = aPage();
    session.end();
    await presenter.check(presenter.recruiterApi);
    expect([presenter.recruiterApi.state, accounts.asked]).toEqual(['failed', []]);
  });

  it('shows a canceled check as unanswered, also after an answer, and ignores the late response', async () => {
    const { presenter, lookups, text } = aPage();
    const { check, candidateApi } = presenter;
    await check(candidateApi);
    const answer = Promise.withResolvers<Outcome<readonly string[]>>();
    lookups.answers.skills = answer.promise;
    const asked = check(candidateApi);
    candidateApi.cancel();
    answer.resolve(success([]));
    await asked;
    expect(text()).toContain("Unavailable The service didn't reply in time.");
  });
});

function aPage() {
  const [accounts, lookups, session] = [someAccounts(), someLookups(), aSignedInSession()];
  const presenter = new TestPagePresenter(accounts, lookups, session);
  const text = () => textOf(createElement(TestPageView, { presenter }));
  return { accounts, lookups, session, presenter, text };
}
