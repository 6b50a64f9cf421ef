import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { refuse } from '../../http/refusal.ts';
import type { Cell } from '../../store/cell.ts';
import type { CountKey, Counts } from '../../store/counts/counts.ts';
import { matches } from './reachable-routes.ts';
import { minutes } from '../../data/durations.ts';

const wholePath = z
  .string()
  .check(
    z.maxLength(500),
    z.regex(/^\/[^\s?#]*$/, 'Please give a whole path such as /api/recruiter/user/login, without a query.'),
  );

export const faultShape = z
  .strictObject({
    method: z.optional(z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])),
    path: wholePath,
    world: z.optional(z.string().check(z.regex(/^[\w.-]{1,64}$/, 'This is not the name of a world.'))),
    times: z.optional(z.int().check(z.gte(1), z.lte(1_000_000))),
    delayMs: z.optional(z.number().check(z.gt(0), z.lte(minutes(10)))),
    status: z.optional(z.int().check(z.gte(200), z.lte(599))),
    body: z.optional(z.json()),
    html: z.optional(z.boolean()),
    truncate: z.optional(z.boolean()),
    drop: z.optional(z.boolean()),
    hang: z.optional(z.boolean()),
  })
  .check(
    z.refine(
      hasOneEffect,
      'Please give exactly one of status, html, truncate, drop and hang, or delayMs alone. html may have a status.',
    ),
    z.refine(({ body, status, html }) => body === undefined || (status !== undefined && html !== true), {
      error: 'A body needs a status and cannot be combined with html.',
      path: ['body'],
    }),
  );

export type FaultRequest = z.infer<typeof faultShape>;

type Effects = Pick<FaultRequest, 'status' | 'html' | 'truncate' | 'drop' | 'hang' | 'delayMs'>;

function hasOneEffect({ status, html, truncate, drop, hang, delayMs }: Effects): boolean {
  const effects = [status !== undefined || html, truncate, drop, hang].filter((isGiven) => isGiven === true).length;
  return effects === 1 || (effects === 0 && delayMs !== undefined);
}

const mostFaults = 100;

export interface FaultPlan {
  readonly added: number;
  readonly faults: readonly { readonly id: string; readonly asked: FaultRequest }[];
}

export const noFaults: FaultPlan = { added: 0, faults: [] };

export type Fault = FaultPlan['faults'][number] & { readonly removed: AbortController };

export class Faults {
  readonly #plan: Cell<FaultPlan>;
  readonly #counts: Counts;
  #list: readonly Fault[] = [];

  constructor(plan: Cell<FaultPlan>, counts: Counts) {
    this.#plan = plan;
    this.#counts = counts;
    plan.onChange(() => this.#applyPlan());
    this.#applyPlan();
  }

  describe() {
    return Promise.all(this.#list.map((fault) => this.#describe(fault)));
  }

  async add(asked: FaultRequest) {
    let id = '';
    await this.#plan.change(({ added, faults }) => {
      if (faults.length >= mostFaults) {
        throw refuse.badRequest(`There are already ${mostFaults} faults. Please remove some first.`);
      }
      id = String(added + 1);
      return { added: added + 1, faults: [...faults, { id, asked }] };
    });
    return this.#describe({ id, asked });
  }

  /** Returns undefined synchronously if none matches, so that other requests do not wait. */
  takeFor({ method, url }: FastifyRequest): Promise<Fault | undefined> | undefined {
    if (this.#list.length === 0) return undefined;
    const [path = ''] = url.split('?', 1);
    const matching = this.#list.filter(({ asked }) => (asked.method ?? method) === method && matches(asked.path, path));
    return matching.length === 0 ? undefined : this.#firstRemaining(matching);
  }

  async remove(id?: string): Promise<number> {
    let removed = 0;
    await this.#plan.change(({ added, faults }) => {
      const kept = faults.filter((fault) => id !== undefined && fault.id !== id);
      removed = faults.length - kept.length;
      return { added, faults: kept };
    });
    return removed;
  }

  async #firstRemaining(faults: readonly Fault[]): Promise<Fault | undefined> {
    for (const fault of faults) {
      const { times = Number.POSITIVE_INFINITY } = fault.asked;
      const isHit = await this.#counts.change<number, boolean>(keyOf(fault), 0, (fired = 0) =>
        fired < times ? [fired + 1, true] : [fired, false],
      );
      if (isHit) return fault;
    }
    return undefined;
  }

  async #describe({ id, asked }: Pick<Fault, 'id' | 'asked'>) {
    const { times } = asked;
    const fired = await this.#counts.change<number, number>(keyOf({ id }), 0, (count) => [count, count ?? 0]);
    return { id, ...asked, fired, remaining: times === undefined ? null : times - fired };
  }

  #applyPlan(): void {
    const before = this.#list;
    this.#list = this.#plan.value.faults.map(
      ({ id, asked }) => before.find((fault) => fault.id === id) ?? { id, asked, removed: new AbortController() },
    );
    for (const fault of before) if (!this.#list.includes(fault)) fault.removed.abort();
  }
}

export type ListedFault = Awaited<ReturnType<Faults['describe']>>[number];

const keyOf = ({ id }: Pick<Fault, 'id'>): CountKey => ({ book: 'faults', name: `fault ${id}` });
