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

/** Specification 1, section 7: saveRecruiterOnboardingDetails. */
export abstract class OnboardingGateway {
  abstract save(accountId: AccountId, draft: OnboardingDraft, stop?: StopSignal): Promise<Outcome<void>>;
}

export type FinishResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'signed-out' }
  /** `not-submitted`: the document was refused. `not-loaded`: everything is stored, but reading it back failed. */
  | { readonly ok: false; readonly reason: 'not-submitted' | 'not-saved' | 'not-loaded'; readonly failure: Failure };

export class Onboarding {
  readonly #gateway: OnboardingGateway;
  readonly #submission: VerificationSubmission;
  readonly #accounts: Accounts;
  readonly #session: CurrentSession;
  readonly #drafts: OnboardingDrafts;
  #stored: OnboardingDraft | null = null;
  readonly #singleFlight = new SingleFlight<FinishResult>();

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

  /** Returns the step to do first, or `null`. Fills an empty draft with the stored details. */
  arrive(step: OnboardingStep): OnboardingStep | null {
    const recruiter = this.#session.current?.recruiter;
    const { draft } = this.#drafts;
    if (recruiter && (this.lacksOnlyCompany || isUntouched(draft))) this.#drafts.update(withKnown(draft, recruiter));
    if (this.lacksOnlyCompany && step === 'details') return 'company';
    return stepToDoBefore(step, this.#drafts.draft);
  }

  get isBegun(): boolean {
    const recruiter = this.#session.current?.recruiter;
    const { draft } = this.#drafts;
    return !isUntouched(draft) && !(recruiter && isKnown(draft, recruiter));
  }

  /** True for a recruiter who skipped the company, which the dashboard, jobs and candidates require (decision 1). */
  get lacksOnlyCompany(): boolean {
    const { current } = this.#session;
    return current !== null && current.profileFilled && !current.recruiter?.company;
  }

  isSkipped(step: OnboardingStep): boolean {
    return isSkipped(step, this.#drafts.draft);
  }

  /** The step after the company, or `null` if `finish` follows. */
  get afterCompany(): OnboardingStep | null {
    if (!this.lacksOnlyCompany) return 'personal-verification';
    return this.#drafts.draft.hireIn.length === 0 ? 'hire-in' : null;
  }

  /** A company created during onboarding is verified next (specification 1, section 4). */
  get companyIsNew(): boolean {
    const { company, createdCompany } = this.#drafts.draft;
    return company !== null && company.id === createdCompany?.id;
  }

  /** The company that this recruiter may verify, or `null`. */
  get companyToVerify(): CompanyOfDraft | null {
    const { company } = this.#drafts.draft;
    return this.joinsCompany ? null : company;
  }

  get joinsCompany(): boolean {
    const { company } = this.#drafts.draft;
    return company !== null && !this.isOwn(company);
  }

  isOwn({ id }: Pick<CompanyOfDraft, 'id'>): boolean {
    return id === this.#drafts.draft.createdCompany?.id || id === this.#session.current?.recruiter?.company?.id;
  }

  /** Specification 1, section 4. A retry skips completed steps. Keeps the draft while the company is missing. */
  finish(stop?: StopSignal): Promise<FinishResult> {
    return this.#singleFlight.run(() => this.#finish(stop), stop);
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
    if (this.#session.current?.accountId !== session.accountId) return { ok: false, reason: 'signed-out' };
    this.#session.start({ ...session, profileFilled: true, recruiter: details.value });
    if (details.value.company) this.#drafts.clear();
    else this.#drafts.update({ companySkipped: false, personalVerification: emptyEvidence });
    return { ok: true };
  }
}

const missingDetails: Failure = { kind: 'unexpected-reply', text: 'The details just saved are not there.' };
