import { existsSync } from 'node:fs';

/** The first of these programs that is installed. */
export function programIn(...places: readonly string[]): string | undefined {
  return places.find((place) => existsSync(place));
}
