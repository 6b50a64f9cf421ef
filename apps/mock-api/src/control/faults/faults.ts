import type { FastifyRequest } from 'fastify';
import type { RandomSource } from '../../data/random-source.ts';
import { refuse } from '../../http/refusal.ts';
import { Fault } from './fault.ts';
import type { Asked } from './fault-shape.ts';

const mostFaults = 100;

/** The planned failures of one world, in the order they were added. */
export class Faults {
  #list: Fault[] = [];
  #added = 0;

  get all(): readonly Fault[] {
    return this.#list;
  }

  /** Throws a `Refusal` when there are too many. */
  add(asked: Asked, random: RandomSource): Fault {
    if (this.#list.length >= mostFaults) {
      throw refuse.badRequest(`There are ${mostFaults} faults already: please remove some first.`);
    }
    this.#added += 1;
    const fault = new Fault(String(this.#added), asked, random);
    this.#list.push(fault);
    return fault;
  }

  /** The first that hits this call: of those that ask for a body once it has been read, of the others before. */
  take(request: FastifyRequest, isRead: boolean): Fault | undefined {
    if (this.#list.every(({ needsBody }) => needsBody !== isRead)) return undefined;
    const { method, url, headers, body } = request;
    const [path = '', query = ''] = url.split(/\?(.*)/s, 2);
    const asked = { method, path, query: new URLSearchParams(query), headers, body };
    return this.#list.find((fault) => fault.needsBody === isRead && fault.hits(asked));
  }

  /** All, or the one with this id; returns how many. What they hold up goes on. */
  remove(id?: string): number {
    const removed = this.#list.filter((fault) => id === undefined || fault.id === id);
    this.#list = this.#list.filter((fault) => !removed.includes(fault));
    for (const fault of removed) fault.end();
    return removed.length;
  }
}
