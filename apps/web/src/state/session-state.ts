import type { CurrentSession, Session, SessionEnd } from '@glo/domain/account/session';
import type { JobDrafts } from '@glo/domain/jobs/job-draft';
import type { OnboardingDrafts } from '@glo/domain/onboarding/onboarding-draft';
import type { AccountId } from '@glo/domain/shared/ids';
import { makeAutoObservable, observableRef, reaction } from 'mobx';

/** Drafts belong to one account and are never shown to another. */
export class SessionState implements CurrentSession {
  current: Session | null = null;
  draftsOf: AccountId | null = null;
  ended: SessionEnd | 'by-service' | null = null;
  /** Prefills the sign-in after an expired session. In memory only. */
  email: string | null = null;
  isSignOutPending = false;
  #visit = 0;
  readonly #onboarding: OnboardingDrafts;
  readonly #job: JobDrafts;

  constructor(onboarding: OnboardingDrafts, job: JobDrafts) {
    this.#onboarding = onboarding;
    this.#job = job;
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
  }

  /** Another account owns the data from now on, or none. Whatever keeps data of an account forgets it here. */
  onOwnerChange(forget: () => void): void {
    reaction(() => this.draftsOf, forget);
  }

  start(session: Session): void {
    if (this.draftsOf !== session.accountId) this.#clearDrafts();
    this.draftsOf = session.accountId;
    if (this.current === null) this.#visit += 1;
    this.current = session;
    this.ended = this.email = null;
    this.isSignOutPending = false;
  }

  /** Deletes session, onboarding and job drafts (specification 2, dashboard). */
  end(why: SessionEnd = 'by-person'): void {
    this.current = null;
    this.draftsOf = null;
    this.ended = why;
    this.isSignOutPending = why === 'by-person';
    this.#clearDrafts();
  }

  clearPendingSignOut(): void {
    this.setSignOutPending(false);
  }

  setSignOutPending(isPending: boolean): void {
    this.isSignOutPending = isPending;
  }

  /** The service ended the session. Drafts stay for the same account. */
  expire(): void {
    if (this.current === null) return;
    this.email = this.current.email;
    this.current = null;
    this.ended = 'by-service';
  }

  /** Call when a request leaves. The returned callback runs if the response is a 401. */
  watch(): () => void {
    const visit = this.#visit;
    return () => {
      if (visit === this.#visit) this.expire();
    };
  }

  restore(current: Session | null, draftsOf: AccountId | null, isSignOutPending: boolean): void {
    if (this.current === null) this.#visit += 1;
    this.current = current;
    this.email = null;
    this.draftsOf = draftsOf;
    this.isSignOutPending = isSignOutPending;
  }

  #clearDrafts(): void {
    this.#onboarding.clear();
    this.#job.clear();
  }
}
