/** RFC 4180: every line ends with CRLF. */
export function csv(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

const atStart = /^(?=\s*[=+\-@＝＋－＠\t\r])/;
/** The start of a formula inside a text, because spreadsheets with another separator would begin a cell there. */
const afterSeparator = /(?<=[;\t\r\n])(?=[^\S\t\r\n]*[=+\-@＝＋－＠])/g;

/** Spreadsheets would change ids and phone numbers: they drop leading zeros and late digits, and read 12e3 as 12000. */
function looksLikeNumber(text: string): boolean {
  const digits = text.trim();
  return /^\d+(\.\d+)?(e[+-]?\d+)?$/i.test(digits) && (String(Number(digits)) !== digits || digits.length > 11);
}

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
/** Spreadsheets read 9/10, MAR1, 10:30 and 1 1/2 as a date, a time or a fraction. ISO dates stay dates. */
const converted = [
  /^\d{1,4} ?[/-] ?\d{1,4}(?: ?[/-] ?\d{1,4})?$/,
  new RegExp(`^${month}[ .,/-]{0,2}\\d{1,4}(?:[ .,/-]{1,2}\\d{1,4})?$`, 'i'),
  new RegExp(`^\\d{1,4}[ .,/-]{0,2}${month}(?:[ .,/-]{1,2}\\d{1,4})?$`, 'i'),
  /^\d{1,4}(?::\d{1,2}){0,2} ?[ap]m?$|^\d{1,4}(?::\d{1,2}){1,2}$/i,
  /^\d{1,9} \d{1,4}\/\d{1,4}$/,
  /^(?:true|false)$/i,
];
const isoDate = /^\d{4}-\d{2}-\d{2}$/;

function isConverted(text: string): boolean {
  const plain = text.trim();
  return !isoDate.test(plain) && converted.some((form) => form.test(plain));
}

/** Marks a phone number or an id as text. An apostrophe, because LibreOffice shows `="123"` as it is written. */
export const asText = (text: string): string => text.trim().replace(/^(?=[\d(][\d\s().-]*$)/, "'");

function cell(text: string): string {
  const isNegativeNumber = /^-\d+(\.\d+)?$/.test(text);
  if (looksLikeNumber(text) || isConverted(text)) return cell(`'${text}`);
  const harmless = isNegativeNumber ? text : text.replace(afterSeparator, "'").replace(atStart, "'");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
