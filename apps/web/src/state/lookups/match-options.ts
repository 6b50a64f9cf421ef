import { searchText } from '@glo/domain/shared/search-text';

/** Options whose label contains the typed text, prefix matches first. */
export function matchOptions<T>(options: readonly T[], typed: string, labelOf: (option: T) => string): readonly T[] {
  const wanted = searchText(typed);
  const found = options
    .map((option) => ({ option, at: searchText(labelOf(option)).indexOf(wanted) }))
    .filter(({ at }) => at >= 0);
  return [...found.filter(({ at }) => at === 0), ...found.filter(({ at }) => at > 0)].map(({ option }) => option);
}
