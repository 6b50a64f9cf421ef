import type { ScrollPositions } from './scroll-positions.ts';

/** Debounce in milliseconds. */
const scrollingRest = 200;

/** Stores the scroll position when scrolling pauses or the list closes. */
export class ListScroll {
  readonly #positions: ScrollPositions;
  readonly #list: () => string | null;
  #keep: (() => void) | null = null;
  #resting: ReturnType<typeof setTimeout> | undefined;

  /** `list`: the list's URL, `null` while there is none. */
  constructor(positions: ScrollPositions, list: () => string | null) {
    this.#positions = positions;
    this.#list = list;
  }

  /** In pixels. */
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

  readonly stop = (): void => {
    clearTimeout(this.#resting);
    this.#keep?.();
    this.#keep = null;
  };
}
