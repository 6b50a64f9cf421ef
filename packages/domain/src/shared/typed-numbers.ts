import { cleanLine } from './clean-text.ts';

/** Cleans typed and pasted numbers (decision 77). Ambiguous text stays, so that the field's rule refuses it. */

const digit = /\p{Nd}/u;

/** Converts digits of any script. Unicode orders the ten digits of a script consecutively. */
export const asciiDigits = (text: string): string => text.replace(/[^\P{Nd}0-9]/gu, (character) => valueOf(character));

function valueOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let before = 0;
  while (digit.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** Removes spaces, punctuation, `tel:` and the Indian prefixes +91, 0091 and 0 from a phone number of ten digits. */
export function cleanPhone(text: string): string {
  const bare = asciiDigits(text)
    .replace(/^[^\d+]*tel:/i, '')
    .replaceAll('＋', '+')
    .replace(/[^\p{L}\d+]/gu, '');
  return bare.replace(/^(?:\+91|0091)?0?(\d{10})$/, '$1');
}

const rupeesBefore = /^(?:₹|rs\.?|inr)\s*/iu;
const rupeesAfter = /(?<!\s)\s*(?:₹|rs\.?|inr|\/-)$/iu;
const grouped = /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.\d+)?$/;

/** Removes surrounding spaces, the rupee sign and separators between thousands or lakhs. '1,5' stays. */
export function cleanNumber(text: string): string {
  const typed = asciiDigits(cleanLine(text)).replace(/[，．٬٫]/g, (sign) => ('，٬'.includes(sign) ? ',' : '.'));
  const number = typed.replace(rupeesBefore, '').replace(rupeesAfter, '');
  return grouped.test(number) ? number.replaceAll(',', '') : number;
}
