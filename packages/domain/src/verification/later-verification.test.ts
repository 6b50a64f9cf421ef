import { describe, expect, it } from 'vitest';
import { emptyOnboardingDraft, type OnboardingDraft } from '../onboarding/onboarding-draft.ts';
import { failure } from '../shared/outcome.ts';
import { aCertificate, aVerificationGateway, someEvidence } from '../testing/verification.ts';
import { aCompleteRecruiter, aRecruiterWithoutCompany, aSession } from '../testing/builders.ts';
import { FakeOnboardingDrafts, FakeSession } from '../testing/onboarding.ts';
import { emptyEvidence } from './evidence.ts';
import { LaterVerification } from './later-verification.ts';
import { VerificationSubmission } from './verification-submission.ts';

const failed = aCompleteRecruiter({ personalVerification: 'FAILED', companyVerification: 'NOT_SUBMITTED' });

describe('a verification done later', () => {
  it('marks the company as submitted and clears the draft', async () => {
    const { later, session, drafts, gateway } = aLaterOne({ companyVerification: someEvidence({ cin: 'U7' }) });
    expect(await later.submitCompany()).toMatchObject({ ok: true });
    expect(gateway.asked).toHaveLength(1);
    expect(session.current?.recruiter).toEqual({ ...failed, companyVerification: 'SUBMITTED' });
    expect(drafts.draft.companyVerification).toEqual(emptyEvidence);
  });

  it('keeps a verified company verified', async () => {
    const verified = aCompleteRecruiter({ companyVerification: 'VERIFIED' });
    const { later, session, gateway } = aLaterOne({ companyVerification: someEvidence({ cin: 'U7' }) }, verified);
    expect(await later.submitCompany()).toMatchObject({ ok: true });
    expect(gateway.asked).toHaveLength(1);
    expect(session.current?.recruiter).toEqual(verified);
  });

  it.each([
    ['with a company', failed, 'company-1'],
    ['without a company', { ...aRecruiterWithoutCompany(), personalVerification: 'FAILED' } as const, null],
  ])('marks a recruiter %s as submitted and clears the draft', async (_, recruiter, companyId) => {
    const personalVerification = someEvidence({ document: aCertificate() });
    const { later, session, drafts, gateway } = aLaterOne({ personalVerification }, recruiter);
    expect(await later.submitPersonal()).toMatchObject({ ok: true });
    expect(gateway.asked[0]?.[1]).toMatchObject({ name: 'Meera Nair', companyId, link: '/uploads/1.pdf' });
    expect(session.current?.recruiter).toEqual({ ...recruiter, personalVerification: 'SUBMITTED' });
    expect(drafts.draft.personalVerification).toEqual(emptyEvidence);
  });

  it('submits failed evidence again', async () => {
    const { later, gateway } = aLaterOne({
      companyVerification: someEvidence({ cin: 'U7', submitted: { cin: 'U7', link: '' } }),
      personalVerification: someEvidence({ link: 'a.b', submitted: { cin: '', link: 'https://a.b' } }),
    });
    await later.submitCompany();
    await later.submitPersonal();
    expect(gateway.asked.map(([method]) => method)).toEqual(['submitCompany', 'submitPersonal']);
  });

  it('keeps the evidence after a failure', async () => {
    const given = {
      companyVerification: someEvidence({ cin: 'U7' }),
      personalVerification: someEvidence({ link: 'a.b' }),
    };
    const { later, session, drafts, gateway } = aLaterOne(given);
    gateway.answers.submitCompany = failure('unreachable');
    gateway.answers.submitPersonal = failure('refused', 'No');
    expect(await later.submitCompany()).toMatchObject({ failure: { kind: 'unreachable' } });
    expect(await later.submitPersonal()).toMatchObject({ failure: { text: 'No' } });
    expect(session.current?.recruiter).toEqual(failed);
    expect(drafts.draft).toMatchObject(given);
  });

  it('needs a session and, for the company, a company', async () => {
    const without = aLaterOne({ companyVerification: someEvidence({ cin: 'U7' }) }, aRecruiterWithoutCompany());
    expect(await without.later.submitCompany()).toEqual(failure('signed-out'));
    for (const current of [{ ...aSession(), recruiter: null }, null]) {
      without.session.current = current;
      expect(await without.later.submitCompany()).toEqual(failure('signed-out'));
      expect(await without.later.submitPersonal()).toEqual(failure('signed-out'));
    }
    expect(without.gateway.asked).toEqual([]);
  });
});

function aLaterOne(draft: Partial<OnboardingDraft>, recruiter = failed) {
  const gateway = aVerificationGateway();
  const session = new FakeSession(aSession(recruiter));
  const drafts = new FakeOnboardingDrafts({ ...emptyOnboardingDraft, ...draft });
  const submission = new VerificationSubmission(gateway, session, drafts);
  return { later: new LaterVerification(submission, session, drafts), gateway, session, drafts };
}
