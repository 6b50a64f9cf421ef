import type { TabMemory } from '@glo/domain/client-storage/tab-memory';

/** A tab that survives its reloads. */
export class FakeTabMemory implements TabMemory {
  readonly kept = new Map<string, string>();
  /** No room is left: what is written is not kept. */
  isFull = false;

  read(name: string): string | null {
    return this.kept.get(name) ?? null;
  }

  write(name: string, text: string): void {
    if (!this.isFull) this.kept.set(name, text);
  }

  /** As the browser copies it when a tab is duplicated. */
  copy(): FakeTabMemory {
    const other = new FakeTabMemory();
    for (const [name, text] of this.kept) other.write(name, text);
    return other;
  }

  clear(): void {
    this.kept.clear();
  }
}
