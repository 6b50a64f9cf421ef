import { randomFillSync } from 'node:crypto';

const idBytes = 12;

/** Chance for many ids at once: each time that it is asked for leaves the garbage collector an object of the system's to clear away. */
const chance = Buffer.alloc(idBytes * 256);
let used = chance.length;

/** A new row id: 24 hex characters, not guessable. */
export function newId(): string {
  if (used === chance.length) {
    randomFillSync(chance);
    used = 0;
  }
  used += idBytes;
  return chance.toString('hex', used - idBytes, used);
}
