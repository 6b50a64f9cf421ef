import { defineScreen } from '../screen.ts';
import { CompanyPagePresenter } from './company-page-presenter.ts';
import { CompanyPageView } from './CompanyPageView.tsx';

export const companyPage = defineScreen(CompanyPageView, CompanyPagePresenter);
