import { FakeOnboardingDrafts } from '@glo/domain/testing/onboarding';
import type { CurrentSession } from '@glo/domain/account/session';
import { GoogleSignIn } from '@glo/domain/account/google-sign-in';
import { someAccounts, someGoogleAccounts } from '@glo/domain/testing/fake-accounts';
import { GoogleButtonPresenter } from '../../features/account/google/google-button-presenter.ts';
import { GoogleSignInPresenter } from '../../features/account/google/google-sign-in-presenter.ts';
import { FakeGoogle } from '../fakes/fake-google.ts';
import type { Notices } from '../../state/notices.ts';
import type { ButtonPlace } from '@glo/domain/account/google-identity';

export const aPlace = (): ButtonPlace => ({ clientWidth: 376, replaceChildren: () => undefined });

export function aGoogleSignIn(session: CurrentSession, notices: Notices, google = new FakeGoogle()) {
  const signIn = new GoogleSignIn(someGoogleAccounts(), someAccounts(), session, new FakeOnboardingDrafts());
  return new GoogleSignInPresenter(new GoogleButtonPresenter(google), signIn, notices);
}
