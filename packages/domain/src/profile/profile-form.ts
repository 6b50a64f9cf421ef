import { cleanLine } from '../shared/clean-text.ts';
import type { Rule } from '../form/field.ts';
import { type FormRules, mandatory } from '../form/form-rules.ts';
import { matching, required } from '../form/rules.ts';
import { cleanPhone } from '../shared/typed-numbers.ts';
import type { ProfileDetails } from './profile-gateway.ts';

export const phonePattern = /^\+?[1-9]\d{9}$/;
export const phoneInvalid = 'Enter a valid Phone Number';
const tenDigits = matching(phonePattern, phoneInvalid);
/** An optional plus, a first digit 1 to 9 and nine more. Onboarding lets a leading 0 pass. */
export const phoneRule: Rule<string> = (value) => tenDigits(cleanPhone(value));

/** The rules of editing the profile (specification 1, section 5): those of onboarding with another word and a stricter phone number. */
export const profileFormRules: FormRules<ProfileDetails> = {
  name: mandatory(required('Enter a valid Name'), cleanLine),
  position: mandatory(required('Enter a valid Position'), cleanLine),
  phoneNumber: mandatory(phoneRule, cleanPhone),
  location: mandatory(required('Enter Your Location'), cleanLine),
};

/** Why a phone number that was good at onboarding is not here; null for every other number. */
export function phoneAdvice(phoneNumber: string): string | null {
  return /^\+?0\d{9}$/.test(cleanPhone(phoneNumber)) ? 'A phone number cannot begin with 0 any more.' : null;
}
