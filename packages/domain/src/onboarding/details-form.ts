import type { Rule } from '../form/field.ts';
import { type FormRules, mandatory } from '../form/form-rules.ts';
import { matching, required, withoutBlanks } from '../form/rules.ts';
import type { OnboardingDraft } from './onboarding-draft.ts';

const tenDigits = matching(/^\+?\d{10}$/, 'Enter a valid Phone Number');
/** An optional plus and exactly ten digits, blanks aside; a leading 0 passes here, though not in edit profile. */
export const onboardingPhoneRule: Rule<string> = (value) => tenDigits(withoutBlanks(value));

/** What is typed on 'Introduce yourself'. */
export type DetailsForm = Pick<OnboardingDraft, 'name' | 'position' | 'phoneNumber' | 'location'>;

/** The rules of 'Introduce yourself', in the order of its fields (specification 1, section 5). */
export const detailsFormRules: FormRules<DetailsForm> = {
  name: mandatory(required('Enter a valid Name')),
  position: mandatory(required('Enter a valid Designation')),
  phoneNumber: mandatory(onboardingPhoneRule),
  location: mandatory(required('Enter Your Location')),
};
