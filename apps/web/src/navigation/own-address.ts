import type { Navigator } from './navigator.ts';

/** The address a screen writes as one works on it. The router tells of it like of any other; by then it may be old. */
export class OwnAddress {
  readonly #written = new Set<string>();
  readonly #navigator: Navigator;

  constructor(navigator: Navigator) {
    this.#navigator = navigator;
  }

  /** Takes the place of the current entry. */
  write(path: string): void {
    this.#written.add(path);
    this.#navigator.go(path, { replace: true });
  }

  /** Whether an address the router tells of was written here: what it says is known. */
  wrote(path: string): boolean {
    return this.#written.delete(path);
  }
}
