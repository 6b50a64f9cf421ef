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
  imageMaximumBytes,
  imageMissing,
  imageTooLarge,
  imageTypes,
} from './company-form.ts';
