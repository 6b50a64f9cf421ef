import { Api } from '@glo/adapters/http/api';
import { HttpCompanyPages } from '@glo/adapters/recruiter-api/http-company-pages';
import { CompanyPages } from '@glo/domain/company-page/company-pages';
import { ContainerModule } from 'inversify';

/** What a company shows of itself. */
export const companyPage = new ContainerModule(({ bind }) => {
  bind(CompanyPages).toResolvedValue((api) => new HttpCompanyPages(api), [Api]);
});
