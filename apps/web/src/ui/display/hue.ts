/** Returns a hue from 0 to 359. Ignores case and surrounding blanks. */
export function hueOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash % 360;
}
