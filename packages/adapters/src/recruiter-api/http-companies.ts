import type { Companies, CompanyChoice, NewCompany } from '@glo/domain/company/companies';
import type { AccountId, CompanyId } from '@glo/domain/shared/ids';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import type { Api } from '../http/api.ts';
import { serverWords } from '../http/server-words.ts';
import * as wire from '../wire/company.ts';
import { getCompanyDetails } from '../wire/company-page.ts';

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

  async create(company: NewCompany, by: AccountId, signal?: AbortSignal): Promise<Outcome<CompanyId>> {
    const answer = await this.#api.send(wire.saveCompany, {
      signal,
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
    const { status, _id } = answer.value;
    if (status !== 200) return failure('refused', serverWords('', answer.value));
    return _id === undefined ? failure('unexpected-reply', 'no _id') : success(_id as CompanyId);
  }

  /** Newest last in the list; of whose details the service refuses to show, the company is somebody else's. */
  async findOwn(name: string): Promise<Outcome<CompanyId | null>> {
    const answer = await this.list();
    if (!answer.ok) return answer;
    for (const { id } of answer.value.filter((company) => company.name === name).reverse()) {
      const details = await this.#api.send(getCompanyDetails, { params: { companyId: id } });
      if (details.ok) return success(id);
      if (details.failure.kind !== 'refused') return details;
    }
    return success(null);
  }
}
