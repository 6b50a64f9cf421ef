import type { Tabs } from '../shared/tabs.ts';

/** Tells the acts of an open page from those that a closed page has left behind. */
export class OpenPages {
  readonly #tabs: Tabs;
  readonly #newName: () => string;
  #claim: { readonly name: string; readonly release: () => void } | null = null;
  #running = 0;

  constructor(tabs: Tabs, newName: () => string) {
    this.#tabs = tabs;
    this.#newName = newName;
  }

  /** Returns the name under which `isOpen` finds this page until `leave` was called as often. */
  enter(): string {
    this.#running += 1;
    this.#claim ??= this.#createClaim();
    return this.#claim.name;
  }

  leave(): void {
    this.#running -= 1;
    if (this.#running > 0) return;
    this.#claim?.release();
    this.#claim = null;
  }

  async isOpen(name: string): Promise<boolean> {
    return name === this.#claim?.name || (await this.#tabs.isClaimed(name));
  }

  changed(): void {
    this.#tabs.announce({ about: 'unfinished', id: '' });
  }

  #createClaim() {
    const { promise, resolve } = Promise.withResolvers<void>();
    const name = `page-${this.#newName()}`;
    void this.#tabs.claim(name, () => promise);
    return { name, release: resolve };
  }
}
