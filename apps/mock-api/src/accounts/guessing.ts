import type { FastifyRequest } from 'fastify';
import { days, hours, minutes } from '../data/durations.ts';
import type { AccountRow } from '../data/rows.ts';
import { TooManyRequests, waitInWords } from '../http/refusal.ts';
import { logSecurity } from '../http/security-log.ts';
import { type Allowances, allowances } from '../limits/use-limits.ts';
import { type CountKey, type Limit, takeUse, type Uses } from '../store/counts/count-book.ts';
import { type Caller, callerOf } from './known-device.ts';
import { beginTry, endTry, leftOfStreak, type Outcome } from './streak.ts';

/**
 * Limits for trying passwords and codes and for sending codes (decisions 19, 63 and 79). Only failures count:
 *
 * - Per address for unknown devices, over all accounts. Checked first.
 * - Per account and caller (a known device or an address). The caller waits after each failure.
 * - Per account for wrong codes from unknown devices, for a day.
 */
const policy = {
  wrongCodesOfAccount: 100,
  failuresOfAddress: { most: 50, during: minutes(15) },
  codesToDevice: { most: 20, during: minutes(15) },
  codesFromAddress: { most: 300, during: minutes(15) },
};

/**
 * The callback of `attempt` passes its reply or its refusal through one of these. Otherwise the try does not count.
 */
export interface Verdict {
  failed<T>(reply: T): T;
  succeeded<T>(reply: T): T;
}

type Secret = 'password' | 'code';

export class Guessing {
  readonly #factor: number;
  readonly #codesToMailbox: readonly Limit[];

  /** `factor` multiplies the limits and divides the waits. 'off' lifts every limit. */
  constructor(factor: number | 'off', given: Allowances) {
    this.#factor = factor === 'off' ? Number.POSITIVE_INFINITY : factor;
    const { codes, codesADay } = { ...allowances, ...given };
    this.#codesToMailbox = [
      { most: codes, during: hours(1) },
      { most: codesADay, during: days(1) },
    ];
  }

  /**
   * Runs one try. Serializes the tries of a caller at an account. Throws `TooManyRequests` while the caller has to
   * wait.
   */
  async attempt<T>(
    request: FastifyRequest,
    secret: Secret,
    account: AccountRow | undefined,
    run: (verdict: Verdict) => Promise<T>,
  ): Promise<T> {
    let outcome = 'neither' as Outcome;
    const judged = () =>
      run({
        failed: (reply) => {
          outcome = 'failed';
          logSecurity(request, `${secret} wrong`, account?.id ?? null);
          return reply;
        },
        succeeded: (reply) => {
          outcome = 'succeeded';
          return reply;
        },
      });
    if (this.#isOff) return judged();
    const { world } = request;
    const caller = callerOf(request, account);
    const failures: CountKey = { book: 'addresses', name: `failures of ${caller.address}` };
    if (!caller.isKnown) await this.#require(request, failures, policy.failuresOfAddress);
    const streak = account && streakOf(caller, account);
    if (streak !== undefined) refuse(await beginTry(world, streak, this.#factor));
    const isStrangeCode = !caller.isKnown && secret === 'code';
    let isCounted = false;
    try {
      if (account !== undefined && isStrangeCode) await this.#refuseClosed(request, account);
      // Counted before the try, so that concurrent tries share the limit.
      if (!caller.isKnown) await this.#take(request, failures, policy.failuresOfAddress);
      isCounted = !caller.isKnown;
      return await judged();
    } finally {
      if (isCounted && outcome !== 'failed') await giveBack(request, failures);
      if (account !== undefined && streak !== undefined) {
        await endTry(world, streak, outcome);
        const countsForCodes = outcome === 'failed' ? isStrangeCode : outcome === 'succeeded' && secret === 'code';
        if (countsForCodes) await endTry(world, codesOf(account), outcome);
      }
    }
  }

  async countCode(request: FastifyRequest, account: AccountRow | undefined): Promise<void> {
    if (this.#isOff) return;
    const caller = callerOf(request, account);
    if (caller.isKnown) {
      const key: CountKey = { book: 'accounts', name: `codes to ${caller.name} at ${account?.email}` };
      return this.#take(request, key, policy.codesToDevice);
    }
    await this.#take(request, { book: 'addresses', name: `codes from ${caller.address}` }, policy.codesFromAddress);
    if (account === undefined) return;
    for (const limit of this.#codesToMailbox) {
      const key: CountKey = { book: 'accounts', name: `codes in ${limit.during} to ${account.email}` };
      await this.#take(request, key, limit, 'codes for this email address');
    }
  }

  async openCodes({ world }: FastifyRequest, account: AccountRow): Promise<void> {
    if (!this.#isOff) await endTry(world, codesOf(account), 'succeeded');
  }

  get #isOff(): boolean {
    return this.#factor === Number.POSITIVE_INFINITY;
  }

  async #refuseClosed({ world }: FastifyRequest, account: AccountRow): Promise<void> {
    const left = inSeconds(await leftOfStreak(world, codesOf(account), policy.wrongCodesOfAccount * this.#factor));
    if (left === 0) return;
    const elsewhere = `Please sign in with your password, use a device that has signed in before, or try again in ${waitInWords(left)}.`;
    throw new TooManyRequests(
      left,
      'wrong codes for this account',
      account.verified ? elsewhere : 'Please sign up again.',
    );
  }

  async #take({ world }: FastifyRequest, key: CountKey, limit: Limit, what?: string): Promise<void> {
    const { time } = world.clock;
    refuse(
      await world.counts.change<Uses, number>(key, time, (uses) => takeUse(uses, time, this.#scaled(limit))),
      what,
    );
  }

  async #require({ world }: FastifyRequest, key: CountKey, limit: Limit): Promise<void> {
    const { time } = world.clock;
    refuse(
      await world.counts.change<Uses, number>(key, time, (uses) => [uses, takeUse(uses, time, this.#scaled(limit))[1]]),
    );
  }

  #scaled({ most, during }: Limit): Limit {
    return { most: most * this.#factor, during };
  }
}

function refuse(wait: number, what?: string): void {
  if (wait > 0) throw new TooManyRequests(inSeconds(wait), what);
}

const giveBack = ({ world }: FastifyRequest, key: CountKey) =>
  world.counts.change<Uses, void>(key, world.clock.time, (uses) => [uses?.slice(0, -1), undefined]);

const streakOf = ({ name, isKnown }: Caller, { email }: AccountRow): CountKey => ({
  book: isKnown ? 'accounts' : 'callers',
  name: `streak of ${name} at ${email}`,
});
const codesOf = ({ email }: AccountRow): CountKey => ({ book: 'accounts', name: `wrong codes of ${email}` });
const inSeconds = (milliseconds: number) => Math.ceil(milliseconds / 1000);
