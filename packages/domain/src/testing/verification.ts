import { success } from '../shared/outcome.ts';
import { type DocumentDraft, emptyEvidence, type EvidenceDraft } from '../verification/evidence.ts';
import type { VerificationGateway } from '../verification/verification-gateway.ts';
import { type ScriptedPort, scriptedPort } from './scripted-port.ts';

export function someEvidence(change: Partial<EvidenceDraft> = {}): EvidenceDraft {
  return { ...emptyEvidence, ...change };
}

export function aCertificate(change: Partial<DocumentDraft> = {}): DocumentDraft {
  return { name: 'certificate.pdf', type: 'application/pdf', size: 1_258_291, url: '/uploads/1.pdf', ...change };
}

export type FakeVerificationGateway = ScriptedPort<VerificationGateway>;

export const aVerificationGateway = (): FakeVerificationGateway =>
  scriptedPort<VerificationGateway>({
    upload: success('/uploads/1.pdf'),
    submitPersonal: success(undefined),
    submitCompany: success(undefined),
  });
