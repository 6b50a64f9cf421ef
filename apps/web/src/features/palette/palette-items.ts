import { searchText, searchWords } from '@glo/domain/shared/search-text';

export type PaletteKind =
  | 'selected'
  | 'command'
  | 'everywhere'
  | 'screen'
  | 'job'
  | 'review'
  | 'folder'
  | 'search'
  | 'person'
  | 'unloaded';

export interface PaletteItem {
  readonly key: string;
  readonly kind: PaletteKind;
  readonly label: string;
  /** Not searched. */
  readonly detail?: string;
  /** Only for a person. */
  readonly avatarName?: string;
  readonly pictureUrl?: string;
  /** One or more keys in sequence: 'g d'. */
  readonly shortcut?: string;
  readonly to: string | (() => void);
  /** Found and ranked already. */
  readonly isMatched?: boolean;
  readonly staysOpen?: boolean;
}

/** Reviews are found by typing only. A selection's actions come first, then commands in an empty palette, people and jobs once something is typed. */
const order = {
  browsing: ['selected', 'command', 'screen', 'job', 'person', 'search', 'folder', 'everywhere'],
  typing: ['selected', 'person', 'unloaded', 'job', 'review', 'folder', 'search', 'command', 'screen', 'everywhere'],
} as const;

/** Rows of an empty palette: in total, per kind, and reserved per kind. Unused rows go to the kinds in order. */
const browsing = {
  maximum: 12,
  maximumPerKind: 5,
  reserved: new Map<PaletteKind, number>([
    ['selected', 12],
    ['command', 4],
    ['screen', 4],
    ['job', 2],
    ['person', 2],
  ]),
} as const;

/** Rows per kind while typing. */
export const maximumPerKind = 6;
const unlimitedKinds: ReadonlySet<PaletteKind> = new Set(['selected', 'command', 'everywhere', 'unloaded']);

/**
 * Returns the rows that contain every typed word or are matched already, by kind, prefix matches first. A kind with a
 * prefix match precedes the others, because people are also found by similar names.
 */
export function findItems(items: readonly PaletteItem[], typed: string): readonly (readonly PaletteItem[])[] {
  const words = searchWords(typed);
  const state = words.length === 0 ? 'browsing' : 'typing';
  const start = words.join(' ');
  const found = items
    .map((item) => ({ item, label: searchText(item.label) }))
    .filter(({ item, label }) => item.isMatched === true || words.every((word) => label.includes(word)));
  const rank = ({ item, label }: (typeof found)[number]) => (item.isMatched === true ? 0 : rankOf(label, start));
  const ranked = found.toSorted((one, other) => rank(one) - rank(other));
  const kinds = order[state].map((kind) => ({
    kind,
    rows: ranked.filter(({ item }) => item.kind === kind).map(({ item }) => item),
  }));
  const shown =
    state === 'browsing'
      ? browsingRows(kinds)
      : kinds.map(({ kind, rows }) => (unlimitedKinds.has(kind) ? rows : rows.slice(0, maximumPerKind)));
  const groups = shown.filter((rows) => rows.length > 0);
  if (state === 'browsing') return groups;
  const isFirst = (rows: readonly PaletteItem[]) =>
    rows.some(({ kind, label }) => kind === 'selected' || rankOf(searchText(label), start) === 0);
  return groups.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
}

function browsingRows(
  kinds: readonly { readonly kind: PaletteKind; readonly rows: readonly PaletteItem[] }[],
): readonly (readonly PaletteItem[])[] {
  let spare: number = browsing.maximum;
  const reserved = kinds.map(({ kind, rows }) => {
    const count = Math.min(rows.length, browsing.reserved.get(kind) ?? 0, spare);
    spare -= count;
    return count;
  });
  return kinds.map(({ kind, rows }, index) => {
    const most = unlimitedKinds.has(kind) ? rows.length : Math.min(rows.length, browsing.maximumPerKind);
    const count = Math.min(most, (reserved[index] ?? 0) + spare);
    spare -= count - (reserved[index] ?? 0);
    return rows.slice(0, count);
  });
}

function rankOf(label: string, start: string): number {
  if (label.startsWith(start)) return 0;
  return label.includes(` ${start}`) ? 1 : 2;
}
