/** Matches case-insensitively, prefix matches first. */
export function foundBy<T>(options: readonly T[], textOf: (option: T) => string, typed: string): readonly T[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return options;
  const found = options.filter((option) => textOf(option).toLowerCase().includes(wanted));
  const begins = (option: T) => textOf(option).toLowerCase().startsWith(wanted);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
