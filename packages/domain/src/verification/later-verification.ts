import type { Recruiter } from '../account/recruiter.ts';
import type { CurrentSession } from '../account/session.ts';
import { type Outcome, type StopSignal, failure } from '../shared/outcome.ts';
import { emptyEvidence, type EvidenceDrafts } from './evidence.ts';
import type { VerificationSubmission } from './verification-submission.ts';

/** Specification 1, section 2. Failed evidence may be submitted again. */
export class LaterVerification {
  readonly #submission: VerificationSubmission;
  readonly #session: CurrentSession;
  readonly #drafts: EvidenceDrafts;

  constructor(submission: VerificationSubmission, session: CurrentSession, drafts: EvidenceDrafts) {
    this.#submission = submission;
    this.#session = session;
    this.#drafts = drafts;
  }

  /** On success, clears the draft and marks the company as submitted, unless it is verified (decision 59). */
  async submitCompany(stop?: StopSignal): Promise<Outcome<void>> {
    const company = this.#session.current?.recruiter?.company;
    if (!company) return failure('signed-out');
    this.#drafts.update({ companyVerification: { ...this.#drafts.draft.companyVerification, submitted: null } });
    const answer = await this.#submission.submitCompany(company.id, stop);
    if (answer.ok) {
      this.#drafts.update({ companyVerification: emptyEvidence });
      const isVerified = this.#session.current?.recruiter?.companyVerification === 'VERIFIED';
      if (!isVerified) this.#change({ companyVerification: 'SUBMITTED' });
    }
    return answer;
  }

  async submitPersonal(stop?: StopSignal): Promise<Outcome<void>> {
    const recruiter = this.#session.current?.recruiter;
    if (!recruiter) return failure('signed-out');
    const { name, company } = recruiter;
    this.#drafts.update({ personalVerification: { ...this.#drafts.draft.personalVerification, submitted: null } });
    const answer = await this.#submission.submitPersonal({ name, companyId: company?.id ?? null }, stop);
    if (answer.ok) {
      this.#drafts.update({ personalVerification: emptyEvidence });
      this.#change({ personalVerification: 'SUBMITTED' });
    }
    return answer;
  }

  #change(change: Partial<Recruiter>): void {
    const { current } = this.#session;
    if (current?.recruiter) this.#session.start({ ...current, recruiter: { ...current.recruiter, ...change } });
  }
}
