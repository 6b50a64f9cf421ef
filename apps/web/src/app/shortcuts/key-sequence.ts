/** Maximum pause between two keys, in milliseconds. */
const longestPause = 1500;

export class KeySequence {
  #first: string | null = null;
  #at = 0;

  /** Returns the candidates for this key: the sequence with the previous key first. `at` is in milliseconds. */
  add(key: string, at: number): string[] {
    const sequence = this.#first !== null && at - this.#at <= longestPause ? [`${this.#first} ${key}`] : [];
    this.#first = key;
    this.#at = at;
    return [...sequence, key];
  }

  end(): void {
    this.#first = null;
  }
}

export const keysOf = (shortcut: string): string[] => shortcut.split(' ');
