import { existsSync } from 'node:fs';

/** A browser page that is controlled from Node. Scripts are function bodies that run in the page. */
export interface Engine {
  open(url: string): Promise<void>;
  run<T>(script: string): Promise<T>;
  /** Clicks the element that the script returns. */
  click(element: string): Promise<void>;
  /** Replaces the content of the field that the script returns. */
  type(field: string, text: string): Promise<void>;
  choose(select: string, option: string): Promise<void>;
  close(): Promise<void>;
}

export function firstInstalled(...places: readonly string[]): string | undefined {
  return places.find((place) => existsSync(place));
}
