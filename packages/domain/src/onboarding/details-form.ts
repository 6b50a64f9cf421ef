import type { Rule } from '../form/field.ts';
import { matching, required, withoutBlanks } from '../form/rules.ts';

/** The rules of 'Introduce yourself' (specification 1, section 5). */
export const nameRule = required('Enter a valid Name');
export const designationRule = required('Enter a valid Designation');
const tenDigits = matching(/^\+?\d{10}$/, 'Enter a valid Phone Number');
/** An optional plus and exactly ten digits, blanks aside; a leading 0 passes here, though not in edit profile. */
export const onboardingPhoneRule: Rule<string> = (value) => tenDigits(withoutBlanks(value));
export const locationRule = required('Enter Your Location');
