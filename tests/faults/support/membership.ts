/** The possible states of a folder membership, and the requests with unknown outcome that may still take effect. */
interface Possible {
  readonly isIn: boolean;
  readonly adds: number;
  readonly removes: number;
}

/**
 * The history of one member of one folder, as its only browser saw it: checked for linearizability. A request whose outcome is unknown takes effect once
 * or never, at any time after it was sent.
 */
export class Membership {
  #possible: readonly Possible[] = [{ isIn: false, adds: 0, removes: 0 }];

  /** False when that cannot have been seen. */
  saw(isIn: boolean): boolean {
    this.#possible = reachable(this.#possible).filter((one) => one.isIn === isIn);
    return this.#possible.length > 0;
  }

  /** After a change that was acknowledged, it is so. */
  became(isIn: boolean): void {
    this.#possible = unique(reachable(this.#possible).map((one) => ({ ...one, isIn })));
  }

  mayBecome(isIn: boolean): void {
    this.#possible = this.#possible.map((one) =>
      isIn ? { ...one, adds: one.adds + 1 } : { ...one, removes: one.removes + 1 },
    );
  }
}

/** Includes every unknown request that may have taken effect. */
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
