import { searchText } from '@glo/domain/shared/search-text';

/** Options whose label contains the typed text: the same text first, then prefix matches. */
export function matchOptions<T>(options: readonly T[], typed: string, labelOf: (option: T) => string): readonly T[] {
  const wanted = searchText(typed);
  const found = options
    .map((option) => ({ option, label: searchText(labelOf(option)) }))
    .filter(({ label }) => label.includes(wanted));
  const rank = (label: string) => Number(label !== wanted) + Number(!label.startsWith(wanted));
  return found.toSorted((one, other) => rank(one.label) - rank(other.label)).map(({ option }) => option);
}
