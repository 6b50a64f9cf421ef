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

describe('what is kept on the device', () => {
  it.each([
    ['a complete recruiter', aRoot()],
    [
      'a recruiter without a company',
      aRoot({ auth: { session: aSession(aRecruiterWithoutCompany()), draftsOf: null, owesEnd: false } }),
    ],
    [
      'somebody in onboarding',
      aRoot({ auth: { session: aSession(null), draftsOf: accountId('account-1'), owesEnd: false } }),
    ],
    ['nobody', aRoot({ auth: { session: null, draftsOf: null, owesEnd: true } })],
    ['drafts', aRoot({ onboarding: aFinishedOnboardingDraft(), job: { draft: aCompleteDraft(), changedAt: 'now' } })],
  ])('reads back %s', (_, root) => expect(readRoot(JSON.stringify(root))).toEqual(root));

  it('reads what an earlier version kept, which owed no service anything', () => {
    const { auth, ...root } = aRoot();
    const { owesEnd, ...earlier } = auth;
    expect(owesEnd).toBe(false);
    expect(readRoot(JSON.stringify({ ...root, auth: earlier }))).toEqual(aRoot());
  });

  it.each(['NOT_SUBMITTED', 'SUBMITTED', 'FAILED', 'VERIFIED', 'OTHER'] as const)(
    'knows a recruiter and a company that are %s',
    (status) => {
      const recruiter = aCompleteRecruiter({ personalVerification: status, companyVerification: status });
      const root = aRoot({ auth: { session: aSession(recruiter), draftsOf: null, owesEnd: false } });
      expect(readRoot(JSON.stringify(root))).toEqual(root);
    },
  );

  it('reads back what was handed in for a verification, and a company that is being made', () => {
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

  it('takes what a service is owed, and the industries, for none where they are damaged', () => {
    const recruiter = { ...aCompleteRecruiter(), hireIn: ['Magic'] };
    const auth = { session: { ...aSession(), recruiter }, draftsOf: null, owesEnd: 'yes' };
    const { session, owesEnd } = readRoot(JSON.stringify({ ...aRoot(), auth }))?.auth ?? {};
    expect([session?.recruiter?.hireIn, owesEnd]).toEqual([[], false]);
  });

  it('reads a job draft by itself, empty where it did not have a field then, and none that is damaged', () => {
    const draft = aCompleteDraft({ salaryMode: 'range', experienceMode: 'range' });
    expect(readJobDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    const { link, ...earlier } = draft;
    expect([link, readJobDraft(earlier)]).toEqual([draft.link, { ...draft, link: '' }]);
    expect([readJobDraft(null), readJobDraft({ ...draft, skills: 'SQL' })]).toEqual([null, null]);
  });

  it('is nothing where nothing was kept', () => expect(readRoot(null)).toBeNull());

  it.each(damagedRoots)('starts clean from %s', (_, text) => expect(readRoot(text)).toBeNull());

  it('knows more than twenty ways to be damaged', () => expect(damagedRoots.length).toBeGreaterThan(20));

  it('drops what it does not know, such as a password somebody put there', () => {
    const root = aRoot();
    const padded = JSON.stringify({ ...root, password: 'Welcome1!', auth: { ...root.auth, code: '407192' } });
    expect(readRoot(padded)).toEqual(root);
  });
});
