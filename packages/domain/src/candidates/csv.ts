/** CSV (RFC 4180): each line ended by CRLF. */
export function csv(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

/** Where a spreadsheet begins to read a formula: full-width signs count as well. */
const atStart = /^(?=\s*[=+\-@＝＋－＠\t\r])/;
/** The same inside a text: a spreadsheet whose separator is another one than the comma begins a cell there, quoted or not. */
const afterSeparator = /(?<=[;\t\r\n])(?=[^\S\t\r\n]*[=+\-@＝＋－＠])/g;

/** Ids and phone numbers are not numbers: a spreadsheet drops leading zeros, digits after the fifteenth, and reads 12e3 as 12000. */
function looksLikeNumber(text: string): boolean {
  const digits = text.trim();
  return /^\d+(\.\d+)?(e[+-]?\d+)?$/i.test(digits) && (String(Number(digits)) !== digits || digits.length > 11);
}

/** Quoted where it must be; what a spreadsheet would take for a formula, or change as a number, begins with an apostrophe. */
function cell(text: string): string {
  const isNegativeNumber = /^-\d+(\.\d+)?$/.test(text);
  if (looksLikeNumber(text)) return `'${text}`;
  const harmless = isNegativeNumber ? text : text.replace(afterSeparator, "'").replace(atStart, "'");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
