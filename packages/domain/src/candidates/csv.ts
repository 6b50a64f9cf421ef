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

/**
 * Marks a phone number or an id as text, also one that is a short number. An apostrophe, as for formulas: `="123"` is a
 * formula itself, which LibreOffice shows as it is written.
 */
export const asText = (text: string): string => text.trim().replace(/^(?=[\d(][\d\s().-]*$)/, "'");

/** '8.50' becomes '8.5', because a column of numbers and texts cannot be sorted. */
export function plainNumber(text: string): string {
  const trimmed = text.trim();
  return /^\d{1,3}\.\d{1,6}$/.test(trimmed) ? String(Number(trimmed)) : trimmed;
}

function cell(text: string): string {
  const isNegativeNumber = /^-\d+(\.\d+)?$/.test(text);
  if (looksLikeNumber(text)) return `'${text}`;
  const harmless = isNegativeNumber ? text : text.replace(afterSeparator, "'").replace(atStart, "'");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
