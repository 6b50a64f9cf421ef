import type { CurrentSession, Session, SessionEnd } from '@glo/domain/account/session';
import type { AccountId } from '@glo/domain/shared/ids';
import { makeAutoObservable, observableRef } from 'mobx';
import { JobDraftState } from './jobs/job-draft-state.ts';
import { OnboardingDraftState } from './onboarding-draft-state.ts';

/** Who is signed in. Drafts belong to one account and are never shown to another. */
export class SessionState implements CurrentSession {
  current: Session | null = null;
  /** Whose drafts this device keeps; stays when a session ends by itself, so that its work can be taken up again. */
  draftsOf: AccountId | null = null;
  /** Why there is no session: the person ended it, the service did, or there was none yet. */
  ended: SessionEnd | 'by-service' | null = null;
  /** Of whom the service ended the session in this tab: the sign-in is filled in with it. Kept by nothing else. */
  email: string | null = null;
  /** The person signed out in this browser, and the service has not heard of it. */
  owesEnd = false;
  /** Counts sign-ins. */
  #visit = 0;
  readonly #onboarding: OnboardingDraftState;
  readonly #job: JobDraftState;

  constructor(onboarding: OnboardingDraftState, job: JobDraftState) {
    this.#onboarding = onboarding;
    this.#job = job;
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
  }

  begin(session: Session): void {
    if (this.draftsOf !== session.accountId) this.#clearDrafts();
    this.draftsOf = session.accountId;
    if (this.current === null) this.#visit += 1;
    this.current = session;
    this.ended = this.email = null;
    this.owesEnd = false;
  }

  /** By an act of the person: session, onboarding and job drafts are gone (specification 2, dashboard). */
  end(why: SessionEnd = 'by-person'): void {
    this.current = null;
    this.draftsOf = null;
    this.ended = why;
    this.owesEnd = why === 'by-person';
    this.#clearDrafts();
  }

  endIsTold(): void {
    this.oweEnd(false);
  }

  /** As another tab left it. */
  oweEnd(owesEnd: boolean): void {
    this.owesEnd = owesEnd;
  }

  /** A service said that the session is over: drafts stay for the next sign-in to the same account. */
  expire(): void {
    if (this.current === null) return;
    this.email = this.current.email;
    this.current = null;
    this.ended = 'by-service';
  }

  /** For a question that leaves now: what to do when its answer is that the session is over. One that began since is not meant. */
  watch(): () => void {
    const visit = this.#visit;
    return () => {
      if (visit === this.#visit) this.expire();
    };
  }

  restore(current: Session | null, draftsOf: AccountId | null, owesEnd: boolean): void {
    if (this.current === null) this.#visit += 1;
    this.current = current;
    this.email = null;
    this.draftsOf = draftsOf;
    this.owesEnd = owesEnd;
  }

  #clearDrafts(): void {
    this.#onboarding.clear();
    this.#job.clear();
  }
}
