import type { TabMemory } from '@glo/domain/client-storage/client-storage';

/** Session storage of one tab, which survives a reload. */
export class FakeTabMemory implements TabMemory {
  readonly kept = new Map<string, string>();
  /** Writes are lost, as if the storage quota were exceeded. */
  isFull = false;

  read(name: string): string | null {
    return this.kept.get(name) ?? null;
  }

  write(name: string, text: string): void {
    if (!this.isFull) this.kept.set(name, text);
  }

  copy(): FakeTabMemory {
    const other = new FakeTabMemory();
    for (const [name, text] of this.kept) other.write(name, text);
    return other;
  }

  clear(): void {
    this.kept.clear();
  }
}
