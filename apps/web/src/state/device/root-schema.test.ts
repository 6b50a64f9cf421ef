import {
  aCompleteDraft,
  aCompleteRecruiter,
  aRecruiterWithoutCompany,
  accountId,
  aSession,
} from '@glo/domain/testing/builders';
import { aCompleteCompanyForm, aFinishedOnboardingDraft } from '@glo/domain/testing/onboarding';
import { describe, expect, it } from 'vitest';
import { readJobDraft, readRoot } from './root-schema.ts';
import { aRoot, damagedRoots } from '../../testing/roots.ts';

describe('the stored state', () => {
  it.each([
    ['a complete recruiter', aRoot()],
    [
      'a recruiter without a company',
      aRoot({ auth: { session: aSession(aRecruiterWithoutCompany()), draftsOf: null, owesEnd: false } }),
    ],
    [
      'a recruiter in onboarding',
      aRoot({ auth: { session: aSession(null), draftsOf: accountId('account-1'), owesEnd: false } }),
    ],
    ['no session', aRoot({ auth: { session: null, draftsOf: null, owesEnd: true } })],
    ['drafts', aRoot({ onboarding: aFinishedOnboardingDraft(), job: { draft: aCompleteDraft(), changedAt: 'now' } })],
  ])('is read as written for %s', (_, root) => expect(readRoot(JSON.stringify(root))).toEqual(root));

  it('is read from an earlier version without `owesEnd`', () => {
    const { auth, ...root } = aRoot();
    const { owesEnd, ...earlier } = auth;
    expect(owesEnd).toBe(false);
    expect(readRoot(JSON.stringify({ ...root, auth: earlier }))).toEqual(aRoot());
  });

  it.each(['NOT_SUBMITTED', 'SUBMITTED', 'FAILED', 'VERIFIED', 'OTHER'] as const)(
    'keeps the verification status %s',
    (status) => {
      const recruiter = aCompleteRecruiter({ personalVerification: status, companyVerification: status });
      const root = aRoot({ auth: { session: aSession(recruiter), draftsOf: null, owesEnd: false } });
      expect(readRoot(JSON.stringify(root))).toEqual(root);
    },
  );

  it('keeps verification evidence and the company form', () => {
    const link = 'tidewater.example/papers';
    const document = { name: 'card.pdf', type: 'application/pdf', size: 7, url: '/uploads/1.pdf' };
    const evidence = { cin: 'U7', link, document, skipped: true, submitted: { cin: 'U7', link } };
    const onboarding = aFinishedOnboardingDraft({
      companyForm: aCompleteCompanyForm(),
      companyVerification: evidence,
      personalVerification: { ...evidence, document: null, submitted: null },
    });
    const root = aRoot({ onboarding });
    expect(readRoot(JSON.stringify(root))).toEqual(root);
  });

  it('defaults for a damaged `owesEnd` and unknown industries', () => {
    const recruiter = { ...aCompleteRecruiter(), hireIn: ['Magic'] };
    const auth = { session: { ...aSession(), recruiter }, draftsOf: null, owesEnd: 'yes' };
    const { session, owesEnd } = readRoot(JSON.stringify({ ...aRoot(), auth }))?.auth ?? {};
    expect([session?.recruiter?.hireIn, owesEnd]).toEqual([[], false]);
  });

  it('contains a job draft that can be read alone, with defaults for missing fields', () => {
    const draft = aCompleteDraft({ salaryMode: 'range', experienceMode: 'range' });
    expect(readJobDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    const { link, ...earlier } = draft;
    expect([link, readJobDraft(earlier)]).toEqual([draft.link, { ...draft, link: '' }]);
    expect([readJobDraft(null), readJobDraft({ ...draft, skills: 'SQL' })]).toEqual([null, null]);
  });

  it('is null if nothing was stored', () => expect(readRoot(null)).toBeNull());

  it.each(damagedRoots)('is ignored if it is %s', (_, text) => expect(readRoot(text)).toBeNull());

  it('is tested with more than twenty kinds of damage', () => expect(damagedRoots.length).toBeGreaterThan(20));

  it('drops unknown fields, such as a password', () => {
    const root = aRoot();
    const padded = JSON.stringify({ ...root, password: 'Welcome1!', auth: { ...root.auth, code: '407192' } });
    expect(readRoot(padded)).toEqual(root);
  });
});
