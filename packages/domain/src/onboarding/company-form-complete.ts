import { companyFormRules } from '../company/company-form.ts';
import { isComplete } from '../form/form-rules.ts';
import type { CompanyDraft } from './onboarding-draft.ts';

/** Includes the image (specification 1, section 5). */
export function companyFormIsComplete(form: CompanyDraft): boolean {
  return form.imageUrl !== '' && isComplete(companyFormRules, form);
}
