/** What `npm run bench -- ...` was asked for: a half, and of it the parts with this word in their names; else all. */
export interface Wanted {
  readonly half?: 'stand-in' | 'browser';
  readonly part: string;
}

/** From the words behind the command. Throws for a half that does not exist. */
export function wantedOf([half, part = '']: readonly string[]): Wanted {
  if (half === undefined) return { part };
  if (half !== 'stand-in' && half !== 'browser') throw new Error(`There is no half "${half}": stand-in or browser`);
  return { half, part };
}
