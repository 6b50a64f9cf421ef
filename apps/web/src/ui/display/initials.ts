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

/** Returns a hue from 0 to 359. Ignores case and surrounding blanks. */
export function hueOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash % 360;
}
