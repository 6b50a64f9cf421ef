import { headingAt, itemOf } from './description-lines.ts';

/** How plain text reads: lines that start with •, - or * as lists, heads of sections, what is between blank lines as paragraphs. */
export type DescriptionBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

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
  const all = text.split(/\r?\n/).map((raw) => raw.trim());
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
