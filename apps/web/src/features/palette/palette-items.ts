import { plain, wordsOf } from '@glo/domain/shared/text';

export type PaletteKind = 'act' | 'everywhere' | 'screen' | 'job' | 'folder' | 'search' | 'person';

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

/** The order of the groups: commands first before anything is typed; people and jobs first while typing, since most queries are names. */
const order = {
  browsing: ['act', 'screen', 'person', 'job', 'search', 'folder', 'everywhere'],
  typing: ['person', 'job', 'folder', 'search', 'screen', 'act', 'everywhere'],
} as const;

/** The rows of one kind that are shown: the rest is found by typing. */
const shown = { browsing: 5, typing: 6 } as const;
const few: ReadonlySet<PaletteKind> = new Set(['act', 'everywhere']);

/** The rows that hold every word of what was typed, by kind; within a kind names that begin with it come first, then those of which a word does. */
export function findItems(items: readonly PaletteItem[], typed: string): readonly (readonly PaletteItem[])[] {
  const words = wordsOf(typed);
  const state = words.length === 0 ? 'browsing' : 'typing';
  const start = words.join(' ');
  const found = items
    .map((item) => ({ item, label: plain(item.label) }))
    .filter(({ label }) => words.every((word) => label.includes(word)));
  const ranked = found.toSorted((one, other) => rankOf(one.label, start) - rankOf(other.label, start));
  return order[state]
    .map((kind) => {
      const ofKind = ranked.filter(({ item }) => item.kind === kind).map(({ item }) => item);
      // Acts are few, and browsing is how one gets to know them.
      return few.has(kind) ? ofKind : ofKind.slice(0, shown[state]);
    })
    .filter((ofKind) => ofKind.length > 0);
}

function rankOf(label: string, start: string): number {
  if (label.startsWith(start)) return 0;
  return label.includes(` ${start}`) ? 1 : 2;
}
