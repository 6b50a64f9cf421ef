/** Initials of the first and last word, in capitals. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ''))
    .filter((word) => word !== '');
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word) => /^./u.exec(word ?? '')?.[0].toUpperCase() ?? '').join('');
}
