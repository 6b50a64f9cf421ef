import { matching, required } from '../form/rules.ts';

/** The rules of editing the profile (specification 1, section 5): those of onboarding with another word and a stricter phone number. */
export const nameRule = required('Enter a valid Name');
export const locationRule = required('Enter Your Location');
export const positionRule = required('Enter a valid Position');
/** An optional plus, a first digit 1 to 9 and nine more; onboarding lets a leading 0 pass. */
export const phoneRule = matching(/^\+?[1-9]\d{9}$/, 'Enter a valid Phone Number');

/** Why a phone number that was good at onboarding is not here; null for every other number. */
export function phoneAdvice(phoneNumber: string): string | null {
  return /^\+?0\d{9}$/.test(phoneNumber.trim()) ? 'A phone number cannot begin with 0 any more.' : null;
}
