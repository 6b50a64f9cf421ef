import { TabMemory } from '@glo/domain/client-storage/tab-memory';
import { injectable } from 'inversify';
import { Navigator } from '../../navigation/navigator.ts';
import { SessionState } from '../session-state.ts';
import { TabEntries } from './tab-entries.ts';

type Place = readonly [name: string, pixels: number];

/**
 * Scroll positions per list and history entry, in pixels. Back links create a new entry with the list's last position.
 */
@injectable()
export class ScrollPositions {
  readonly #places: TabEntries<Place>;
  readonly #navigator: Navigator;

  constructor(memory: TabMemory, session: SessionState, navigator: Navigator) {
    this.#places = new TabEntries(memory, session, { key: 'places', most: 100, isEntry: isPlace });
    this.#navigator = navigator;
  }

  /** `list`: URL without the parts that change within the list. Returns 0 by default. */
  of(list: string): number {
    const { key, isReturn } = this.#navigator.entry;
    const places = new Map(this.#places.read());
    return places.get(nameOf(key, list)) ?? (isReturn ? places.get(list) : undefined) ?? 0;
  }

  /** Returns a function that stores the position for the current history entry, even after navigation. */
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
