/** Matches labels case-insensitively, prefix matches first. */
export function matchOptions<T>(options: readonly T[], typed: string, labelOf: (option: T) => string): readonly T[] {
  const wanted = typed.trim().toLowerCase();
  const positionOf = (option: T) => labelOf(option).toLowerCase().indexOf(wanted);
  return [
    ...options.filter((option) => positionOf(option) === 0),
    ...options.filter((option) => positionOf(option) > 0),
  ];
}
