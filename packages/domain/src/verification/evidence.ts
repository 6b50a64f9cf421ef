/**
 * Entered evidence for a verification, possibly incomplete: a CIN (companies only), a link or an uploaded document
 * (specification 1, section 5). Survives reloads.
 */
export interface EvidenceDraft {
  readonly cin: string;
  readonly link: string;
  readonly document: DocumentDraft | null;
  /** If true, the entered evidence is kept but not sent. */
  readonly skipped: boolean;
  /** The proof that the service has accepted. */
  readonly submitted: Proof | null;
}

export interface DocumentDraft {
  readonly name: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** '' until the upload ends. */
  readonly url: string;
}

/** The onboarding draft, as far as verification uses it. */
export interface EvidenceDrafts {
  readonly draft: Evidence;
  update(change: Partial<Evidence>): void;
}

interface Evidence {
  readonly companyVerification: EvidenceDraft;
  readonly personalVerification: EvidenceDraft;
}

/** Exactly one of the two is filled. */
export interface Proof {
  readonly cin: string;
  /** Address of a linked or uploaded document. */
  readonly link: string;
}

export const emptyEvidence: EvidenceDraft = { cin: '', link: '', document: null, skipped: false, submitted: null };
