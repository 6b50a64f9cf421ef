import { aCompleteRecruiter, aRecruiterWithoutCompany } from '@glo/domain/testing/builders';
import { aFinishedOnboardingDraft } from '@glo/domain/testing/onboarding';
import { describe, expect, it } from 'vitest';
import { anOnboarding } from '../../testing/onboarding.ts';

describe('the steps of onboarding', () => {
  it('lead back to the first unfinished one, with a word', () => {
    const { steps, navigator, notices } = anOnboarding();
    expect(steps.enter('hire-in')).toBe(false);
    expect(navigator.went).toEqual([{ path: '/details', options: { replace: true } }]);
    steps.enter('hire-in');
    expect(notices.toasts).toMatchObject([{ text: 'Please finish this step first.', tone: 'info' }]);
  });

  it('let in whoever has done what comes before', () => {
    const { steps, navigator, notices } = anOnboarding(aFinishedOnboardingDraft());
    expect(steps.enter('hire-in')).toBe(true);
    expect(navigator.went).toEqual([]);
    expect(notices.toasts).toEqual([]);
  });

  it('know who is here for want of a company', () => {
    expect(anOnboarding().steps.companyNeeded).toBe(false);
    expect(anOnboarding({}, aCompleteRecruiter()).steps.companyNeeded).toBe(false);
    expect(anOnboarding({}, aRecruiterWithoutCompany()).steps.companyNeeded).toBe(true);
  });

  it('lead back from the last one to the personal verification, which was the step before', () => {
    expect(anOnboarding(aFinishedOnboardingDraft()).steps.beforeHireIn).toBe('/personalVerification');
  });

  it('can be left: the session and all that was typed are gone', () => {
    const { steps, session, drafts } = anOnboarding(aFinishedOnboardingDraft());
    const { signOut } = steps;
    signOut();
    expect(session.current).toBeNull();
    expect(session.ended).toBe('by-person');
    expect(drafts.draft.name).toBe('');
  });
});
