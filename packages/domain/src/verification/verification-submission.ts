import type { CurrentSession } from '../account/session.ts';
import type { AccountId, CompanyId } from '../shared/ids.ts';
import { type Outcome, type StopSignal, failure, success } from '../shared/outcome.ts';
import type { EvidenceDrafts, Proof } from './evidence.ts';
import { isSameProof, proofOf } from './proof.ts';
import type { VerificationGateway } from './verification-gateway.ts';

/** The draft records what the service has accepted, so that a retry does not repeat it. */
export class VerificationSubmission {
  readonly #gateway: VerificationGateway;
  readonly #session: CurrentSession;
  readonly #drafts: EvidenceDrafts;

  constructor(gateway: VerificationGateway, session: CurrentSession, drafts: EvidenceDrafts) {
    this.#gateway = gateway;
    this.#session = session;
    this.#drafts = drafts;
  }

  submitCompany(companyId: CompanyId, stop?: StopSignal): Promise<Outcome<void>> {
    return this.#submit('companyVerification', (accountId, proof) =>
      this.#gateway.submitCompany({ accountId, companyId, ...proof }, stop),
    );
  }

  submitPersonal(of: PersonOfDocument, stop?: StopSignal): Promise<Outcome<void>> {
    return this.#submit('personalVerification', (accountId, { link }) =>
      this.#gateway.submitPersonal({ accountId, ...of, link }, stop),
    );
  }

  async #submit(
    key: keyof EvidenceDrafts['draft'],
    send: (accountId: AccountId, proof: Proof) => Promise<Outcome<void>>,
  ): Promise<Outcome<void>> {
    const accountId = this.#session.current?.accountId;
    if (accountId === undefined) return failure('signed-out');
    const evidence = this.#drafts.draft[key];
    const proof = key === 'personalVerification' && evidence.skipped ? null : proofOf(evidence);
    if (proof === null || isSameProof(proof, evidence.submitted)) return success(undefined);
    const answer = await send(accountId, proof);
    if (this.#session.current?.accountId !== accountId) return failure('signed-out');
    if (answer.ok) this.#drafts.update({ [key]: { ...this.#drafts.draft[key], submitted: proof } });
    return answer;
  }
}

export interface PersonOfDocument {
  readonly name: string;
  readonly companyId: CompanyId | null;
}
