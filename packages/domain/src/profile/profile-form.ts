import { cleanLine } from '../shared/clean-text.ts';
import { type FormRules, mandatory } from '../form/form-rules.ts';
import { matching, required } from '../form/rules.ts';
import { cleanPhone } from '../shared/typed-numbers.ts';
import type { ProfileDetails } from './profile-gateway.ts';

export const phonePattern = /^\+?[1-9]\d{9}$/;
export const phoneInvalid = 'Enter a valid Phone Number';
/** An optional plus and ten digits. Unlike at onboarding, a leading 0 is invalid. */
export const phoneRule = matching(phonePattern, phoneInvalid, cleanPhone);

/** Specification 1, section 5. */
export const profileFormRules: FormRules<ProfileDetails> = {
  name: mandatory(required('Enter a valid Name'), cleanLine),
  position: mandatory(required('Enter a valid Position'), cleanLine),
  phoneNumber: mandatory(phoneRule, cleanPhone),
  location: mandatory(required('Enter Your Location'), cleanLine),
};
