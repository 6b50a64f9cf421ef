import type { ChosenFile } from '../files/file-type.ts';

/** Specification 1, section 5. Possibly incomplete. Only companies have a CIN. */
export interface EvidenceDraft {
  readonly cin: string;
  readonly link: string;
  readonly document: DocumentDraft | null;
  readonly skipped: boolean;
  readonly submitted: Proof | null;
}

export interface DocumentDraft extends ChosenFile {
  /** '' until the upload ends. */
  readonly url: string;
}

export interface EvidenceDrafts {
  readonly draft: Evidence;
  update(change: Partial<Evidence>): void;
}

interface Evidence {
  readonly companyVerification: EvidenceDraft;
  readonly personalVerification: EvidenceDraft;
}

export interface Proof {
  readonly cin: string;
  readonly link: string;
}

export const emptyEvidence: EvidenceDraft = { cin: '', link: '', document: null, skipped: false, submitted: null };
