import { describe, expect, it } from 'vitest';
import { failure, success } from '../shared/outcome.ts';
import { aCompany, aCompleteRecruiter, aRecruiterWithoutCompany, aSession } from '../testing/builders.ts';
import { someCompanyDetails, someCompanyPages } from '../testing/company-page.ts';
import { companyId, FakeSession } from '../testing/onboarding.ts';
import { someAccounts } from '../testing/fake-accounts.ts';
import { VerificationReview } from './verification-review.ts';

describe('VerificationReview', () => {
  it('prefers the status of the company’s documents', async () => {
    const { review, accounts, pages, session } = aReview();
    accounts.answers.loadRecruiter = success(
      aCompleteRecruiter({ personalVerification: 'FAILED', companyVerification: 'NOT_SUBMITTED' }),
    );
    pages.answers.details = success(someCompanyDetails({ verification: 'SUBMITTED' }));
    await review.refresh();
    expect(pages.asked).toEqual([['details', 'company-1']]);
    expect(session.current?.recruiter).toMatchObject({
      personalVerification: 'FAILED',
      companyVerification: 'SUBMITTED',
    });
  });

  it.each([success(someCompanyDetails()), failure('refused')])(
    'uses the status of the recruiter without company documents',
    async (said) => {
      const { review, accounts, pages, session } = aReview();
      accounts.answers.loadRecruiter = success(aCompleteRecruiter({ companyVerification: 'FAILED' }));
      pages.answers.details = said;
      await review.refresh();
      expect(session.current?.recruiter?.companyVerification).toBe('FAILED');
    },
  );

  it('ignores a company that the recruiter has left', async () => {
    const { review, accounts, pages, session } = aReview();
    const company = aCompany({ id: companyId('company-9') });
    accounts.answers.loadRecruiter = success(aCompleteRecruiter({ company, companyVerification: 'VERIFIED' }));
    pages.answers.details = success(someCompanyDetails({ verification: 'FAILED' }));
    await review.refresh();
    expect(session.current?.recruiter).toMatchObject({ company, companyVerification: 'VERIFIED' });
  });

  it.each([aSession(aRecruiterWithoutCompany()), { ...aSession(), recruiter: null }])(
    'requests no company status without a company',
    async (kept) => {
      const { review, accounts, pages, session } = aReview();
      session.current = kept;
      const loaded = { ...aRecruiterWithoutCompany(), personalVerification: 'FAILED' } as const;
      accounts.answers.loadRecruiter = success(loaded);
      await review.refresh();
      expect(pages.asked).toEqual([]);
      expect(session.current?.recruiter).toEqual(loaded);
    },
  );

  it('keeps the session if no details are returned, and starts none after a sign-out', async () => {
    const { review, accounts, session } = aReview();
    for (const answer of [failure('unreachable'), success(null)]) {
      accounts.answers.loadRecruiter = answer;
      await review.refresh();
      expect(session.current).toEqual(aSession());
    }
    accounts.answers.loadRecruiter = success(aCompleteRecruiter());
    const refreshed = review.refresh();
    session.end();
    await refreshed;
    await review.refresh();
    expect([session.current, accounts.asked.length]).toEqual([null, 3]);
  });
});

function aReview() {
  const accounts = someAccounts();
  const pages = someCompanyPages();
  const session = new FakeSession(aSession());
  return { review: new VerificationReview(accounts, pages, session), accounts, pages, session };
}
