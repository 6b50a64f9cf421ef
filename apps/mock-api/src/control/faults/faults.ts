import type * as z from 'zod/mini';
import { refuse } from '../../http/refusal.ts';
import { Fault, type faultShape } from './fault.ts';

const mostFaults = 100;

/** The planned failures of one world, in the order they were added. */
export class Faults {
  #list: Fault[] = [];
  #added = 0;

  get all(): readonly Fault[] {
    return this.#list;
  }

  /** Throws a `Refusal` when there are too many. */
  add(asked: z.infer<typeof faultShape>): Fault {
    if (this.#list.length >= mostFaults) {
      throw refuse.badRequest(`There are ${mostFaults} faults already: please remove some first.`);
    }
    this.#added += 1;
    const fault = new Fault(String(this.#added), asked);
    this.#list.push(fault);
    return fault;
  }

  /** The first that hits this call; `url` may have a query. */
  take(method: string, url: string): Fault | undefined {
    if (this.#list.length === 0) return undefined;
    const path = url.split('?', 1)[0] ?? '';
    return this.#list.find((fault) => fault.hits(method, path));
  }

  /** All, or the one with this id; returns how many. What they hold up goes on. */
  remove(id?: string): number {
    const removed = this.#list.filter((fault) => id === undefined || fault.id === id);
    this.#list = this.#list.filter((fault) => !removed.includes(fault));
    for (const fault of removed) fault.end();
    return removed.length;
  }
}
