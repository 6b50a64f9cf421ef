import { describe, expect, it } from 'vitest';
import { failure, success } from '../shared/outcome.ts';
import { aCompany, aCompleteRecruiter, aRecruiterWithoutCompany, aSession } from '../testing/builders.ts';
import { aVerificationGateway } from '../testing/verification.ts';
import { companyId, FakeSession } from '../testing/onboarding.ts';
import { someAccounts } from '../testing/fake-accounts.ts';
import { VerificationReview } from './verification-review.ts';

describe('what a reviewer changed', () => {
  it('comes with the recruiter, and from the company’s own documents before what the recruiter has', async () => {
    const { review, accounts, gateway, session } = aReview();
    accounts.answers.loadRecruiter = success(
      aCompleteRecruiter({ personalVerification: 'FAILED', companyVerification: 'NOT_SUBMITTED' }),
    );
    gateway.answers.companyStatus = success('SUBMITTED');
    await review.refresh();
    expect(gateway.asked).toEqual([['companyStatus', 'company-1']]);
    expect(session.current?.recruiter).toMatchObject({
      personalVerification: 'FAILED',
      companyVerification: 'SUBMITTED',
    });
  });

  it.each([success(null), failure('refused')])(
    'is what the recruiter has when the company says nothing',
    async (said) => {
      const { review, accounts, gateway, session } = aReview();
      accounts.answers.loadRecruiter = success(aCompleteRecruiter({ companyVerification: 'FAILED' }));
      gateway.answers.companyStatus = said;
      await review.refresh();
      expect(session.current?.recruiter?.companyVerification).toBe('FAILED');
    },
  );

  it('is not taken from a company the recruiter no longer works for', async () => {
    const { review, accounts, gateway, session } = aReview();
    const company = aCompany({ id: companyId('company-9') });
    accounts.answers.loadRecruiter = success(aCompleteRecruiter({ company, companyVerification: 'VERIFIED' }));
    gateway.answers.companyStatus = success('FAILED');
    await review.refresh();
    expect(session.current?.recruiter).toMatchObject({ company, companyVerification: 'VERIFIED' });
  });

  it.each([failure('unreachable'), success(null)])('leaves what is kept when no details come', async (answer) => {
    const { review, accounts, session } = aReview();
    accounts.answers.loadRecruiter = answer;
    await review.refresh();
    expect(session.current).toEqual(aSession());
  });

  it.each([aSession(aRecruiterWithoutCompany()), { ...aSession(), recruiter: null }])(
    'is asked of no company where none is known',
    async (kept) => {
      const { review, accounts, gateway, session } = aReview();
      session.current = kept;
      const loaded = { ...aRecruiterWithoutCompany(), personalVerification: 'FAILED' } as const;
      accounts.answers.loadRecruiter = success(loaded);
      await review.refresh();
      expect(gateway.asked).toEqual([]);
      expect(session.current?.recruiter).toEqual(loaded);
    },
  );

  it('is not asked for nobody', async () => {
    const { review, accounts, session } = aReview();
    session.current = null;
    await review.refresh();
    expect([accounts.asked, session.current]).toEqual([[], null]);
  });

  it('signs nobody in again who left meanwhile', async () => {
    const { review, session } = aReview();
    const refreshed = review.refresh();
    session.end();
    await refreshed;
    expect(session.current).toBeNull();
  });
});

function aReview() {
  const accounts = someAccounts();
  const gateway = aVerificationGateway();
  const session = new FakeSession(aSession());
  return { review: new VerificationReview(accounts, gateway, session), accounts, gateway, session };
}
