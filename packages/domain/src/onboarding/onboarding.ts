import type { AccountId } from '../shared/ids.ts';
import type { Failure, Outcome } from '../shared/outcome.ts';
import type { Accounts } from '../account/accounts.ts';
import type { CurrentSession } from '../account/session.ts';
import type { Industry } from './industries.ts';
import type { OnboardingDraft, OnboardingDrafts } from './onboarding-draft.ts';

/** Where a finished onboarding is kept (specification 1, section 7: saveRecruiterOnboardingDetails). */
export abstract class OnboardingDesk {
  abstract save(accountId: AccountId, draft: OnboardingDraft): Promise<Outcome<void>>;
}

export type FinishResult =
  | { readonly ok: true }
  /** not-loaded: the details are stored, only reading them back failed. */
  | { readonly ok: false; readonly reason: 'not-saved' | 'not-loaded' | 'signed-out'; readonly failure?: Failure };

/** The last step: save everything collected, then become a complete recruiter. */
export class Onboarding {
  readonly #desk: OnboardingDesk;
  readonly #accounts: Accounts;
  readonly #session: CurrentSession;
  readonly #drafts: OnboardingDrafts;

  constructor(desk: OnboardingDesk, accounts: Accounts, session: CurrentSession, drafts: OnboardingDrafts) {
    this.#desk = desk;
    this.#accounts = accounts;
    this.#session = session;
    this.#drafts = drafts;
  }

  async finish(hireIn: readonly Industry[]): Promise<FinishResult> {
    const session = this.#session.current;
    if (session === null) return { ok: false, reason: 'signed-out' };
    this.#drafts.update({ hireIn });
    const saved = await this.#desk.save(session.accountId, this.#drafts.draft);
    if (!saved.ok) return { ok: false, reason: 'not-saved', failure: saved.failure };
    const details = await this.#accounts.loadRecruiter(session.accountId);
    if (!details.ok) return { ok: false, reason: 'not-loaded', failure: details.failure };
    this.#session.begin({ ...session, profileFilled: true, recruiter: details.value });
    this.#drafts.clear();
    return { ok: true };
  }
}
