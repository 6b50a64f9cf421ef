import { TabMemory } from '@glo/domain/client-storage/tab-memory';
import { injectable } from 'inversify';
import { Navigator } from '../../navigation/navigator.ts';
import { SessionState } from '../session-state.ts';
import { TabEntries } from './tab-entries.ts';

type Place = readonly [name: string, pixels: number];

/**
 * How far down each list was left, in pixels, at each entry of this tab's history: Back, Forward and reload return there, a fresh
 * click opens at the top. A way back makes a new entry: it finds the list as it was left last. Of one account only.
 */
@injectable()
export class ScrollPositions {
  readonly #places: TabEntries<Place>;
  readonly #navigator: Navigator;

  constructor(memory: TabMemory, session: SessionState, navigator: Navigator) {
    this.#places = new TabEntries(memory, session, { key: 'places', most: 100, isEntry: isPlace });
    this.#navigator = navigator;
  }

  /** `list`: the address of the list, without what changes within it. 0 when it was never left. */
  of(list: string): number {
    const { key, isReturn } = this.#navigator.entry;
    const places = new Map(this.#places.read());
    return places.get(nameOf(key, list)) ?? (isReturn ? places.get(list) : undefined) ?? 0;
  }

  /** Returns a function that stores the position: of the current history entry, even after navigating on. */
  keeping(list: string, pixels: number): () => void {
    const { key } = this.#navigator.entry;
    return () => this.#keep([list, nameOf(key, list)], Math.round(pixels));
  }

  #keep(names: readonly string[], pixels: number): void {
    const places = new Map(this.#places.read());
    for (const each of names) {
      places.delete(each);
      places.set(each, pixels);
    }
    this.#places.write([...places]);
  }
}

function nameOf(entry: string, list: string): string {
  return `${entry} ${list}`;
}

function isPlace(value: unknown): value is Place {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);
}
