import { asciiDigits } from '../shared/typed-numbers.ts';

/** The one-time code (specification 1, sections 4 and 9; decision 12). */
export const codeLength = 6;
export const resendSeconds = 60;

export const invalidCode = 'Invalid code entered. Please try again.';
export const defaultCodeMessage = 'Invalid OTP';

/** Returns at most six digits, which may be typed in any script. */
export function codeDigits(text: string): string {
  return asciiDigits(text).replace(/\D/g, '').slice(0, codeLength);
}

export function isCompleteCode(digits: string): boolean {
  return digits.length === codeLength;
}

/** `countdown(60)` is '1:00'. */
export function countdown(seconds: number): string {
  const rest = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, '0')}`;
}
