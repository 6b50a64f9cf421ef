import {
  authorisedRule,
  companyAboutRule,
  companyNameRule,
  companySizeRule,
  companyTypesRule,
  companyUrlRule,
} from '../company/company-form.ts';
import type { CompanyDraft } from './onboarding-draft.ts';

/** Everything the one save of a company needs is there, its image included (specification 1, section 5). */
export function companyFormIsComplete(form: CompanyDraft): boolean {
  const problems = [
    companyNameRule(form.name),
    companyUrlRule(form.url),
    companyAboutRule(form.about),
    companySizeRule(form.size),
    companyTypesRule(form.types),
    authorisedRule(form.authorised),
  ];
  return form.imageUrl !== '' && problems.every((problem) => problem === null);
}
