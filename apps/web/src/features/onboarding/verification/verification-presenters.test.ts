import type { Recruiter } from '@glo/domain/account/recruiter';
import { failure, success } from '@glo/domain/shared/outcome';
import { someEvidence } from '@glo/domain/testing/verification';
import { aCompleteRecruiter, aRecruiterWithoutCompany } from '@glo/domain/testing/builders';
import { aFinishedOnboardingDraft, companyId } from '@glo/domain/testing/onboarding';
import { describe, expect, it } from 'vitest';
import { aPdf } from '../../../testing/documents.ts';
import { anOpenStep } from '../../../testing/onboarding.ts';
import { CompanyVerificationPresenter, PersonalVerificationPresenter } from './verification-presenters.ts';

type Draft = Parameters<typeof aFinishedOnboardingDraft>[0];

const harbour = { id: companyId('company-2'), name: 'Harbour Robotics' };
const last = { company: harbour, createdCompany: harbour, hireIn: [] };

describe('the verification steps', () => {
  it('skip from the company to the personal verification', () => {
    const { presenter, navigator, verification, drafts } = aCompanyScreen();
    expect(presenter.companyName).toBe('Harbour Robotics');
    const { skip } = presenter;
    skip();
    expect(drafts.draft.companyVerification.skipped).toBe(true);
    expect(navigator.went).toEqual([{ path: '/personalVerification', options: {} }]);
    expect(verification.asked).toEqual([]);
  });

  it('skip from the personal verification to the industries', () => {
    const { presenter, navigator, drafts } = aPersonalScreen();
    const { skip } = presenter;
    skip();
    expect(drafts.draft.personalVerification.skipped).toBe(true);
    expect(navigator.went).toEqual([{ path: '/hirepage', options: {} }]);
  });
});

describe('the company verification', () => {
  it('submits the evidence once and opens the personal verification', async () => {
    const { presenter, navigator, verification } = aCompanyScreen({ companyVerification: someEvidence({ cin: 'U7' }) });
    await Promise.all([presenter.evidence.submit(), presenter.evidence.submit()]);
    await presenter.evidence.submit();
    expect(verification.asked.map(([method, sent]) => [method, sent])).toEqual([
      ['submitCompany', { accountId: 'account-1', companyId: 'company-2', cin: 'U7', link: '' }],
    ]);
    expect(navigator.went[0]).toEqual({ path: '/personalVerification', options: {} });
  });

  it('shows an alert after a refusal, keeps the evidence and can be tried again', async () => {
    const { presenter, navigator, notices, verification, drafts } = aCompanyScreen({
      companyVerification: someEvidence({ cin: 'U7' }),
    });
    verification.answers.submitCompany = failure('refused', 'This is not your company.');
    await presenter.evidence.submit();
    expect(notices.alerts).toEqual(['Some error occured,try again later']);
    expect(drafts.draft.companyVerification.cin).toBe('U7');
    expect(navigator.went).toEqual([]);
    verification.answers.submitCompany = success(undefined);
    await presenter.evidence.submit();
    expect(navigator.went).toHaveLength(1);
  });

  it('shows an alert if the upload fails', async () => {
    const { presenter, notices, verification } = aCompanyScreen();
    verification.answers.upload = failure('server-error');
    await presenter.evidence.document.pick(aPdf());
    expect(notices.alerts).toEqual(['Some error occured,Please try again']);
  });

  it.each(['Next', 'Skip'])('opens the dashboard if only the company was missing: %s', async (button) => {
    const { presenter, navigator, gateway, verification } = aCompanyScreen(
      { hireIn: ['Other'], companyVerification: someEvidence({ cin: 'U7' }) },
      aRecruiterWithoutCompany(),
    );
    if (button === 'Next') await presenter.evidence.submit();
    else presenter.skip();
    expect(presenter.saving.pending).toBe(true);
    presenter.skip();
    await expect.poll(() => navigator.went).toEqual([{ path: '/dashboard', options: { replace: true } }]);
    expect(verification.asked).toHaveLength(button === 'Next' ? 1 : 0);
    expect(gateway.saved.map(({ draft }) => [draft.company, draft.hireIn])).toEqual([[harbour, ['Other']]]);
  });

  it('redirects a recruiter who joined the company', () => {
    const { navigator, notices } = aCompanyScreen({ createdCompany: null });
    expect(navigator.went).toEqual([{ path: '/personalVerification', options: { replace: true } }]);
    expect(notices.toasts).toMatchObject([
      { text: "Only the person who created the company's page can verify it.", tone: 'info', key: 'onboarding-step' },
    ]);
  });

  it('is open to a recruiter of the company', () => {
    const draft = aFinishedOnboardingDraft();
    const { navigator } = anOpenStep(CompanyVerificationPresenter, draft, aCompleteRecruiter());
    expect(navigator.went).toEqual([]);
  });
});

describe('the personal verification', () => {
  it('keeps the evidence for the last step', async () => {
    const { presenter, drafts, navigator, verification } = aPersonalScreen();
    presenter.evidence.form.fields.link.change('files.example/card.pdf');
    await presenter.evidence.submit();
    expect(verification.asked).toEqual([]);
    expect(drafts.draft.personalVerification.link).toBe('files.example/card.pdf');
    expect(navigator.went).toEqual([{ path: '/hirepage', options: {} }]);
  });

  it('names the joined company, because it confirms the membership', () => {
    const joinedWith = (change: Draft) => aPersonalScreen(change).presenter.joined;
    expect(joinedWith({ createdCompany: null })).toBe('Harbour Robotics');
    expect([joinedWith({}), joinedWith({ company: null, createdCompany: null, companySkipped: true })]).toEqual([
      null,
      null,
    ]);
  });

  it('links back to the previous step', () => {
    expect(aPersonalScreen().presenter.back).toBe('/companyverification');
    expect(aPersonalScreen({ createdCompany: null }).presenter.back).toBe('/companydetails');
  });
});

function aCompanyScreen(change: Draft = {}, recruiter: Recruiter | null = null) {
  return anOpenStep(CompanyVerificationPresenter, aFinishedOnboardingDraft({ ...last, ...change }), recruiter);
}

function aPersonalScreen(change: Draft = {}) {
  return anOpenStep(PersonalVerificationPresenter, aFinishedOnboardingDraft({ ...last, ...change }));
}
