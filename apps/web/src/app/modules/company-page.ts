import { Api } from '@glo/adapters/http';
import { HttpCompanyPages } from '@glo/adapters/recruiter-api';
import { CompanyPages } from '@glo/domain/company-page';
import { ContainerModule } from 'inversify';

/** What a company shows of itself. */
export const companyPage = new ContainerModule(({ bind }) => {
  bind(CompanyPages).toResolvedValue((api) => new HttpCompanyPages(api), [Api]);
});
