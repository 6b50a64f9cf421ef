import type { FastifyRequest } from 'fastify';
import { minutes } from '../data/durations.ts';
import type { AccountRow } from '../data/rows.ts';
import { TooManyRequests, waitInWords } from '../http/refusal.ts';
import { logSecurity } from '../http/security-log.ts';
import { type Limit, takeUse, type Uses } from '../store/counts/recent-uses.ts';
import { type Caller, callerOf, type Subject } from './caller.ts';
import { KeyedQueue } from './keyed-queue.ts';
import { beginTry, endTry, leftOfStreak, type Outcome } from './streak.ts';

/**
 * How often passwords and codes may be tried, and codes be sent (decisions 19 and 63). By the world's clock and in its counts.
 *
 * - Only failures count, by account and caller: a device that signed in to the account before, or else an address. The
 *   caller waits after each; a success, or a day without a failure, ends the streak.
 * - Callers that are no such device also share what their address may fail at, whatever the accounts.
 * - Codes of an account end for them after a streak of wrong ones, over all codes and addresses, for a day. An account
 *   that was never verified signs up again.
 */
const policy = {
  wrongCodesOfAccount: 100,
  failuresOfAddress: { most: 50, during: minutes(15) },
  codesToAccount: { most: 20, during: minutes(15) },
  codesFromAddress: { most: 300, during: minutes(15) },
};

/** What a try hands its reply through, or the refusal it throws. A reply that goes through neither counts for nothing. */
export interface Verdict {
  failed<T>(reply: T): T;
  succeeded<T>(reply: T): T;
}

type Secret = 'password' | 'code';

export class Guessing {
  readonly #factor: number;
  readonly #turns = new KeyedQueue();

  /** `factor` multiplies what is allowed and divides the waits; 'off' lifts every limit. */
  constructor(factor: number | 'off') {
    this.#factor = factor === 'off' ? Number.POSITIVE_INFINITY : factor;
  }

  /**
   * Runs one try of a password or a code. Tries of one caller at one account are taken in turn: many at once gain nothing.
   * Throws `TooManyRequests`, without having run it, while the caller has to wait.
   */
  async attempt<T>(
    request: FastifyRequest,
    secret: Secret,
    subject: Subject,
    run: (verdict: Verdict) => Promise<T>,
  ): Promise<T> {
    let outcome: Outcome = 'neither';
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
    // Of this process; those of others are waited for below.
    return this.#turns.take(`${world.name} ${caller.key}`, async () => {
      const streak = `streak of ${caller.key}`;
      refuse(await beginTry(world, streak, this.#factor));
      const isStrangeCode = !caller.isKnown && secret === 'code';
      const failures = `failures of ${caller.address}`;
      let isCounted = false;
      try {
        if (isStrangeCode) await this.#refuseClosed(request, caller, subject);
        // Taken before the try, so that many at once share it as well.
        if (!caller.isKnown) await this.#take(request, failures, policy.failuresOfAddress);
        isCounted = !caller.isKnown;
        return await judged();
      } finally {
        await endTry(world, streak, outcome);
        if (isCounted && outcome !== 'failed') await giveBack(request, failures);
        const countsForCodes = outcome === 'failed' ? isStrangeCode : outcome === 'succeeded' && secret === 'code';
        if (countsForCodes) await endTry(world, codesOf(caller.account), outcome);
      }
    });
  }

  /** Before a code is sent. Throws `TooManyRequests`. */
  async countCode(request: FastifyRequest, subject: Subject): Promise<void> {
    if (this.#isOff) return;
    const caller = callerOf(request, subject);
    await this.#take(request, `codes to ${caller.key}`, policy.codesToAccount);
    if (!caller.isKnown) await this.#take(request, `codes from ${caller.address}`, policy.codesFromAddress);
  }

  /** Signing up again opens the codes of an account that was never verified. */
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

/** Takes back the last use that was counted. */
const giveBack = ({ world }: FastifyRequest, key: string) =>
  world.counts.change<Uses, void>(key, (uses) => [uses?.slice(0, -1), undefined]);

const codesOf = (account: string) => `wrong codes of ${account}`;
const inSeconds = (milliseconds: number) => Math.ceil(milliseconds / 1000);
