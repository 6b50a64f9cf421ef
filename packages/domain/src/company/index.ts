export { Companies } from './companies.ts';
export type { CompanyChoice, ImageFile, NewCompany } from './companies.ts';
export {
  authorisedRule,
  companyAboutRule,
  companyNameRule,
  companySizeRule,
  companySizes,
  companyTypes,
  companyTypesRule,
  companyUrlRule,
  imageMissing,
  imageProblem,
  imageTypes,
} from './company-form.ts';
