import type { ScrollPositions } from './scroll-positions.ts';

const scrollingRest = 200;

export class ListScroll {
  readonly #positions: ScrollPositions;
  readonly #list: () => string | null;
  #keep: (() => void) | null = null;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(positions: ScrollPositions, list: () => string | null) {
    this.#positions = positions;
    this.#list = list;
  }

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
