import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { testContainer } from '../../testing/container.ts';
import { textOf } from '../../testing/rendered.ts';
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
  const world = testContainer();
  const presenter = world.visit(TestPagePresenter);
  const text = () => textOf(createElement(TestPageView, { presenter }));
  return { ...world, presenter, text };
}
