import type { ScrollPositions } from './scroll-positions.ts';

/** Scrolling rests this long before the place is kept, in milliseconds. */
const scrollingRest = 200;

/** How far down one list is scrolled: kept once scrolling rests, or the list is left. */
export class ListScroll {
  readonly #positions: ScrollPositions;
  readonly #list: () => string | null;
  #keep: (() => void) | null = null;
  #resting: ReturnType<typeof setTimeout> | undefined;

  /** `list`: its address as it is now; null while there is none. */
  constructor(positions: ScrollPositions, list: () => string | null) {
    this.#positions = positions;
    this.#list = list;
  }

  /** Where the list was left, in pixels. */
  get startAt(): number {
    const list = this.#list();
    return list === null ? 0 : this.#positions.of(list);
  }

  readonly scrolled = (pixels: number): void => {
    const list = this.#list();
    if (list === null) return;
    this.#keep = this.#positions.keeping(list, pixels);
    clearTimeout(this.#resting);
    this.#resting = setTimeout(this.stop, scrollingRest);
  };

  /** The list leaves the screen. */
  readonly stop = (): void => {
    clearTimeout(this.#resting);
    this.#keep?.();
    this.#keep = null;
  };
}
