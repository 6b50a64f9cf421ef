import type { FastifyRequest } from 'fastify';
import { minutes } from '../data/durations.ts';
import type { AccountRow } from '../data/rows.ts';
import { TooManyRequests, waitInWords } from '../http/refusal.ts';
import { logSecurity } from '../http/security-log.ts';
import { type Limit, takeUse, type Uses } from '../store/counts/recent-uses.ts';
import { type Caller, callerOf, type Subject } from './caller.ts';
import { beginTry, endTry, leftOfStreak, type Outcome } from './streak.ts';

/**
 * Limits for trying passwords and codes and for sending codes (decisions 19 and 63). Only failures count:
 *
 * - By account and caller, which is a device that signed in before or else an address. The caller waits after each.
 * - By address for all other callers, over all accounts.
 * - By account for wrong codes of those callers, for a day. An account that was never verified signs up again.
 */
const policy = {
  wrongCodesOfAccount: 100,
  failuresOfAddress: { most: 50, during: minutes(15) },
  codesToAccount: { most: 20, during: minutes(15) },
  codesFromAddress: { most: 300, during: minutes(15) },
};

/** The run passes its reply, or the refusal it throws, through one of these. Otherwise the try does not count. */
export interface Verdict {
  failed<T>(reply: T): T;
  succeeded<T>(reply: T): T;
}

type Secret = 'password' | 'code';

export class Guessing {
  readonly #factor: number;

  /** `factor` multiplies the limits and divides the waits. 'off' lifts every limit. */
  constructor(factor: number | 'off') {
    this.#factor = factor === 'off' ? Number.POSITIVE_INFINITY : factor;
  }

  /**
   * Runs one try. Concurrent tries of a caller at an account run one after the other. Throws `TooManyRequests` while
   * the caller has to wait.
   */
  async attempt<T>(
    request: FastifyRequest,
    secret: Secret,
    subject: Subject,
    run: (verdict: Verdict) => Promise<T>,
  ): Promise<T> {
    let outcome = 'neither' as Outcome;
    const judged = () =>
      run({
        failed: (reply) => {
          outcome = 'failed';
          logSecurity(request, `${secret} wrong`, typeof subject === 'object' ? subject.id : null);
          return reply;
        },
        succeeded: (reply) => {
          outcome = 'succeeded';
          return reply;
        },
      });
    if (this.#isOff) return judged();
    const caller = callerOf(request, subject);
    const { world } = request;
    const streak = `streak of ${caller.key}`;
    refuse(await beginTry(world, streak, this.#factor));
    const isStrangeCode = !caller.isKnown && secret === 'code';
    const failures = `failures of ${caller.address}`;
    let isCounted = false;
    try {
      if (isStrangeCode) await this.#refuseClosed(request, caller, subject);
      // Counted before the try, so that concurrent tries share the limit.
      if (!caller.isKnown) await this.#take(request, failures, policy.failuresOfAddress);
      isCounted = !caller.isKnown;
      return await judged();
    } finally {
      await endTry(world, streak, outcome);
      if (isCounted && outcome !== 'failed') await giveBack(request, failures);
      const countsForCodes = outcome === 'failed' ? isStrangeCode : outcome === 'succeeded' && secret === 'code';
      if (countsForCodes) await endTry(world, codesOf(caller.account), outcome);
    }
  }

  /** Throws `TooManyRequests` before a code is sent too often. */
  async countCode(request: FastifyRequest, subject: Subject): Promise<void> {
    if (this.#isOff) return;
    const caller = callerOf(request, subject);
    await this.#take(request, `codes to ${caller.key}`, policy.codesToAccount);
    if (!caller.isKnown) await this.#take(request, `codes from ${caller.address}`, policy.codesFromAddress);
  }

  /** Called by a sign-up, which reopens the codes of an unverified account. */
  async openCodes({ world }: FastifyRequest, account: AccountRow): Promise<void> {
    if (!this.#isOff) await endTry(world, codesOf(account.email), 'succeeded');
  }

  get #isOff(): boolean {
    return this.#factor === Number.POSITIVE_INFINITY;
  }

  async #refuseClosed({ world }: FastifyRequest, { account }: Caller, subject: Subject): Promise<void> {
    const left = inSeconds(await leftOfStreak(world, codesOf(account), policy.wrongCodesOfAccount * this.#factor));
    if (left === 0) return;
    const elsewhere = `Please sign in with your password, use a device that has signed in before, or try again in ${waitInWords(left)}.`;
    const isNew = typeof subject === 'object' && !subject.verified;
    throw new TooManyRequests(left, 'wrong codes for this account', isNew ? 'Please sign up again.' : elsewhere);
  }

  async #take({ world }: FastifyRequest, key: string, { most, during }: Limit): Promise<void> {
    const limit = { most: most * this.#factor, during };
    refuse(await world.counts.change<Uses, number>(key, (uses) => takeUse(uses, world.clock.time, limit)));
  }
}

function refuse(wait: number): void {
  if (wait > 0) throw new TooManyRequests(inSeconds(wait));
}

const giveBack = ({ world }: FastifyRequest, key: string) =>
  world.counts.change<Uses, void>(key, (uses) => [uses?.slice(0, -1), undefined]);

const codesOf = (account: string) => `wrong codes of ${account}`;
const inSeconds = (milliseconds: number) => Math.ceil(milliseconds / 1000);
