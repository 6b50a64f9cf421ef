import { mapOutcome, type Outcome } from '@glo/domain/shared/outcome';
import type {
  CompanyDocument,
  PersonalDocument,
  UploadWatch,
  VerificationGateway,
  VerifiedParty,
} from '@glo/domain/verification/verification-gateway';
import { ApiClient } from '../http/api.ts';
import * as wire from '../wire/verification.ts';

const evidenceFields = { name: 'name', documentLink: 'link', CIN: 'cin' };

type BrowserWatch = UploadWatch & { readonly stop: AbortSignal };

export class HttpVerificationGateway extends ApiClient implements VerificationGateway {
  async upload(party: VerifiedParty, file: File, { onProgress, stop: signal }: BrowserWatch): Promise<Outcome<string>> {
    const input = { file, onProgress, signal };
    if (party === 'company') {
      const answer = await this.api.send(wire.uploadCompanyDocument, input);
      return mapOutcome(answer, (value) => value.companyDocumentUrl);
    }
    const answer = await this.api.send(wire.uploadRecruiterDocument, input);
    return mapOutcome(answer, (value) => value.recruiterDocumentUrl);
  }

  submitPersonal(document: PersonalDocument, signal?: AbortSignal): Promise<Outcome<void>> {
    const { accountId, name, companyId, link } = document;
    const body = { recruiter_id: accountId, name, company: companyId ?? '', documentLink: link };
    return this.command(wire.submitRecruiterDocument, { body, signal, fields: evidenceFields });
  }

  submitCompany(document: CompanyDocument, signal?: AbortSignal): Promise<Outcome<void>> {
    const { accountId, companyId, link, cin } = document;
    const body = { recruiter_id: accountId, company: companyId, documentLink: link, CIN: cin };
    return this.command(wire.submitCompanyDocument, { body, signal, fields: evidenceFields });
  }
}
