/** How long the second key may take, in milliseconds. */
const longestPause = 1500;

/** Two keys, one after the other, as one shortcut: 'g d'. */
export class KeySequence {
  #first: string | null = null;
  #at = 0;

  /** What this key may mean, at this time in milliseconds: first with the key before it, where that was just now. */
  add(key: string, at: number): string[] {
    const sequence = this.#first !== null && at - this.#at <= longestPause ? [`${this.#first} ${key}`] : [];
    this.#first = key;
    this.#at = at;
    return [...sequence, key];
  }

  /** The keys so far were one shortcut. */
  end(): void {
    this.#first = null;
  }
}

/** The keys of a shortcut, in their order. */
export const keysOf = (shortcut: string): string[] => shortcut.split(' ');
