import { failure, success } from '@glo/domain/shared/outcome';
import { aCompleteRecruiter } from '@glo/domain/testing/builders';
import { someEvidence } from '@glo/domain/testing/verification';
import type { VerificationStatus } from '@glo/domain/account/verification-status';
import { describe, expect, it, vi } from 'vitest';
import { aPdf } from '../../../testing/documents.ts';
import { anOpenStep } from '../../../testing/onboarding.ts';
import { PostOnboardingCompanyPresenter, PostOnboardingPersonalPresenter } from './post-onboarding-presenters.ts';

const recruiter = aCompleteRecruiter({ personalVerification: 'NOT_SUBMITTED', companyVerification: 'FAILED' });
const company = { companyVerification: someEvidence({ cin: 'U7' }) };
const person = { personalVerification: someEvidence({ link: 'files.example' }) };

describe('a post-onboarding verification', () => {
  it('submits the company’s evidence and opens the dashboard', async () => {
    const { presenter, session, navigator, notices, verification } = aCompanyScreen();
    expect(presenter.status).toBe('FAILED');
    await Promise.all([presenter.evidence.submit(), presenter.evidence.submit()]);
    expect(verification.asked.map(([method]) => method)).toEqual(['submitCompany']);
    expect(navigator.went).toEqual([{ path: '/dashboard', options: {} }]);
    expect(session.current?.recruiter?.companyVerification).toBe('SUBMITTED');
    expect(notices.toasts).toMatchObject([{ text: 'Submitted. Your company is under verification.', tone: 'success' }]);
  });

  it('says that a verified company stays verified', async () => {
    const { presenter, notices } = aCompanyScreen('VERIFIED');
    await presenter.evidence.submit();
    expect(notices.toasts.map(({ text }) => text)).toEqual([
      'Submitted. Your company stays verified during the review.',
    ]);
  });

  it('submits the personal evidence and opens the dashboard', async () => {
    const { presenter, session, navigator, notices, verification } = aPersonalScreen();
    expect(presenter.status).toBe('NOT_SUBMITTED');
    await presenter.evidence.submit();
    expect(verification.asked.map(([method]) => method)).toEqual(['submitPersonal']);
    expect(navigator.went).toEqual([{ path: '/dashboard', options: {} }]);
    expect(session.current?.recruiter?.personalVerification).toBe('SUBMITTED');
    expect(notices.toasts).toMatchObject([{ text: "Submitted. You're under verification.", tone: 'success' }]);
  });

  it.each([() => aCompanyScreen(), aPersonalScreen])(
    'shows an alert after a failure and succeeds on the next try',
    async (open) => {
      const { presenter, notices, navigator, verification } = open();
      verification.answers.submitCompany = failure('unreachable');
      verification.answers.submitPersonal = failure('unreachable');
      await presenter.evidence.submit();
      expect(notices.alerts).toEqual(['some error occurred']);
      expect([presenter.evidence.given, navigator.went]).toEqual([1, []]);
      verification.answers.submitCompany = success(undefined);
      verification.answers.submitPersonal = success(undefined);
      await presenter.evidence.submit();
      expect(navigator.went).toHaveLength(1);
    },
  );

  it.each([() => aCompanyScreen(), aPersonalScreen])('aborts the request on Cancel', async (open) => {
    const { presenter, navigator, verification } = open();
    verification.answers.submitCompany = new Promise(() => undefined);
    verification.answers.submitPersonal = new Promise(() => undefined);
    void presenter.evidence.submit();
    await vi.waitFor(() => expect(verification.asked).toHaveLength(1));
    const stop = verification.asked[0]?.at(-1) as AbortSignal;
    presenter.evidence.sending.cancel();
    expect([stop.aborted, navigator.went]).toEqual([true, []]);
  });

  it.each([() => aCompanyScreen(), aPersonalScreen])('shows an alert if an upload fails', async (open) => {
    const { presenter, notices, verification } = open();
    verification.answers.upload = failure('server-error');
    await presenter.evidence.document.pick(aPdf());
    expect(notices.alerts).toEqual(['some error occurred']);
  });
});

function aCompanyScreen(companyVerification: VerificationStatus = 'FAILED') {
  return anOpenStep(PostOnboardingCompanyPresenter, company, { ...recruiter, companyVerification });
}

function aPersonalScreen() {
  return anOpenStep(PostOnboardingPersonalPresenter, person, recruiter);
}
