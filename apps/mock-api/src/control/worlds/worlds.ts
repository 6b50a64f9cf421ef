import { countRows } from '../../data/count-rows.ts';
import type { ControlledWorld } from './controlled-world.ts';

/** As many live at once: a world for each test of a large suite that is still running. */
const mostWorlds = 200;
/** Rows of all named worlds together; some 150 bytes each, since the rows themselves are shared. */
const mostRows = 3_000_000;
/** Characters of replies in the journals of all named worlds together. */
const mostOfReplies = 64 * 1024 * 1024;
/** Names of worlds that were dropped are remembered up to here. */
const mostGone = 10_000;

/** The default world, and those that came to be because somebody named them. */
export class Worlds {
  readonly home: ControlledWorld;
  readonly #create: (name: string) => ControlledWorld;
  /** The one that was not used for the longest time comes first. */
  readonly #named = new Map<string, ControlledWorld>();
  /** What was in them is lost, which a test has to hear of; oldest first. */
  readonly #gone = new Set<string>();

  constructor(home: ControlledWorld, create: (name: string) => ControlledWorld) {
    this.home = home;
    this.#create = create;
  }

  /**
   * The world of that name, made at its first use. The least recently used are dropped when there are too many; for one that was, this
   * returns a new one that is not kept until `keep`.
   */
  named(name: string): ControlledWorld {
    const known = this.#named.get(name);
    const world = known ?? this.#create(name);
    if (this.#gone.has(name)) return world;
    this.#named.delete(name);
    this.#named.set(name, world);
    if (known === undefined) this.#makeRoom();
    this.#forgetReplies();
    return world;
  }

  /** A world that there is, '' for the default one. */
  known(name: string): ControlledWorld | undefined {
    return name === '' ? this.home : this.#named.get(name);
  }

  /** Whether the world of that name was dropped and has not come back since. */
  isGone(name: string): boolean {
    return this.#gone.has(name);
  }

  /** Brings a world back that was dropped. */
  keep(world: ControlledWorld): void {
    if (!this.#gone.delete(world.name)) return;
    this.#named.set(world.name, world);
    this.#makeRoom();
  }

  /** Gives a world back, and ends what hangs in it. Returns whether there was one. */
  remove(name: string): boolean {
    void this.#named.get(name)?.faults.remove();
    return this.#named.delete(name);
  }

  /** Most recently used first. */
  get names(): readonly string[] {
    return [...this.#named.keys()].reverse();
  }

  /** Those of the worlds that were not used for the longest time, once there are too many. */
  #forgetReplies(): void {
    let kept = 0;
    for (const { journal } of this.#named.values()) kept += journal.sizeOfReplies;
    for (const { journal } of this.#named.values()) {
      if (kept <= mostOfReplies) return;
      kept -= journal.sizeOfReplies;
      journal.forgetReplies();
    }
  }

  #makeRoom(): void {
    const sizes = Array.from(this.#named.values(), sizeOf);
    let rows = sizes.reduce((sum, size) => sum + size, 0);
    for (const [place, name] of [...this.#named.keys()].entries()) {
      const isLast = this.#named.size === 1;
      if (isLast || (this.#named.size <= mostWorlds && rows <= mostRows)) return;
      this.#named.delete(name);
      this.#rememberGone(name);
      rows -= sizes[place] ?? 0;
    }
  }

  #rememberGone(name: string): void {
    this.#gone.add(name);
    const [oldest] = this.#gone;
    if (this.#gone.size > mostGone && oldest !== undefined) this.#gone.delete(oldest);
  }
}

const sizeOf = ({ store }: ControlledWorld) => Object.values(countRows(store)).reduce((sum, count) => sum + count, 0);
