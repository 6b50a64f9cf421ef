import type { Companies, CompanyChoice, NewCompany } from '@glo/domain/company';
import { type AccountId, type CompanyId, failure, type Outcome, success } from '@glo/domain/shared';
import type { Api } from '../http/api.ts';
import * as wire from '../wire/company.ts';

export class HttpCompanies implements Companies {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  async list(): Promise<Outcome<readonly CompanyChoice[]>> {
    const answer = await this.#api.send(wire.getCompanies, {});
    if (!answer.ok) return answer;
    return success(answer.value.companies.map(({ _id, name }) => ({ id: _id as CompanyId, name })));
  }

  async uploadImage(image: File): Promise<Outcome<string>> {
    const answer = await this.#api.send(wire.uploadCompanyImage, { file: image });
    return answer.ok ? success(answer.value.companyImageUrl) : answer;
  }

  async create(company: NewCompany, by: AccountId): Promise<Outcome<CompanyId>> {
    const answer = await this.#api.send(wire.saveCompany, {
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
    const { status, _id, message } = answer.value;
    if (status !== 200) return failure('refused', message ?? '');
    return _id === undefined ? failure('unexpected-reply', 'no _id') : success(_id as CompanyId);
  }
}
