import type { Companies, CompanyChoice, NewCompany } from '@glo/domain/company/companies';
import type { AccountId, CompanyId } from '@glo/domain/shared/ids';
import { failure, mapOutcome, type Outcome, success } from '@glo/domain/shared/outcome';
import { ApiClient } from '../http/api.ts';
import * as wire from '../wire/company.ts';
import { getCompanyDetails } from '../wire/company-page.ts';

const companyFields = {
  company_name: 'name',
  company_url: 'url',
  company_image_url: 'imageUrl',
  company_aboutus: 'about',
  company_type: 'types',
  company_size: 'size',
  top_technologies_used_in_company: 'technologies',
} satisfies Record<string, keyof NewCompany>;

export class HttpCompanies extends ApiClient implements Companies {
  async list(): Promise<Outcome<readonly CompanyChoice[]>> {
    const answer = await this.api.send(wire.getCompanies, {});
    return mapOutcome(answer, ({ companies }) =>
      companies.map(({ _id, name, email_domain: emailDomain }) => ({
        id: _id as CompanyId,
        name,
        ...(emailDomain && { emailDomain }),
      })),
    );
  }

  async uploadImage(image: File): Promise<Outcome<string>> {
    const answer = await this.api.send(wire.uploadCompanyImage, { file: image });
    return mapOutcome(answer, (value) => value.companyImageUrl);
  }

  async create(company: NewCompany, by: AccountId, signal?: AbortSignal): Promise<Outcome<CompanyId>> {
    const answer = await this.api.send(wire.saveCompany, {
      signal,
      fields: companyFields,
      body: {
        company_name: company.name,
        company_url: company.url,
        company_image_url: company.imageUrl,
        company_aboutus: company.about,
        company_type: [...company.types],
        company_size: company.size,
        top_technologies_used_in_company: [...company.technologies],
        userId: by,
      },
    });
    if (!answer.ok) return answer;
    if (answer.value._id !== undefined) return success(answer.value._id as CompanyId);
    // The reply lacks the id. Look it up, because a second request would create a second company.
    const own = await this.findOwn(company.name);
    if (!own.ok) return own;
    return own.value === null ? failure('unexpected-reply', 'POST /save/company/details: _id') : success(own.value);
  }

  /** The newest company is last. The service refuses details of companies of other recruiters. */
  async findOwn(name: string): Promise<Outcome<CompanyId | null>> {
    const answer = await this.list();
    if (!answer.ok) return answer;
    for (const { id } of answer.value.filter((company) => company.name === name).reverse()) {
      const details = await this.api.send(getCompanyDetails, { params: { companyId: id } });
      if (details.ok) return success(id);
      if (details.failure.kind !== 'refused') return details;
    }
    return success(null);
  }
}
