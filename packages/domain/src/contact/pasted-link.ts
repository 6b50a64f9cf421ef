import { cleanLine } from '../shared/clean-text.ts';
import { safeLink } from '../shared/links.ts';

const wrappers = ['<>', '()', '[]', '{}', '""', "''", '“”', '„“', '‘’', '«»', '``', '**', '__'];
const markdown = /^!?\[[^\]]*\]\(([^()\s]+)(?: "[^"]*")?\)$/;

/** Removes brackets, quotation marks and Markdown around a pasted link. */
export function cleanLink(text: string): string {
  const typed = cleanLine(text);
  let link = typed;
  for (let depth = 0; depth < 8; depth += 1) {
    if (safeLink(link) !== null && !wrappers.some(([start]) => start === link[0])) return link;
    const target = markdown.exec(link)?.[1];
    if (target === undefined && (link.length < 2 || !wrappers.includes(link.slice(0, 1) + link.slice(-1)))) break;
    link = target ?? link.slice(1, -1).trim();
  }
  return typed;
}
