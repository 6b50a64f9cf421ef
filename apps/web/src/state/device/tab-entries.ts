import type { TabMemory } from '@glo/domain/client-storage/client-storage';
import type { SessionState } from '../session-state.ts';
import { parseJson } from '@glo/domain/shared/json';

interface EntriesOf<T> {
  readonly key: string;
  readonly most: number;
  isEntry(value: unknown): value is T;
}

/** A list in tab storage. Empty for another account. Skips damaged entries. */
export class TabEntries<T> {
  readonly #memory: TabMemory;
  readonly #session: SessionState;
  readonly #of: EntriesOf<T>;

  constructor(memory: TabMemory, session: SessionState, of: EntriesOf<T>) {
    this.#memory = memory;
    this.#session = session;
    this.#of = of;
  }

  read(): readonly T[] {
    const kept = parseJson(this.#memory.read(this.#of.key)) as { of?: unknown; entries?: unknown } | null;
    if (kept?.of !== this.#session.draftsOf || !Array.isArray(kept?.entries)) return [];
    return kept.entries.filter(this.#of.isEntry);
  }

  write(entries: readonly T[]): void {
    const { key, most } = this.#of;
    this.#memory.write(key, JSON.stringify({ of: this.#session.draftsOf, entries: entries.slice(-most) }));
  }
}
