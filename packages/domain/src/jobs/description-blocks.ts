import { textMaximum } from '../shared/text.ts';

export type DescriptionBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/** Reads as much as a description may have, because looking ahead takes quadratic time. */
export function descriptionBlocks(text: string): readonly DescriptionBlock[] {
  const blocks: DescriptionBlock[] = [];
  let lines: string[] = [];
  let items: string[] = [];
  const close = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', text: lines.join('\n') });
    if (items.length > 0) blocks.push({ kind: 'list', items });
    lines = [];
    items = [];
  };
  const all = text
    .slice(0, textMaximum)
    .split(/\r?\n/)
    .map((raw) => raw.trim());
  for (const [index, line] of all.entries()) {
    const heading = headingAt(all, index);
    if (heading !== null) {
      close();
      blocks.push({ kind: 'heading', text: heading });
      continue;
    }
    const item = itemOf(line);
    if (line === '' || (item === null && items.length > 0)) close();
    if (item === null) {
      if (line !== '') lines.push(line);
    } else if (item !== '') items.push(item);
  }
  close();
  return blocks;
}

/** Returns the text of '• One', '- one' or '* one', and `null` for other lines such as '-5 °C'. */
function itemOf(line: string): string | null {
  if (line.startsWith('•')) return line.slice(1).trim();
  return /^[-*–] \S/.test(line) ? line.slice(1).trim() : null;
}

/** Maximum length of a heading. `wordsAlone` applies to a heading that only blank lines separate from the text. */
const most = { characters: 60, words: 8, wordsAlone: 4 } as const;

/** A heading begins a block and is marked ('# Tasks', '**Tasks**', 'TASKS', 'Tasks:') or precedes a longer text. */
function headingAt(lines: readonly string[], index: number): string | null {
  const line = lines[index] ?? '';
  const before = lines[index - 1] ?? '';
  const [next = ''] = lines.slice(index + 1);
  const follows = lines.slice(index + 1).find((other) => other !== '') ?? '';
  if (follows === '' || isItem(line) || (before !== '' && !isItem(before))) return null;
  const marked = /^(?:#{1,6} +(.+)|\*\*([^*]+)\*\*)$/.exec(line);
  if (marked !== null) return (marked[1] ?? marked[2] ?? '').trim();
  if (!isShort(line)) return null;
  const isHead =
    line.endsWith(':') ||
    isItem(next) ||
    isInCapitals(line) ||
    (next === '' && countWords(line) <= most.wordsAlone && !line.endsWith('?') && isLong(follows));
  return isHead ? line : null;
}

function isShort(line: string): boolean {
  const fits = line.length <= most.characters && countWords(line) <= most.words;
  return fits && /^[\p{Lu}\p{Lo}\p{N}]/u.test(line) && !/[.,;!]$/.test(line);
}

function isLong(line: string): boolean {
  return isItem(line) || countWords(line) > most.words;
}

function isInCapitals(line: string): boolean {
  return /\p{Lu}{3}/u.test(line) && !/\p{Ll}/u.test(line);
}

function isItem(line: string): boolean {
  return itemOf(line) !== null;
}

function countWords(line: string): number {
  return line.split(/\s+/).length;
}
