import { isoText } from '@glo/domain/shared/dates';
import { hashOf } from '@glo/domain/shared/hash';
import { parseJson, recordOf } from '@glo/domain/shared/json';
import type { Change, DoneElsewhere, Tabs } from '@glo/domain/shared/tabs';
import { attempt } from './attempt.ts';

const key = 'tabs';
/** Maximum age of stored entries in milliseconds, and their maximum number. */
const longest = 30 * 24 * 60 * 60 * 1000;
const most = 3000;
/** Changes are batched for this time (milliseconds), because a bulk action announces thousands. */
const batchMs = 300;

/** `id` is a hash of the name. `by` is the page that did it. */
interface Done {
  readonly id: string;
  readonly at: number;
  readonly by: string;
}

interface Message extends Change {
  readonly by: string;
}

/** Uses Web Locks, a BroadcastChannel and one local storage key, which contains only hashes and times. */
export class BrowserTabs implements Tabs {
  readonly #pageId = crypto.getRandomValues(new Uint32Array(2)).join('-');
  readonly #listeners = new Set<(change: Change) => void>();
  readonly #ownListeners = new Set<(change: Change) => void>();
  readonly #pendingChanges = new Map<string, Change>();
  #channel: BroadcastChannel | null = null;

  async once<T extends { readonly ok: boolean }>(
    name: string,
    since: number,
    task: () => Promise<T>,
  ): Promise<T | DoneElsewhere> {
    const id = hashOf(name);
    return await locked<T | DoneElsewhere>(id, {}, async () => {
      const done = readDone().get(id);
      if (done && done.by !== this.#pageId && done.at >= since) return { elsewhere: isoText(done.at) };
      const result = await task();
      if (result.ok) writeDone({ id, at: Date.now(), by: this.#pageId });
      return result;
    });
  }

  async claim(name: string, task: () => Promise<void>): Promise<boolean> {
    return await locked(name, { ifAvailable: true }, async (lock) => {
      if (lock === null) return false;
      await task();
      return true;
    });
  }

  async isClaimed(name: string): Promise<boolean> {
    try {
      const { held = [] } = await navigator.locks.query();
      return held.some((lock) => lock.name === lockName(name) && lock.mode === 'exclusive');
    } catch {
      return false;
    }
  }

  async released(name: string): Promise<void> {
    await locked(name, { mode: 'shared' }, async () => undefined);
  }

  announce(change: Change): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel, which takes none
    this.#open()?.postMessage({ ...change, by: this.#pageId });
    for (const listener of this.#ownListeners) listener(change);
  }

  subscribe(listener: (change: Change) => void): () => void {
    this.#open();
    if (this.#listeners.size === 0) this.#watchReturn();
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  onAnnounced(listener: (change: Change) => void): void {
    this.#ownListeners.add(listener);
  }

  #open(): BroadcastChannel | null {
    if (this.#channel !== null) return this.#channel;
    this.#channel = attempt(() => new BroadcastChannel(key));
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isMessage(data)) this.#receive(data);
    });
    return this.#channel;
  }

  #watchReturn(): void {
    for (const event of ['visibilitychange', 'focus', 'pageshow']) globalThis.addEventListener(event, this.#onReturn);
  }

  /** A page restored by Back has missed changes. A loaded page has not. */
  readonly #onReturn = (event: Event): void => {
    const isLoaded = event.type === 'pageshow' && !(event as PageTransitionEvent).persisted;
    if (!isLoaded && document.visibilityState === 'visible')
      this.#receive({ about: 'return', id: '', by: this.#pageId });
  };

  /** Keeps the last change of each tab, because one tab may know less than another. */
  #receive({ by, ...change }: Message): void {
    if (this.#pendingChanges.size === 0) setTimeout(() => this.#notifyListeners(), batchMs);
    this.#pendingChanges.set(`${change.about} ${change.id} ${by}`, change);
  }

  #notifyListeners(): void {
    const changes = [...this.#pendingChanges.values()];
    this.#pendingChanges.clear();
    for (const change of changes) for (const listener of this.#listeners) listener(change);
  }
}

const lockName = (name: string) => `${key} ${name}`;

type LockRequest<T> = (lock: Lock | null | undefined) => Promise<T>;

/** Runs without a lock if the browser has none, as on plain HTTP or with blocked cookies. */
async function locked<T>(name: string, options: LockOptions, request: LockRequest<T>): Promise<T> {
  let running: Promise<T> | null = null;
  const start = (lock?: Lock | null) => (running ??= request(lock));
  try {
    return await navigator.locks.request(lockName(name), options, start);
  } catch {
    return await start();
  }
}

function readDone(): Map<string, Done> {
  const kept = parseJson(attempt(() => globalThis.localStorage.getItem(key)));
  return new Map((Array.isArray(kept) ? kept : []).filter(isDone).map(({ id, at, by }) => [id, { id, at, by }]));
}

function writeDone(done: Done): void {
  const all = readDone();
  all.delete(done.id);
  const kept = [...all.values(), done].filter(({ at }) => done.at - at < longest);
  attempt(() => globalThis.localStorage.setItem(key, JSON.stringify(kept.slice(-most))));
}

function isDone(value: unknown): value is Done {
  const { id, at, by } = recordOf(value);
  return typeof id === 'string' && typeof by === 'string' && Number.isFinite(at);
}

function isMessage(data: unknown): data is Message {
  const { about, id, by } = recordOf(data);
  return [about, id, by].every((each) => typeof each === 'string');
}
