/**
 * What a person gives to have themselves or their company verified, half-given included: one of a CIN (companies only), a
 * link to a document, or an uploaded one (specification 1, section 5). Survives reloads; the file itself never does.
 */
export interface EvidenceDraft {
  readonly cin: string;
  readonly link: string;
  readonly document: DocumentDraft | null;
  /** The person went on without it: what is typed stays and is not sent. */
  readonly skipped: boolean;
  /** What the service has taken already. */
  readonly submitted: Proof | null;
}

export interface DocumentDraft {
  readonly name: string;
  readonly type: string;
  /** bytes */
  readonly size: number;
  /** Where it was uploaded to; '' until then. */
  readonly url: string;
}

/** Where the evidence of this browser is kept: in the draft of onboarding. */
export interface EvidenceDrafts {
  readonly draft: Evidence;
  update(change: Partial<Evidence>): void;
}

interface Evidence {
  readonly companyVerification: EvidenceDraft;
  readonly personalVerification: EvidenceDraft;
}

/** What is sent: exactly one of the two is filled. */
export interface Proof {
  readonly cin: string;
  /** A document's address: typed, or where it was uploaded to. */
  readonly link: string;
}

export const emptyEvidence: EvidenceDraft = { cin: '', link: '', document: null, skipped: false, submitted: null };
