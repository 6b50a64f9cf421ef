/** A possible state of a membership. `adds` and `removes` count requests that may still take effect. */
interface Possible {
  readonly isIn: boolean;
  readonly adds: number;
  readonly removes: number;
}

/**
 * Checks what one browser saw of one member of a folder for linearizability. A request with an unknown outcome takes
 * effect once or never, at any time after it was sent.
 */
export class Membership {
  #possible: readonly Possible[] = [{ isIn: false, adds: 0, removes: 0 }];

  /** Returns false if this observation is impossible. */
  observe(isIn: boolean): boolean {
    this.#possible = reachable(this.#possible).filter((one) => one.isIn === isIn);
    return this.#possible.length > 0;
  }

  acknowledge(isIn: boolean): void {
    this.#possible = unique(reachable(this.#possible).map((one) => ({ ...one, isIn })));
  }

  attempt(isIn: boolean): void {
    this.#possible = this.#possible.map((one) =>
      isIn ? { ...one, adds: one.adds + 1 } : { ...one, removes: one.removes + 1 },
    );
  }
}

/** Returns the states after any subset of the unknown requests took effect. */
function reachable(possible: readonly Possible[]): readonly Possible[] {
  const all = possible.flatMap((one) => [
    one,
    ...(one.adds > 0 ? reachable([{ ...one, isIn: true, adds: one.adds - 1 }]) : []),
    ...(one.removes > 0 ? reachable([{ ...one, isIn: false, removes: one.removes - 1 }]) : []),
  ]);
  return unique(all);
}

const unique = (possible: readonly Possible[]) => [
  ...new Map(possible.map((one) => [JSON.stringify(one), one])).values(),
];
