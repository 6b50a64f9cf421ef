import { describe, expect, it } from 'vitest';
import { emptyOnboardingDraft, type OnboardingDraft } from '../onboarding/onboarding-draft.ts';
import { failure, type Outcome, success } from '../shared/outcome.ts';
import { aCertificate, aVerificationGateway, someEvidence } from '../testing/verification.ts';
import { aSession } from '../testing/builders.ts';
import { companyId, FakeOnboardingDrafts, FakeSession } from '../testing/onboarding.ts';
import { VerificationSubmission } from './verification-submission.ts';

const company = companyId('company-1');
const meera = { name: 'Meera Nair', companyId: company };

describe('handing in for a company', () => {
  it('sends a CIN, or the address of a document', async () => {
    const { submission, gateway, drafts } = aSubmission({ companyVerification: someEvidence({ cin: 'U7' }) });
    expect(await submission.submitCompany(company)).toMatchObject({ ok: true });
    drafts.update({ companyVerification: someEvidence({ document: aCertificate() }) });
    await submission.submitCompany(company);
    expect(gateway.asked.map(([method, sent]) => [method, sent])).toEqual([
      ['submitCompany', { accountId: 'account-1', companyId: 'company-1', cin: 'U7', link: '' }],
      ['submitCompany', { accountId: 'account-1', companyId: 'company-1', cin: '', link: '/uploads/1.pdf' }],
    ]);
  });

  it('sends the same only once, and something else again', async () => {
    const { submission, gateway, drafts } = aSubmission({ companyVerification: someEvidence({ cin: 'U7' }) });
    await submission.submitCompany(company);
    expect(await submission.submitCompany(company)).toMatchObject({ ok: true });
    expect(gateway.asked).toHaveLength(1);
    drafts.update({ companyVerification: { ...drafts.draft.companyVerification, cin: 'U8' } });
    await submission.submitCompany(company);
    expect(gateway.asked).toHaveLength(2);
  });

  it('sends again what was not taken', async () => {
    const { submission, gateway } = aSubmission({ companyVerification: someEvidence({ cin: 'U7' }) });
    gateway.answers.submitCompany = failure('server-error');
    expect(await submission.submitCompany(company)).toMatchObject({ ok: false });
    gateway.answers.submitCompany = success(undefined);
    expect(await submission.submitCompany(company)).toMatchObject({ ok: true });
    expect(gateway.asked).toHaveLength(2);
  });
});

describe('handing in for a person', () => {
  it('says whose document it is', async () => {
    const { submission, gateway } = aSubmission({ personalVerification: someEvidence({ link: 'files.example/card' }) });
    await submission.submitPersonal(meera);
    await submission.submitPersonal(meera);
    expect(gateway.asked.map(([, sent]) => sent)).toEqual([
      { accountId: 'account-1', name: 'Meera Nair', companyId: 'company-1', link: 'https://files.example/card' },
    ]);
  });

  it('sends nothing of what was skipped, or when nothing is given', async () => {
    const skipped = someEvidence({ link: 'files.example', skipped: true });
    const { submission, gateway, drafts } = aSubmission({ personalVerification: skipped });
    expect(await submission.submitPersonal(meera)).toMatchObject({ ok: true });
    drafts.clear();
    expect(await submission.submitPersonal(meera)).toMatchObject({ ok: true });
    expect(gateway.asked).toEqual([]);
  });
});

describe('handing in', () => {
  it('sends nothing of a company when nothing is given', async () => {
    const { submission, gateway } = aSubmission({});
    expect(await submission.submitCompany(company)).toEqual(success(undefined));
    expect(gateway.asked).toEqual([]);
  });

  it('leaves the next person nothing when this one left meanwhile', async () => {
    const { submission, gateway, drafts, session } = aSubmission({ companyVerification: someEvidence({ cin: 'U7' }) });
    const answer = Promise.withResolvers<Outcome<void>>();
    gateway.answers.submitCompany = answer.promise;
    const handedIn = submission.submitCompany(company);
    session.end();
    drafts.clear();
    answer.resolve(success(undefined));
    expect(await handedIn).toMatchObject({ failure: { kind: 'signed-out' } });
    expect(drafts.draft).toEqual(emptyOnboardingDraft);
  });

  it('leaves the next person no document of this one either', async () => {
    const personalVerification = someEvidence({ link: 'files.example/card' });
    const { submission, gateway, drafts, session } = aSubmission({ personalVerification });
    const answer = Promise.withResolvers<Outcome<void>>();
    gateway.answers.submitPersonal = answer.promise;
    const handedIn = submission.submitPersonal(meera);
    session.end();
    drafts.clear();
    answer.resolve(success(undefined));
    expect(await handedIn).toMatchObject({ failure: { kind: 'signed-out' } });
    expect(drafts.draft).toEqual(emptyOnboardingDraft);
  });

  it('sends nothing for a stranger', async () => {
    const given = {
      companyVerification: someEvidence({ cin: 'U7' }),
      personalVerification: someEvidence({ link: 'a.b' }),
    };
    const { submission, gateway, session } = aSubmission(given);
    session.end();
    expect(await submission.submitCompany(company)).toMatchObject({ failure: { kind: 'signed-out' } });
    expect(await submission.submitPersonal(meera)).toMatchObject({ failure: { kind: 'signed-out' } });
    expect(gateway.asked).toEqual([]);
  });
});

function aSubmission(draft: Partial<OnboardingDraft>) {
  const gateway = aVerificationGateway();
  const session = new FakeSession(aSession());
  const drafts = new FakeOnboardingDrafts({ ...emptyOnboardingDraft, ...draft });
  return { submission: new VerificationSubmission(gateway, session, drafts), gateway, session, drafts };
}
