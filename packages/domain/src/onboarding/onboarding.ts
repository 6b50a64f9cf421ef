import type { Accounts } from '../account/accounts.ts';
import type { CurrentSession } from '../account/session.ts';
import type { AccountId } from '../shared/ids.ts';
import type { Failure, Outcome } from '../shared/outcome.ts';
import { isUntouched, knownOf, type OnboardingDraft, type OnboardingDrafts, trimmed } from './onboarding-draft.ts';
import { type OnboardingStep, stepToDoBefore } from './onboarding-steps.ts';

/** Where a finished onboarding is kept (specification 1, section 7: saveRecruiterOnboardingDetails). */
export abstract class OnboardingDesk {
  abstract save(accountId: AccountId, draft: OnboardingDraft): Promise<Outcome<void>>;
}

export type FinishResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'signed-out' }
  /** not-loaded: the details are stored, only reading them back failed. */
  | { readonly ok: false; readonly reason: 'not-saved' | 'not-loaded'; readonly failure: Failure };

/** The way through onboarding: which step comes next, and the end of it. */
export class Onboarding {
  readonly #desk: OnboardingDesk;
  readonly #accounts: Accounts;
  readonly #session: CurrentSession;
  readonly #drafts: OnboardingDrafts;
  /** What the service has taken already: trying again then only reads it back. */
  #stored: OnboardingDraft | null = null;

  constructor(desk: OnboardingDesk, accounts: Accounts, session: CurrentSession, drafts: OnboardingDrafts) {
    this.#desk = desk;
    this.#accounts = accounts;
    this.#session = session;
    this.#drafts = drafts;
  }

  /**
   * Somebody opened a step. Answers with the step to do first, or null when they may be there. A recruiter who comes
   * back for want of a company finds what is known of them.
   */
  arrive(step: OnboardingStep): OnboardingStep | null {
    const recruiter = this.#session.current?.recruiter;
    if (recruiter && isUntouched(this.#drafts.draft)) this.#drafts.update(knownOf(recruiter));
    return stepToDoBefore(step, this.#drafts.draft);
  }

  /** The last step: saves everything collected; the person becomes a complete recruiter and the draft is gone. */
  async finish(): Promise<FinishResult> {
    const session = this.#session.current;
    if (session === null) return { ok: false, reason: 'signed-out' };
    const { draft } = this.#drafts;
    if (this.#stored !== draft) {
      const saved = await this.#desk.save(session.accountId, trimmed(draft));
      if (!saved.ok) return { ok: false, reason: 'not-saved', failure: saved.failure };
      this.#stored = draft;
    }
    const details = await this.#accounts.loadRecruiter(session.accountId);
    if (!details.ok) return { ok: false, reason: 'not-loaded', failure: details.failure };
    if (details.value === null) return { ok: false, reason: 'not-loaded', failure: missingDetails };
    // Whoever signed out meanwhile stays out.
    if (this.#session.current?.accountId !== session.accountId) return { ok: false, reason: 'signed-out' };
    this.#session.begin({ ...session, profileFilled: true, recruiter: details.value });
    this.#drafts.clear();
    return { ok: true };
  }
}

const missingDetails: Failure = { kind: 'unexpected-reply', text: 'The details just saved are not there.' };
