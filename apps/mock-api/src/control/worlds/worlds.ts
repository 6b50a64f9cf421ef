import { countRows } from '../../data/count-rows.ts';
import type { ControlledWorld } from './controlled-world.ts';

/** As many live at once: a world for each test of a large suite that is still running. */
const mostWorlds = 200;
/** Rows of all named worlds together; some 150 bytes each, since the rows themselves are shared. */
const mostRows = 3_000_000;

/** The default world, and those that came to be because somebody named them. */
export class Worlds {
  readonly home: ControlledWorld;
  readonly #create: (name: string) => ControlledWorld;
  /** The one that was not used for the longest time comes first. */
  readonly #named = new Map<string, ControlledWorld>();

  constructor(home: ControlledWorld, create: (name: string) => ControlledWorld) {
    this.home = home;
    this.#create = create;
  }

  /** The world of that name, made at its first use. The least recently used go when there are too many. */
  named(name: string): ControlledWorld {
    const known = this.#named.get(name);
    const world = known ?? this.#create(name);
    this.#named.delete(name);
    this.#named.set(name, world);
    if (known === undefined) this.#makeRoom();
    return world;
  }

  /** Most recently used first. */
  get names(): readonly string[] {
    return [...this.#named.keys()].reverse();
  }

  #makeRoom(): void {
    const sizes = Array.from(this.#named.values(), sizeOf);
    let rows = sizes.reduce((sum, size) => sum + size, 0);
    for (const [place, name] of [...this.#named.keys()].entries()) {
      const isLast = this.#named.size === 1;
      if (isLast || (this.#named.size <= mostWorlds && rows <= mostRows)) return;
      this.#named.delete(name);
      rows -= sizes[place] ?? 0;
    }
  }
}

const sizeOf = ({ store }: ControlledWorld) => Object.values(countRows(store)).reduce((sum, count) => sum + count, 0);
