/** How plain text reads: lines that start with •, - or * as lists, what is between blank lines as paragraphs. */
export type DescriptionBlock =
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
  for (const line of text.split(/\r?\n/).map((raw) => raw.trim())) {
    const item = itemOf(line);
    if (line === '' || (item === null && items.length > 0)) close();
    if (item === null) {
      if (line !== '') lines.push(line);
    } else if (item !== '') items.push(item);
  }
  close();
  return blocks;
}

/** '• One', '- one' and '* one' are items; '-5 °C' is none. */
function itemOf(line: string): string | null {
  if (line.startsWith('•')) return line.slice(1).trim();
  return /^[-*–] \S/.test(line) ? line.slice(1).trim() : null;
}
