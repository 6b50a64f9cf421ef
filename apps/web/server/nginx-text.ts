/** Parts of nginx's configuration language. */

/** A text as nginx's configuration has it. `$` has no escape: `${dollar}` is a variable that holds one. */
export const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&').replaceAll('$', '${dollar}')}"`;

/** Directives that add these headers to every answer, errors too. */
export const addHeaders = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);

/** A block with its directives, each on a line. */
export const block = (head: string, lines: readonly string[]): string =>
  [`${head} {`, ...lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`), '}'].join('\n');
