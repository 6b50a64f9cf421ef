import type { Accounts } from '../account/accounts.ts';
import type { CurrentSession } from '../account/session.ts';
import type { AccountId } from '../shared/ids.ts';
import type { Failure, Outcome, StopSignal } from '../shared/outcome.ts';
import type { VerificationSubmission } from '../verification/verification-submission.ts';
import {
  type CompanyOfDraft,
  type OnboardingDraft,
  type OnboardingDrafts,
  cleaned,
  isKnown,
  isUntouched,
  withKnown,
} from './onboarding-draft.ts';
import { emptyEvidence } from '../verification/evidence.ts';
import { SingleFlight } from './single-flight.ts';
import { isSkipped, type OnboardingStep, stepToDoBefore } from './onboarding-steps.ts';

/** Where a finished onboarding is kept (specification 1, section 7: saveRecruiterOnboardingDetails). */
export abstract class OnboardingGateway {
  abstract save(accountId: AccountId, draft: OnboardingDraft, stop?: StopSignal): Promise<Outcome<void>>;
}

export type FinishResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'signed-out' }
  /** not-submitted: the document came first and was not taken. not-loaded: all is stored, only reading it back failed. */
  | { readonly ok: false; readonly reason: 'not-submitted' | 'not-saved' | 'not-loaded'; readonly failure: Failure };

/** The way through onboarding: which step comes next, and the end of it. */
export class Onboarding {
  readonly #gateway: OnboardingGateway;
  readonly #submission: VerificationSubmission;
  readonly #accounts: Accounts;
  readonly #session: CurrentSession;
  readonly #drafts: OnboardingDrafts;
  /** What the service has taken already: trying again then only reads it back. */
  #stored: OnboardingDraft | null = null;
  readonly #turns = new SingleFlight<FinishResult>();

  constructor(
    gateway: OnboardingGateway,
    submission: VerificationSubmission,
    accounts: Accounts,
    session: CurrentSession,
    drafts: OnboardingDrafts,
  ) {
    this.#gateway = gateway;
    this.#submission = submission;
    this.#accounts = accounts;
    this.#session = session;
    this.#drafts = drafts;
  }

  /**
   * A step was opened. Returns the step to do first, or null when they may be there. A recruiter who comes back finds what
   * is known of them.
   */
  arrive(step: OnboardingStep): OnboardingStep | null {
    const recruiter = this.#session.current?.recruiter;
    const { draft } = this.#drafts;
    if (recruiter && (this.lacksOnlyCompany || isUntouched(draft))) this.#drafts.update(withKnown(draft, recruiter));
    if (this.lacksOnlyCompany && step === 'details') return 'company';
    return stepToDoBefore(step, this.#drafts.draft);
  }

  /** Whether there is anything of an introduction to keep, beyond what the service has already. */
  get isBegun(): boolean {
    const recruiter = this.#session.current?.recruiter;
    const { draft } = this.#drafts;
    return !isUntouched(draft) && !(recruiter && isKnown(draft, recruiter));
  }

  /** The company was skipped, all else is answered and saved: the dashboard, jobs and candidates work for one (decision 1). */
  get lacksOnlyCompany(): boolean {
    const { current } = this.#session;
    return current !== null && current.profileFilled && !current.recruiter?.company;
  }

  /** Whether the draft holds nothing for a step that may be passed by. */
  isSkipped(step: OnboardingStep): boolean {
    return isSkipped(step, this.#drafts.draft);
  }

  /** What follows a company that was chosen, or created and its verification passed; null when `finish` does. */
  get afterCompany(): OnboardingStep | null {
    if (!this.lacksOnlyCompany) return 'personal-verification';
    return this.#drafts.draft.hireIn.length === 0 ? 'hire-in' : null;
  }

  /** The company chosen is the one created here: its verification comes next (specification 1, section 4). */
  get companyIsNew(): boolean {
    const { company, createdCompany } = this.#drafts.draft;
    return company !== null && company.id === createdCompany?.id;
  }

  /** The chosen company, for who created it or works there already; null for who is about to join, or has none. */
  get companyToVerify(): CompanyOfDraft | null {
    const { company } = this.#drafts.draft;
    return this.joinsCompany ? null : company;
  }

  /** Its own people hand in its documents, not who is about to join. */
  get joinsCompany(): boolean {
    const { company } = this.#drafts.draft;
    return company !== null && !this.isOwn(company);
  }

  /** Who is asked created it or works there already: choosing it is not joining it. */
  isOwn({ id }: Pick<CompanyOfDraft, 'id'>): boolean {
    return id === this.#drafts.draft.createdCompany?.id || id === this.#session.current?.recruiter?.company?.id;
  }

  /**
   * The last step: submits the person's document, when one was given, and then saves everything collected (specification
   * 1, section 4); the form of the person is filled then, and the draft gone. Without a company it stays, for when they choose
   * one. What a service has taken is not sent again by another try; asked twice at once it runs once.
   */
  finish(stop?: StopSignal): Promise<FinishResult> {
    return this.#turns.run(() => this.#finish(stop), stop);
  }

  async #finish(stop: StopSignal | undefined): Promise<FinishResult> {
    const session = this.#session.current;
    if (session === null) return { ok: false, reason: 'signed-out' };
    const { name, company } = cleaned(this.#drafts.draft);
    const submitted = await this.#submission.submitPersonal({ name, companyId: company?.id ?? null }, stop);
    if (!submitted.ok) return { ok: false, reason: 'not-submitted', failure: submitted.failure };
    const { draft } = this.#drafts;
    if (this.#stored !== draft) {
      const saved = await this.#gateway.save(session.accountId, cleaned(draft), stop);
      if (!saved.ok) return { ok: false, reason: 'not-saved', failure: saved.failure };
      this.#stored = draft;
    }
    const details = await this.#accounts.loadRecruiter(session.accountId);
    if (!details.ok) return { ok: false, reason: 'not-loaded', failure: details.failure };
    if (details.value === null) return { ok: false, reason: 'not-loaded', failure: missingDetails };
    // Signing out meanwhile counts.
    if (this.#session.current?.accountId !== session.accountId) return { ok: false, reason: 'signed-out' };
    this.#session.begin({ ...session, profileFilled: true, recruiter: details.value });
    if (details.value.company) this.#drafts.clear();
    else this.#drafts.update({ companySkipped: false, personalVerification: emptyEvidence });
    return { ok: true };
  }
}

const missingDetails: Failure = { kind: 'unexpected-reply', text: 'The details just saved are not there.' };
