import type { IncomingMessage, ServerResponse } from 'node:http';
import type { World } from '../http/world.ts';
import { seconds } from '../data/durations.ts';
import { TooManyRequests } from '../http/refusal.ts';
import { endLateRequest } from '../http/time-limits.ts';

/** A request that takes a part of the room until it is answered. */
export interface Occupant {
  readonly world: World;
  readonly accountId: string;
  readonly bytes: number;
  readonly request: IncomingMessage;
  /** Also takes the part while it is read. */
  readonly response?: ServerResponse;
}

interface Begun {
  readonly at: number;
  readonly moved: number;
}

const slow = { after: seconds(10), bytesPerSecond: 10_000 };
const secondsToWait = 5;

/**
 * Room that all accounts share. If it is full, a request ends that arrives too slowly, or the oldest one of the account
 * that takes most. An account can hence not keep out another one that takes less.
 */
export class SharedRoom {
  readonly #what: string;
  readonly #most: number;
  readonly #sizeOf: (occupant: Occupant) => number;
  readonly #occupants = new Map<Occupant, Begun>();

  constructor(what: string, most: number, sizeOf: (occupant: Occupant) => number) {
    this.#what = what;
    this.#most = most;
    this.#sizeOf = sizeOf;
  }

  ofAccount({ world, accountId }: Pick<Occupant, 'world' | 'accountId'>): readonly Occupant[] {
    return [...this.#occupants.keys()].filter((other) => other.world === world && other.accountId === accountId);
  }

  /** Returns a function that leaves the room. Throws `TooManyRequests` if there is none. */
  enter(occupant: Occupant): () => void {
    const own = this.#sizeOfAll([...this.ofAccount(occupant), occupant]);
    while (this.#sizeOfAll([...this.#occupants.keys(), occupant]) > this.#most) {
      const other = this.#slowest() ?? this.#oldestOfLargest(own);
      if (other === undefined) throw this.refusal();
      this.#occupants.delete(other);
      endLateRequest(other.request.socket, other.response);
    }
    this.#occupants.set(occupant, { at: performance.now(), moved: movedBytes(occupant) });
    return () => void this.#occupants.delete(occupant);
  }

  refusal(): TooManyRequests {
    return new TooManyRequests(secondsToWait, this.#what);
  }

  #sizeOfAll(occupants: readonly Occupant[]): number {
    return occupants.reduce((sum, occupant) => sum + this.#sizeOf(occupant), 0);
  }

  #slowest(): Occupant | undefined {
    const now = performance.now();
    for (const [occupant, { at, moved }] of this.#occupants) {
      const least = ((now - at) / seconds(1)) * slow.bytesPerSecond;
      if (isOnTheWay(occupant) && now - at >= slow.after && movedBytes(occupant) - moved < least) return occupant;
    }
    return undefined;
  }

  /** Returns nothing if no other account takes more than `own`. */
  #oldestOfLargest(own: number): Occupant | undefined {
    let [most, found] = [own, undefined as Occupant | undefined];
    for (const occupant of [...this.#occupants.keys()].filter(isOnTheWay)) {
      const size = this.#sizeOfAll(this.ofAccount(occupant));
      if (size > most) [most, found] = [size, occupant];
    }
    return found;
  }
}

const movedBytes = ({ request: { socket } }: Occupant) => socket.bytesRead + socket.bytesWritten;

/** Otherwise the server is at work on it, which takes no time of the client. */
const isOnTheWay = ({ request, response }: Occupant) => !request.complete || response?.headersSent === true;
