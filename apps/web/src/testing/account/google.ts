import { FakeOnboardingDrafts } from '@glo/domain/testing/onboarding';
import type { CurrentSession } from '@glo/domain/account/session';
import { GoogleSignIn } from '@glo/domain/account/google-sign-in';
import { someAccounts, someGoogleAccounts } from '@glo/domain/testing/fake-accounts';
import { GoogleButtonPresenter } from '../../features/account/google/google-button-presenter.ts';
import { GoogleSignInPresenter } from '../../features/account/google/google-sign-in-presenter.ts';
import type { Notices } from '../../state/notices.ts';
import type { ButtonPlace, GoogleCredential, GoogleIdentity } from '@glo/domain/account/google-identity';

/** Reachable by default. `answer` presses the button that was drawn last. */
export class FakeGoogle implements GoogleIdentity {
  isOffered = true;
  reachable: boolean | Promise<boolean> = true;
  loads = 0;
  readonly places: ButtonPlace[] = [];
  answer: (credential: GoogleCredential | null) => void = () => undefined;

  async load(): Promise<boolean> {
    this.loads += 1;
    return this.reachable;
  }

  drawButton(place: ButtonPlace, onAnswer: (credential: GoogleCredential | null) => void): () => void {
    this.places.push(place);
    this.answer = onAnswer;
    return () => void this.places.splice(this.places.indexOf(place), 1);
  }
}

export const aPlace = (): ButtonPlace => ({ clientWidth: 376, replaceChildren: () => undefined });

export function aGoogleSignIn(session: CurrentSession, notices: Notices, google = new FakeGoogle()) {
  const signIn = new GoogleSignIn(someGoogleAccounts(), someAccounts(), session, new FakeOnboardingDrafts());
  return new GoogleSignInPresenter(new GoogleButtonPresenter(google), signIn, notices);
}
