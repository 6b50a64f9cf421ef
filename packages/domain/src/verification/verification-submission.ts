import type { CurrentSession } from '../account/session.ts';
import type { CompanyId } from '../shared/ids.ts';
import { type Outcome, type StopSignal, failure, success } from '../shared/outcome.ts';
import type { EvidenceDrafts } from './evidence.ts';
import { isSameProof, proofOf } from './proof.ts';
import type { VerificationGateway } from './verification-gateway.ts';

/**
 * Hands in what the drafts hold for a verification, each once: what the service has taken is remembered in the draft, so
 * that trying again sends only what is missing. Nothing given is nothing to send, and no failure.
 */
export class VerificationSubmission {
  readonly #gateway: VerificationGateway;
  readonly #session: CurrentSession;
  readonly #drafts: EvidenceDrafts;

  constructor(gateway: VerificationGateway, session: CurrentSession, drafts: EvidenceDrafts) {
    this.#gateway = gateway;
    this.#session = session;
    this.#drafts = drafts;
  }

  async submitCompany(companyId: CompanyId, stop?: StopSignal): Promise<Outcome<void>> {
    const accountId = this.#session.current?.accountId;
    if (accountId === undefined) return failure('signed-out');
    const evidence = this.#drafts.draft.companyVerification;
    const proof = proofOf(evidence);
    if (proof === null || isSameProof(proof, evidence.submitted)) return success(undefined);
    const answer = await this.#gateway.submitCompany({ accountId, companyId, ...proof }, stop);
    if (this.#session.current?.accountId !== accountId) return failure('signed-out');
    const { companyVerification } = this.#drafts.draft;
    if (answer.ok) this.#drafts.update({ companyVerification: { ...companyVerification, submitted: proof } });
    return answer;
  }

  async submitPersonal(of: PersonOfDocument, stop?: StopSignal): Promise<Outcome<void>> {
    const accountId = this.#session.current?.accountId;
    if (accountId === undefined) return failure('signed-out');
    const evidence = this.#drafts.draft.personalVerification;
    const proof = evidence.skipped ? null : proofOf(evidence);
    if (proof === null || isSameProof(proof, evidence.submitted)) return success(undefined);
    const answer = await this.#gateway.submitPersonal({ accountId, ...of, link: proof.link }, stop);
    if (this.#session.current?.accountId !== accountId) return failure('signed-out');
    const { personalVerification } = this.#drafts.draft;
    if (answer.ok) this.#drafts.update({ personalVerification: { ...personalVerification, submitted: proof } });
    return answer;
  }
}

export interface PersonOfDocument {
  readonly name: string;
  readonly companyId: CompanyId | null;
}
