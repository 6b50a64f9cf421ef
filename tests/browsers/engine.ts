import { existsSync } from 'node:fs';

/** A page in a browser, driven from outside. Scripts are bodies of functions that the page runs. */
export interface Engine {
  open(url: string): Promise<void>;
  run<T>(script: string): Promise<T>;
  /** Presses the element that the script returns, as a person would. */
  click(element: string): Promise<void>;
  /** Types in place of what the field holds. */
  type(field: string, text: string): Promise<void>;
  choose(select: string, option: string): Promise<void>;
  close(): Promise<void>;
}

/** The first of these programs that is installed. */
export function programIn(...places: readonly string[]): string | undefined {
  return places.find((place) => existsSync(place));
}
