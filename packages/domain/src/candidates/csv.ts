/** CSV (RFC 4180): each line ended by CRLF. */
export function csv(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

/** Quoted where it must be; a text that a spreadsheet would take for a formula begins with an apostrophe. */
function cell(text: string): string {
  const harmless = /^[\s]*[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
