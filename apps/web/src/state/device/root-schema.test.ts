import { aCompleteDraft, aRecruiterWithoutCompany, accountId, aSession } from '@glo/domain/testing/builders';
import { aFinishedOnboardingDraft } from '@glo/domain/testing/onboarding';
import { describe, expect, it } from 'vitest';
import { readRoot } from './root-schema.ts';
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

  it.each(damagedRoots)('starts clean from %s', (_, text) => expect(readRoot(text)).toBeNull());

  it('knows more than twenty ways to be damaged', () => expect(damagedRoots.length).toBeGreaterThan(20));

  it('drops what it does not know, such as a password somebody put there', () => {
    const root = aRoot();
    const padded = JSON.stringify({ ...root, password: 'Welcome1!', auth: { ...root.auth, code: '407192' } });
    expect(readRoot(padded)).toEqual(root);
  });
});
