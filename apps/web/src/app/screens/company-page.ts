import { CompanyPagePresenter } from '../../features/company-page/company-page-presenter.ts';
import { CompanyPageView } from '../../features/company-page/CompanyPageView.tsx';
import { companyPage } from '../modules/company-page.ts';
import { present } from '../screen.ts';

export const screen = present(CompanyPageView, CompanyPagePresenter, [companyPage]);
