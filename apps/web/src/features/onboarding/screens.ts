import { defineScreen } from '../screen.ts';
import { DetailsView } from './details/DetailsView.tsx';
import { DetailsPresenter } from './details/details-presenter.ts';
import { ChooseCompanyView } from './company/ChooseCompanyView.tsx';
import { ChooseCompanyPresenter } from './company/choose-company-presenter.ts';
import { CreateCompanyView } from './create-company/CreateCompanyView.tsx';
import { CreateCompanyPresenter } from './create-company/create-company-presenter.ts';
import { TechnologiesView } from './technologies/TechnologiesView.tsx';
import { TechnologiesPresenter } from './technologies/technologies-presenter.ts';
import { CompanyVerificationPresenter, PersonalVerificationPresenter } from './verification/verification-presenters.ts';
import { CompanyVerificationView, PersonalVerificationView } from './verification/VerificationViews.tsx';
import { HireInView } from './hire-in/HireInView.tsx';
import { HireInPresenter } from './hire-in/hire-in-presenter.ts';

export const details = defineScreen(DetailsView, DetailsPresenter);
export const chooseCompany = defineScreen(ChooseCompanyView, ChooseCompanyPresenter);
export const createCompany = defineScreen(CreateCompanyView, CreateCompanyPresenter);
export const technologies = defineScreen(TechnologiesView, TechnologiesPresenter);
export const companyVerification = defineScreen(CompanyVerificationView, CompanyVerificationPresenter);
export const personalVerification = defineScreen(PersonalVerificationView, PersonalVerificationPresenter);
export const hireIn = defineScreen(HireInView, HireInPresenter);

/** One script for all steps that take documents, because other screens do not need the code that they share. */
export { laterCompanyVerification, laterPersonalVerification } from '../verification/screens.ts';
