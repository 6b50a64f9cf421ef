import { accountId, aCompleteRecruiter, aRecruiterWithoutCompany, aSession } from '@glo/domain/testing/builders';
import type { VerificationStatus } from '@glo/domain/account/verification-status';
import { onboardingSteps } from '@glo/domain/onboarding/onboarding-steps';
import { aFinishedOnboardingDraft, companyId } from '@glo/domain/testing/onboarding';
import { someEvidence } from '@glo/domain/testing/verification';
import { describe, expect, it } from 'vitest';
import { anOnboarding } from '../../testing/onboarding.ts';

describe('the onboarding steps', () => {
  it('redirect to the first unfinished one with a toast', () => {
    const { steps, navigator, notices } = anOnboarding();
    expect(steps.enter('hire-in')).toBe(false);
    expect(navigator.went).toEqual([{ path: '/details', options: { replace: true } }]);
    steps.enter('hire-in');
    expect(notices.toasts).toMatchObject([{ text: 'Please finish this step first.', tone: 'info' }]);
  });

  it.each([
    'chooseCompany',
    'createCompany',
    'technologies',
    'companyVerification',
    'personalVerification',
    'hireIn',
  ] as const)('redirect to the introduction: %s', (step) => {
    const { screens, navigator, lookups } = anOnboarding();
    screens[step]().activate();
    expect([navigator.went.map(({ path }) => path), lookups.asked]).toEqual([['/details'], []]);
  });

  it('open if the earlier ones are finished', () => {
    const { steps, navigator, notices } = anOnboarding(aFinishedOnboardingDraft());
    expect(steps.enter('hire-in')).toBe(true);
    expect(navigator.went).toEqual([]);
    expect(notices.toasts).toEqual([]);
  });

  it('link back from the last one to the personal verification', () => {
    expect(anOnboarding(aFinishedOnboardingDraft()).steps.beforeHireIn).toBe('/personalVerification');
  });

  it('do not open again through Back once they are finished', () => {
    const { steps, session, navigator } = anOnboarding(aFinishedOnboardingDraft());
    session.start({ ...aSession(aCompleteRecruiter()), profileFilled: true });
    const { leave } = steps;
    leave();
    expect(steps.enter('personal-verification')).toBe(false);
    const toDashboard = { path: '/dashboard', options: { replace: true } };
    expect(navigator.went).toEqual([toDashboard, toDashboard]);
  });

  it('open by URL for a complete recruiter and for the next account', () => {
    const { steps, session } = anOnboarding({}, aCompleteRecruiter());
    expect(steps.enter('hire-in')).toBe(true);
    steps.leave();
    session.start({ ...aSession(aCompleteRecruiter()), accountId: accountId('account-2') });
    expect(steps.enter('hire-in')).toBe(true);
  });

  it('stay open if the company is still missing', () => {
    const { steps } = anOnboarding({}, aRecruiterWithoutCompany());
    steps.leave();
    expect(steps.enter('company')).toBe(true);
  });

  it('show the verification status rather than that the step was skipped', () => {
    const standings = (personal: VerificationStatus, company: VerificationStatus, draft = {}) => {
      const recruiter = aCompleteRecruiter({ personalVerification: personal, companyVerification: company });
      const { steps } = anOnboarding(draft, recruiter);
      steps.enter('hire-in');
      return onboardingSteps.map(steps.standingOf);
    };
    expect(standings('VERIFIED', 'SUBMITTED')).toEqual(['done', 'done', 'underVerification', 'verified', 'done']);
    expect(standings('FAILED', 'NOT_SUBMITTED').slice(2, 4)).toEqual(['skipped', 'failed']);
    expect(standings('OTHER', 'OTHER').slice(2, 4)).toEqual(['done', 'done']);
    const given = { personalVerification: someEvidence({ link: 'files.example' }) };
    expect(standings('FAILED', 'VERIFIED', given).slice(2, 4)).toEqual(['verified', 'done']);
  });

  it('count as finished up to the one to resume at', () => {
    const skipped = { personalVerification: someEvidence({ skipped: true }), hireIn: [] };
    const { steps, drafts } = anOnboarding(aFinishedOnboardingDraft(skipped));
    expect([steps.behindAt('details'), steps.behindAt('hire-in')]).toEqual([4, 4]);
    drafts.update({ phoneNumber: '98' });
    expect([steps.behindAt('details'), steps.behindAt('company')]).toEqual([0, 1]);
    expect(steps.areDone).toBe(false);
  });

  it('are all finished for a recruiter with a company', () => {
    const { steps } = anOnboarding({}, aCompleteRecruiter());
    expect([steps.areDone, steps.behindAt('details')]).toEqual([true, 5]);
    expect(anOnboarding({}, aRecruiterWithoutCompany()).steps.areDone).toBe(false);
  });

  it('need no verification of a joined company', () => {
    const draft = aFinishedOnboardingDraft({ company: { id: companyId('company-2'), name: 'Harbour Robotics' } });
    const { steps } = anOnboarding(draft, aCompleteRecruiter({ companyVerification: 'VERIFIED' }));
    expect(steps.standingOf('company-verification')).toBe('notNeeded');
  });

  it('end the session and drop the draft on Sign Out', async () => {
    const { steps, session, drafts } = anOnboarding(aFinishedOnboardingDraft());
    const { signOut } = steps;
    await signOut();
    expect(session.current).toBeNull();
    expect(session.ended).toBe('by-person');
    expect(drafts.draft.name).toBe('');
  });
});
