import type { Rule } from '../form/field.ts';
import { matching, required, withoutBlanks } from '../form/rules.ts';

/** The rules of editing the profile (specification 1, section 5): those of onboarding with another word and a stricter phone number. */
export const nameRule = required('Enter a valid Name');
export const locationRule = required('Enter Your Location');
export const positionRule = required('Enter a valid Position');
const tenDigits = matching(/^\+?[1-9]\d{9}$/, 'Enter a valid Phone Number');
/** An optional plus, a first digit 1 to 9 and nine more, blanks aside; onboarding lets a leading 0 pass. */
export const phoneRule: Rule<string> = (value) => tenDigits(withoutBlanks(value));

/** Why a phone number that was good at onboarding is not here; null for every other number. */
export function phoneAdvice(phoneNumber: string): string | null {
  return /^\+?0\d{9}$/.test(withoutBlanks(phoneNumber)) ? 'A phone number cannot begin with 0 any more.' : null;
}
