import { cleanLine } from '../shared/clean-text.ts';
import { type FormRules, mandatory } from '../form/form-rules.ts';
import { matching, required } from '../form/rules.ts';
import { cleanPhone } from '../shared/typed-numbers.ts';
import type { OnboardingDraft } from './onboarding-draft.ts';

export const onboardingPhonePattern = /^\+?\d{10}$/;
/** An optional plus and ten digits. Unlike in edit profile, a leading 0 is valid. */
export const onboardingPhoneRule = matching(onboardingPhonePattern, 'Enter a valid Phone Number', cleanPhone);

export type DetailsForm = Pick<OnboardingDraft, 'name' | 'position' | 'phoneNumber' | 'location'>;

/** In the order of the fields (specification 1, section 5). */
export const detailsFormRules: FormRules<DetailsForm> = {
  name: mandatory(required('Enter a valid Name'), cleanLine),
  position: mandatory(required('Enter a valid Designation'), cleanLine),
  phoneNumber: mandatory(onboardingPhoneRule, cleanPhone),
  location: mandatory(required('Enter Your Location'), cleanLine),
};
