/** The entries of a data text: parted by semicolons or line ends, without empty ones. */
export function entries(text: string): string[] {
  return text.split(/[;\n]/).map(trim).filter(Boolean);
}

/** The lines of a data text, without empty ones. */
export function lines(text: string): string[] {
  return text.split('\n').map(trim).filter(Boolean);
}

/** The columns of a line, parted by bars. */
export function columns(line: string): string[] {
  return line.split('|').map(trim);
}

/** Head and rest of a line such as 'Goa: Panaji; Margao'. */
export function headAndRest(line: string): [head: string, rest: string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}

const trim = (part: string): string => part.trim();
