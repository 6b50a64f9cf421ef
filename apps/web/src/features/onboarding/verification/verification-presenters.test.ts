import { aFinishedOnboardingDraft } from '@glo/domain/testing';
import { describe, expect, it } from 'vitest';
import { anOnboarding } from '../../../testing/onboarding.ts';
import { CompanyVerificationPresenter } from './company-verification-presenter.ts';
import { PersonalVerificationPresenter } from './personal-verification-presenter.ts';

describe('verification during onboarding', () => {
  it('of the company can be skipped, to the personal one', () => {
    const { steps, drafts, navigator } = anOnboarding(aFinishedOnboardingDraft());
    const presenter = new CompanyVerificationPresenter(steps, drafts);
    presenter.activate();
    expect(presenter.companyName).toBe('Tidewater Analytics');
    presenter.skip();
    expect(navigator.went).toEqual([{ path: '/personalVerification', options: {} }]);
  });

  it('of the person can be skipped, to the industries', () => {
    const { steps, navigator } = anOnboarding(aFinishedOnboardingDraft({ hireIn: [] }));
    const presenter = new PersonalVerificationPresenter(steps);
    presenter.activate();
    presenter.skip();
    expect(navigator.went).toEqual([{ path: '/hirepage', options: {} }]);
  });

  it('leads back whoever opens it too early', () => {
    const { steps, drafts, navigator } = anOnboarding();
    new CompanyVerificationPresenter(steps, drafts).activate();
    new PersonalVerificationPresenter(steps).activate();
    expect(navigator.went.map(({ path }) => path)).toEqual(['/details', '/details']);
  });
});
