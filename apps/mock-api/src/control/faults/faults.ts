import type { FastifyRequest } from 'fastify';
import type { RandomSource } from '../../data/random-source.ts';
import { refuse } from '../../http/refusal.ts';
import type { Cell } from '../../store/cell.ts';
import type { Counts } from '../../store/counts/counts.ts';
import { Fault } from './fault.ts';
import type { Asked } from './fault-shape.ts';

const mostFaults = 100;

/** What was planned, in the order it was added. */
export interface Plan {
  readonly added: number;
  readonly faults: readonly { readonly id: string; readonly asked: Asked }[];
}

export const noFaults: Plan = { added: 0, faults: [] };

interface FaultsParts {
  readonly plan: Cell<Plan>;
  /** How often each has hit. */
  readonly counts: Counts;
  readonly random: () => RandomSource;
}

/** The planned failures of one world. */
export class Faults {
  readonly #parts: FaultsParts;
  #list: readonly Fault[] = [];

  constructor(parts: FaultsParts) {
    this.#parts = parts;
    parts.plan.onChange(() => this.#follow());
    this.#follow();
  }

  /** As the control surface shows them. */
  describe() {
    return Promise.all(this.#list.map((fault) => fault.describe(this.#parts.counts)));
  }

  /** Throws a `Refusal` when there are too many. */
  async add(asked: Asked) {
    let id = '';
    await this.#parts.plan.change(({ added, faults }) => {
      if (faults.length >= mostFaults) {
        throw refuse.badRequest(`There are ${mostFaults} faults already: please remove some first.`);
      }
      id = String(added + 1);
      return { added: added + 1, faults: [...faults, { id, asked }] };
    });
    return new Fault(id, asked).describe(this.#parts.counts);
  }

  /**
   * The first that hits this call: of those that ask for a body once it has been read, of the others before. Undefined at once when none is
   * planned for it.
   */
  take(request: FastifyRequest, isRead: boolean): Promise<Fault | undefined> | undefined {
    const inQuestion = this.#list.filter(({ needsBody }) => needsBody === isRead);
    if (inQuestion.length === 0) return undefined;
    const { method, url, headers, body } = request;
    const [path = '', query = ''] = url.split(/\?(.*)/s, 2);
    const asked = { method, path, query: new URLSearchParams(query), headers, body };
    const meant = inQuestion.filter((fault) => fault.isFor(asked));
    return meant.length === 0 ? undefined : this.#firstToHit(meant);
  }

  /** All, or the one with this id; returns how many. What they hold up goes on. */
  async remove(id?: string): Promise<number> {
    let removed = 0;
    await this.#parts.plan.change(({ added, faults }) => {
      const kept = faults.filter((fault) => id !== undefined && fault.id !== id);
      removed = faults.length - kept.length;
      return { added, faults: kept };
    });
    return removed;
  }

  async #firstToHit(faults: readonly Fault[]): Promise<Fault | undefined> {
    for (const fault of faults) if (await fault.hits(this.#parts.counts)) return fault;
    return undefined;
  }

  /** Those that are still planned go on as they are. */
  #follow(): void {
    const { plan, random } = this.#parts;
    const before = this.#list;
    this.#list = plan.value.faults.map(
      ({ id, asked }) => before.find((fault) => fault.id === id) ?? new Fault(id, asked, random()),
    );
    for (const fault of before) if (!this.#list.includes(fault)) fault.end();
  }
}
