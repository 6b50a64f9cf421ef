import { plain, wordsOf } from '@glo/domain/shared/text';

export type PaletteKind = 'selected' | 'act' | 'everywhere' | 'screen' | 'job' | 'folder' | 'search' | 'person';

/** One row of the palette. */
export interface PaletteItem {
  /** Unlike that of any other row. */
  readonly key: string;
  readonly kind: PaletteKind;
  readonly label: string;
  /** Beside the label, not searched. */
  readonly detail?: string;
  readonly pictureUrl?: string;
  /** The key, or keys one after the other, that do the same: 'g d'. */
  readonly shortcut?: string;
  /** An address, or what to do. */
  readonly to: string | (() => void);
}

/** The order of the groups: who has selected people means to do something with them. Otherwise commands first before anything is typed; people and jobs first while typing, since most queries are names. */
const order = {
  browsing: ['selected', 'act', 'screen', 'job', 'person', 'search', 'folder', 'everywhere'],
  typing: ['selected', 'person', 'job', 'folder', 'search', 'act', 'screen', 'everywhere'],
} as const;

/** The rows that are shown before anything is typed, all and of a kind, and those kept for the first kinds; what others leave goes to the kinds in their order. */
const browsing = {
  most: 12,
  mostOfKind: 5,
  kept: new Map<PaletteKind, number>([
    ['selected', 12],
    ['act', 4],
    ['screen', 4],
    ['job', 2],
    ['person', 2],
  ]),
} as const;

/** The rows of one kind that are shown while typing: more words find the rest. */
const mostOfKind = 6;
/** Acts are few. */
const few: ReadonlySet<PaletteKind> = new Set(['selected', 'act', 'everywhere']);

/** The rows that hold every word of what was typed, by kind; within a kind names that begin with it come first, then those of which a word does. */
export function findItems(items: readonly PaletteItem[], typed: string): readonly (readonly PaletteItem[])[] {
  const words = wordsOf(typed);
  const state = words.length === 0 ? 'browsing' : 'typing';
  const start = words.join(' ');
  const found = items
    .map((item) => ({ item, label: plain(item.label) }))
    .filter(({ label }) => words.every((word) => label.includes(word)));
  const ranked = found.toSorted((one, other) => rankOf(one.label, start) - rankOf(other.label, start));
  const kinds = order[state].map((kind) => ({
    kind,
    rows: ranked.filter(({ item }) => item.kind === kind).map(({ item }) => item),
  }));
  const shown =
    state === 'browsing'
      ? toBrowse(kinds)
      : kinds.map(({ kind, rows }) => (few.has(kind) ? rows : rows.slice(0, mostOfKind)));
  return shown.filter((rows) => rows.length > 0);
}

function toBrowse(
  kinds: readonly { readonly kind: PaletteKind; readonly rows: readonly PaletteItem[] }[],
): readonly (readonly PaletteItem[])[] {
  let spare: number = browsing.most;
  const taken = kinds.map(({ kind, rows }) => {
    const count = Math.min(rows.length, browsing.kept.get(kind) ?? 0, spare);
    spare -= count;
    return count;
  });
  return kinds.map(({ kind, rows }, place) => {
    const most = few.has(kind) ? rows.length : Math.min(rows.length, browsing.mostOfKind);
    const count = Math.min(most, (taken[place] ?? 0) + spare);
    spare -= count - (taken[place] ?? 0);
    return rows.slice(0, count);
  });
}

function rankOf(label: string, start: string): number {
  if (label.startsWith(start)) return 0;
  return label.includes(` ${start}`) ? 1 : 2;
}
