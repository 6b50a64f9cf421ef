import { accountId, aCompleteRecruiter, aRecruiterWithoutCompany, aSession } from '@glo/domain/testing/builders';
import { aFinishedOnboardingDraft, companyId } from '@glo/domain/testing/onboarding';
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

  it('are all finished for a recruiter with a company', () => {
    expect(anOnboarding({}, aCompleteRecruiter()).steps.areDone).toBe(true);
    expect(anOnboarding(aFinishedOnboardingDraft()).steps.areDone).toBe(false);
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
