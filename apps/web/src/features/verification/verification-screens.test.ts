import { failure, type Outcome } from '@glo/domain/shared/outcome';
import { aCompany, aCompleteRecruiter, aRecruiterWithoutCompany, aSession } from '@glo/domain/testing/builders';
import { someEvidence } from '@glo/domain/testing/verification';
import type { VerificationStatus } from '@glo/domain/account/verification-status';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { anOnboarding } from '../../testing/onboarding.ts';
import { markupOf, textOf } from '../../testing/rendered.ts';
import { PostOnboardingCompanyView, PostOnboardingPersonalView } from './post-onboarding/PostOnboardingViews.tsx';
import { FailedVerification } from './FailedVerification.tsx';
import { hasBanner, VerificationBanner } from './VerificationBanner.tsx';

const note = 'Certain activities may be restricted until verification.';

describe('the verification banner', () => {
  it.each([
    ['NOT_SUBMITTED', 'Personal Not Verified Verify Personal Company Not Verified Verify Company'],
    [
      'FAILED',
      'Personal Failed Verify Again Personal Contact us Personal Company Failed Verify Again Company Contact us Company',
    ],
  ] as const)('links to the verifications for %s', (status, text) => {
    const view = banner(status, status);
    expect(textOf(view)).toBe(`${text} ${note}`);
    const links = ['href="/skippedPVerification"', 'href="/skippedCompanyVerification"'];
    expect(markupOf(view).match(/href="[^"]*"/g)).toEqual(links);
  });

  it('shows Under Verification without a button after a submission', () => {
    const view = banner('SUBMITTED', 'SUBMITTED');
    expect(textOf(view)).toBe(`Personal Under Verification Company Under Verification ${note}`);
    expect(markupOf(view)).not.toMatch(/<(a|button)\b/);
  });

  it('offers to add a company if there is none', () => {
    const view = banner('SUBMITTED', null);
    expect(textOf(view)).toBe(`Personal Under Verification Company No company yet Add company ${note}`);
    expect(markupOf(view).match(/href="[^"]*"/g)).toEqual(['href="/companydetails"']);
    expect(hasBanner('VERIFIED', null)).toBe(true);
  });

  it.each(['VERIFIED', 'OTHER'] as const)('is hidden for the status %s', (status) => {
    expect(textOf(banner(status, 'SUBMITTED'))).toBe(`Company Under Verification ${note}`);
    expect(textOf(banner('SUBMITTED', status))).toBe(`Personal Under Verification ${note}`);
    expect(hasBanner(status, status)).toBe(false);
    expect(hasBanner(status, 'SUBMITTED')).toBe(true);
  });
});

describe('a failed verification', () => {
  const told = (personal: VerificationStatus, company: VerificationStatus, isCompanyAdmin = true) =>
    createElement(FailedVerification, {
      recruiter: { personalVerification: personal, companyVerification: company, isCompanyAdmin, company: aCompany() },
    });

  it.each([
    [
      'FAILED',
      'FAILED',
      "We couldn't verify you or Tidewater Analytics",
      ['P', 'Company'],
      'Personal verification Company verification',
    ],
    ['FAILED', 'VERIFIED', "We couldn't verify you", ['P'], 'Verify Again'],
    ['SUBMITTED', 'FAILED', "We couldn't verify Tidewater Analytics", ['Company'], 'Verify Again'],
  ] as const)('shows what to do for %s and %s', (personal, company, title, ways, buttons) => {
    const view = told(personal, company);
    expect(textOf(view)).toMatch(
      new RegExp(`^${title} Send another document, or contact us to learn why\\. ${buttons}$`),
    );
    expect(markupOf(view).match(/href="[^"]*"/g)).toEqual(ways.map((way) => `href="/skipped${way}Verification"`));
  });

  it('refers other members to the company’s admin', () => {
    const text = "The company's admin usually sends another document. You can also contact us to learn why.";
    expect(textOf(told('VERIFIED', 'FAILED', false))).toContain(text);
    expect(textOf(told('FAILED', 'FAILED', false))).not.toContain(text);
  });

  it('shows nothing without a failure', () => {
    expect(textOf(told('SUBMITTED', 'NOT_SUBMITTED'))).toBe('');
  });
});

describe('the post-onboarding verification screens', () => {
  it('ask a person for a link or a file', () => {
    const text = textOf(laterPersonal('NOT_SUBMITTED'));
    expect(text).toMatch(
      /Personal verification .*Link to the document .*Uploaded file .*A reviewer checks your document.* Submit$/,
    );
    expect(text).not.toContain('CIN');
  });

  it('show the status', () => {
    expect(textOf(laterCompany('FAILED'))).toMatch(
      /We couldn't verify Tidewater Analytics Send another document that opens, is readable and shows the name you use here, or contact us to learn why\. Send one/,
    );
    expect(textOf(laterCompany('SUBMITTED'))).toContain(
      "Under Verification We're reviewing your document. If you send another one, it replaces the first.",
    );
  });

  it('show the status above the form if verified', () => {
    expect(textOf(laterCompany('VERIFIED'))).toMatch(
      /Tidewater Analytics is verified Your company stays verified during a new review\. CIN number .*Submit$/,
    );
    expect(textOf(laterPersonal())).toMatch(
      /You're verified If you send a new document, you'll be under verification again until it's reviewed\. Link .*Submit$/,
    );
  });

  it('name the company', () => {
    const { session, view } = laterCompanyScreen();
    expect(textOf(view)).toContain('to prove to students that Tidewater Analytics is real.');
    session.start(aSession(aCompleteRecruiter({ isCompanyAdmin: false })));
    expect(textOf(view)).toContain(
      'The admin of Tidewater Analytics usually sends documents. We may refuse documents from other members.',
    );
    const unnamed = aCompleteRecruiter({ company: aCompany({ name: '' }), companyVerification: 'FAILED' });
    session.start(aSession(unnamed));
    expect(textOf(view)).toContain('to prove to students that your company is real.');
  });

  it('list the actions available before the verification', () => {
    const meanwhile =
      "You can post opportunities and search candidates until it's reviewed. Certain other activities may be restricted.";
    for (const status of ['NOT_SUBMITTED', 'SUBMITTED', 'FAILED'] as const) {
      expect(textOf(laterCompany(status))).toContain(meanwhile);
    }
    expect(textOf(laterCompany('VERIFIED'))).not.toContain(meanwhile);
    expect(textOf(laterPersonal('SUBMITTED'))).toContain(meanwhile);
  });

  it('do not say so without a company, and lead back to the step of the company', () => {
    const view = laterPersonal('SUBMITTED', aRecruiterWithoutCompany());
    expect(textOf(view)).toContain('to prove your identity to students. Link');
    expect(markupOf(view)).toMatch(/href="\/companydetails"[^>]*>.*?Add company/);
    expect(markupOf(laterPersonal('SUBMITTED'))).toMatch(/href="\/dashboard"/);
  });

  it('show a check icon only if verified', () => {
    const [verified, submitted] = [markupOf(laterCompany('VERIFIED')), markupOf(laterCompany('SUBMITTED'))];
    expect([verified, submitted].map((view) => view.includes('lucide-check'))).toEqual([true, false]);
    expect([verified, submitted].map((view) => view.includes('lucide-info'))).toEqual([false, true]);
  });

  it('lock the fields during a submission', async () => {
    const { presenter, view, verification } = laterCompanyScreen('NOT_SUBMITTED', { cin: 'U7' });
    const locked = () => [
      markupOf(view).match(/<input(?=[^>]*readOnly)[^>]*>/gi)?.length ?? 0,
      /<button[^>]* disabled[^>]*>.*?Choose file/.test(markupOf(view)),
    ];
    expect(locked()).toEqual([0, false]);
    const answer = Promise.withResolvers<Outcome<void>>();
    verification.answers.submitCompany = answer.promise;
    const submitted = presenter.evidence.submit();
    await expect.poll(() => presenter.evidence.sending.pending).toBe(true);
    expect(locked()).toEqual([2, true]);
    answer.resolve(failure('server-error'));
    await submitted;
    expect(locked()).toEqual([0, false]);
  });

  it('show an uploaded file', () => {
    const document = { name: 'card.pdf', type: 'application/pdf', size: 2048, url: '/uploads/1.pdf' };
    expect(textOf(laterCompany('FAILED', { document }))).toContain('card.pdf PDF, 2.0 KB, uploaded Replace');
  });
});

function banner(personal: VerificationStatus, company: VerificationStatus | null) {
  return createElement(VerificationBanner, { personal, company });
}

function laterCompany(...screen: Parameters<typeof laterCompanyScreen>) {
  return laterCompanyScreen(...screen).view;
}

function laterCompanyScreen(
  status: VerificationStatus = 'NOT_SUBMITTED',
  given: Parameters<typeof someEvidence>[0] = {},
) {
  const { verification, session, screens } = anOnboarding(
    { companyVerification: someEvidence(given) },
    aCompleteRecruiter({ companyVerification: status }),
  );
  const presenter = screens.laterCompany();
  presenter.activate();
  return { presenter, session, verification, view: createElement(PostOnboardingCompanyView, { presenter }) };
}

function laterPersonal(status: VerificationStatus = 'VERIFIED', recruiter = aCompleteRecruiter()) {
  const presenter = anOnboarding({}, { ...recruiter, personalVerification: status }).screens.laterPersonal();
  return createElement(PostOnboardingPersonalView, { presenter });
}
