import { matching } from '../form/rules.ts';
import type { Rule } from '../form/field.ts';

/** Rules for e-mail and password (specification 1, section 5). */

const emailPattern = /^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>[\]\\.]+(\.[^\s@"(),:;<>[\]\\.]+)+$/;

export const emailRule: Rule<string> = matching(emailPattern, 'Enter a valid Email id');

export const passwordRule: Rule<string> = (value) =>
  value.length >= 8 && /[0-9!@#$%^"]/.test(value)
    ? null
    : 'Must be 8 characters or longer. Use at least one number or symbol(eg, !@#$%^)';

/** At login and account deletion a password is only required. */
export const enteredPasswordRule: Rule<string> = (value) => (value === '' ? 'Enter your password' : null);

export const passwordsDiffer = 'Password does not match';

/** A password typed a second time equals the first. */
export const sameAs =
  (password: () => string): Rule<string> =>
  (value) =>
    value === password() ? null : passwordsDiffer;

export const freeMailWarning = 'Use your official email ID to get first level verified.';

// biome-ignore format: a list reads better in rows
const freeMailDomains = new Set([
  'gmail.com', 'googlemail.com', 'yahoo.com', 'yahoo.in', 'yahoo.co.in', 'yahoo.co.uk', 'ymail.com', 'rocketmail.com',
  'hotmail.com', 'hotmail.co.uk', 'outlook.com', 'outlook.in', 'live.com', 'msn.com', 'icloud.com', 'me.com', 'mac.com',
  'aol.com', 'proton.me', 'protonmail.com', 'pm.me', 'gmx.com', 'gmx.net', 'gmx.de', 'web.de', 'mail.com', 'mail.ru',
  'yandex.com', 'yandex.ru', 'zoho.com', 'zohomail.in', 'rediffmail.com', 'rediff.com', 'fastmail.com', 'tutanota.com',
  'hey.com', 'qq.com', '163.com', 'naver.com',
]);

/** True for addresses at the common free-mail providers, which sign-up warns of. */
export function isFreeMail(email: string): boolean {
  const domain = email.trim().toLowerCase().split('@')[1] ?? '';
  return freeMailDomains.has(domain);
}

/** The agreement box of sign-up. */
export const agreementRule: Rule<boolean> = (ticked) => (ticked ? null : 'Please agree before you go on');
