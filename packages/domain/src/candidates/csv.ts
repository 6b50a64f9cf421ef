/** CSV (RFC 4180): each line ended by CRLF. */
export function csv(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

/** Where a spreadsheet begins to read a formula: full-width signs count as well. */
const atStart = /^(?=\s*[=+\-@＝＋－＠\t\r])/;
/** The same inside a text: a spreadsheet whose separator is another one than the comma begins a cell there, quoted or not. */
const afterSeparator = /(?<=[;\t\r\n])(?=[^\S\t\r\n]*[=+\-@＝＋－＠])/g;

/** Quoted where it must be; what a spreadsheet would take for a formula begins with an apostrophe. */
function cell(text: string): string {
  const isNegativeNumber = /^-\d+(\.\d+)?$/.test(text);
  const harmless = isNegativeNumber ? text : text.replace(afterSeparator, "'").replace(atStart, "'");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
