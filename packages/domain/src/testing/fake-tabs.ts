import type { Change, DoneElsewhere, Tabs } from '../shared/tabs.ts';

interface Shared {
  readonly tabs: Set<FakeTabs>;
  readonly done: Map<string, { readonly at: number; readonly by: FakeTabs }>;
  readonly held: Map<string, Promise<unknown>>;
}

/** One tab. `another()` opens a second tab of the same browser. */
export class FakeTabs implements Tabs {
  readonly #shared: Shared;
  readonly #listeners = new Set<(change: Change) => void>();
  readonly #ownListeners = new Set<(change: Change) => void>();

  constructor(shared: Shared = { tabs: new Set(), done: new Map(), held: new Map() }) {
    this.#shared = shared;
    shared.tabs.add(this);
  }

  another(): FakeTabs {
    return new FakeTabs(this.#shared);
  }

  async once<T extends { readonly ok: boolean }>(
    name: string,
    since: number,
    act: () => Promise<T>,
  ): Promise<T | DoneElsewhere> {
    const { done, held } = this.#shared;
    const start = async (): Promise<T | DoneElsewhere> => {
      const before = done.get(name);
      if (before && before.by !== this && before.at >= since) return { elsewhere: new Date(before.at).toISOString() };
      const result = await act();
      if (result.ok) done.set(name, { at: Date.now(), by: this });
      return result;
    };
    const turn = held.get(name)?.then(start) ?? start();
    held.set(name, turn);
    const result = await turn;
    if (held.get(name) === turn) held.delete(name);
    return result;
  }

  async claim(name: string, act: () => Promise<void>): Promise<boolean> {
    const { held } = this.#shared;
    if (held.has(name)) return false;
    const acting = act().finally(() => held.delete(name));
    held.set(name, acting);
    await acting;
    return true;
  }

  async isClaimed(name: string): Promise<boolean> {
    return this.#shared.held.has(name);
  }

  async released(name: string): Promise<void> {
    await this.#shared.held.get(name);
  }

  announce(change: Change): void {
    for (const listener of this.#ownListeners) listener(change);
    for (const tab of this.#shared.tabs) if (tab !== this) tab.hear(change);
  }

  hear(change: Change): void {
    void this.#deliver(change);
  }

  subscribe(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  onAnnounced(listener: (change: Change) => void): void {
    this.#ownListeners.add(listener);
  }

  async #deliver(change: Change): Promise<void> {
    await Promise.resolve();
    for (const listener of this.#listeners) listener(change);
  }
}
