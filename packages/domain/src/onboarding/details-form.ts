import { matching, required } from '../form/rules.ts';

/** The rules of 'Introduce yourself' (specification 1, section 5). */
export const nameRule = required('Enter a valid Name');
export const designationRule = required('Enter a valid Designation');
/** An optional plus and exactly ten digits; a leading 0 passes here, though not in edit profile. */
export const onboardingPhoneRule = matching(/^\+?\d{10}$/, 'Enter a valid Phone Number');
export const locationRule = required('Enter Your Location');
