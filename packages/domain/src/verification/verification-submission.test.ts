import { describe, expect, it } from 'vitest';
import { emptyOnboardingDraft, type OnboardingDraft } from '../onboarding/onboarding-draft.ts';
import { failure, type Outcome, success } from '../shared/outcome.ts';
import { aCertificate, aVerificationGateway, someEvidence } from '../testing/verification.ts';
import { aSession } from '../testing/builders.ts';
import { companyId, FakeOnboardingDrafts, FakeSession } from '../testing/onboarding.ts';
import { VerificationSubmission } from './verification-submission.ts';

const company = companyId('company-1');
const meera = { name: 'Meera Nair', companyId: company };

describe('the company evidence', () => {
  it('is sent as a CIN or the address of a document, once until it changes', async () => {
    const { submission, gateway, drafts } = aSubmission({ companyVerification: someEvidence({ cin: 'U7' }) });
    expect(await submission.submitCompany(company)).toMatchObject({ ok: true });
    expect(await submission.submitCompany(company)).toMatchObject({ ok: true });
    drafts.update({ companyVerification: someEvidence({ document: aCertificate() }) });
    await submission.submitCompany(company);
    expect(gateway.asked.map(([method, sent]) => [method, sent])).toEqual([
      ['submitCompany', { accountId: 'account-1', companyId: 'company-1', cin: 'U7', link: '' }],
      ['submitCompany', { accountId: 'account-1', companyId: 'company-1', cin: '', link: '/uploads/1.pdf' }],
    ]);
  });

  it('is sent again after a failure', async () => {
    const { submission, gateway } = aSubmission({ companyVerification: someEvidence({ cin: 'U7' }) });
    gateway.answers.submitCompany = failure('server-error');
    expect(await submission.submitCompany(company)).toMatchObject({ ok: false });
    gateway.answers.submitCompany = success(undefined);
    expect(await submission.submitCompany(company)).toMatchObject({ ok: true });
    expect(gateway.asked).toHaveLength(2);
  });
});

describe('the personal evidence', () => {
  it('is sent once with the name and the company', async () => {
    const { submission, gateway } = aSubmission({ personalVerification: someEvidence({ link: 'files.example/card' }) });
    await submission.submitPersonal(meera);
    await submission.submitPersonal(meera);
    expect(gateway.asked.map(([, sent]) => sent)).toEqual([
      { accountId: 'account-1', name: 'Meera Nair', companyId: 'company-1', link: 'https://files.example/card' },
    ]);
  });
});

describe('a submission', () => {
  it('sends nothing if the evidence is skipped or missing', async () => {
    const skipped = someEvidence({ link: 'files.example', skipped: true });
    const { submission, gateway, drafts } = aSubmission({ personalVerification: skipped });
    expect(await submission.submitPersonal(meera)).toEqual(success(undefined));
    drafts.clear();
    expect(await submission.submitPersonal(meera)).toEqual(success(undefined));
    expect(await submission.submitCompany(company)).toEqual(success(undefined));
    expect(gateway.asked).toEqual([]);
  });

  it.each([
    ['submitCompany', { companyVerification: someEvidence({ cin: 'U7' }) }],
    ['submitPersonal', { personalVerification: someEvidence({ link: 'files.example/card' }) }],
  ] as const)('%s changes no draft after a sign-out during the request', async (method, draft) => {
    const { submission, gateway, drafts, session } = aSubmission(draft);
    const answer = Promise.withResolvers<Outcome<void>>();
    gateway.answers[method] = answer.promise;
    const submitted = method === 'submitCompany' ? submission[method](company) : submission[method](meera);
    session.end();
    drafts.clear();
    answer.resolve(success(undefined));
    expect(await submitted).toMatchObject({ failure: { kind: 'signed-out' } });
    expect(drafts.draft).toEqual(emptyOnboardingDraft);
  });

  it('needs a session', async () => {
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
