import type { FastifyRequest } from 'fastify';
import { days, minutes, seconds } from '../data/durations.ts';
import type { AccountRow } from '../data/rows.ts';
import { TooManyRequests, waitInWords } from '../http/refusal.ts';
import { logSecurity } from '../http/security-log.ts';
import { RecentUses } from '../limits/recent-uses.ts';
import { callerOf, type Subject } from './caller.ts';
import { KeyedQueue } from './keyed-queue.ts';
import { RecentMap } from './recent-map.ts';

/**
 * How often passwords and codes may be tried, and codes be sent (decisions 19 and 63). By the world's clock; in memory.
 *
 * - Only failures count, by account and caller: a device that signed in to the account before, or else an address. The
 *   caller waits after each; a success, or a day without a failure, ends the streak.
 * - Callers that are no such device also share what their address may fail at, whatever the accounts.
 * - Codes of an account end for them after a streak of wrong ones, over all codes and addresses, for a day. An account
 *   that was never verified signs up again.
 */
const policy = {
  /** Doubled with each further failure. */
  firstWait: seconds(1),
  longestWait: minutes(15),
  streakLasts: days(1),
  wrongCodesOfAccount: 100,
  failuresOfAddress: { most: 50, during: minutes(15) },
  codesToAccount: { most: 20, during: minutes(15) },
  codesFromAddress: { most: 300, during: minutes(15) },
};

interface Streak {
  readonly failures: number;
  readonly lastAt: number;
}

/** What a try hands its reply through, or the refusal it throws. A reply that goes through neither counts for nothing. */
export interface Verdict {
  failed<T>(reply: T): T;
  succeeded<T>(reply: T): T;
}

export class Guessing {
  readonly #factor: number;
  readonly #streaks = new RecentMap<Streak>();
  readonly #failuresOfAddress: RecentUses;
  readonly #codesToAccount: RecentUses;
  readonly #codesFromAddress: RecentUses;
  readonly #turns = new KeyedQueue();

  /** `factor` multiplies what is allowed and divides the waits; 'off' lifts every limit. */
  constructor(factor: number | 'off') {
    this.#factor = factor === 'off' ? Number.POSITIVE_INFINITY : factor;
    const recent = ({ most, during }: { most: number; during: number }) => new RecentUses(most * this.#factor, during);
    this.#failuresOfAddress = recent(policy.failuresOfAddress);
    this.#codesToAccount = recent(policy.codesToAccount);
    this.#codesFromAddress = recent(policy.codesFromAddress);
  }

  /**
   * Runs one try of a password or a code. Tries of one caller at one account are taken in turn: many at once gain nothing.
   * Throws `TooManyRequests`, without having run it, while the caller has to wait.
   */
  attempt<T>(
    request: FastifyRequest,
    secret: 'password' | 'code',
    subject: Subject,
    run: (verdict: Verdict) => Promise<T>,
  ): Promise<T> {
    const caller = callerOf(request, subject);
    const codes = codesOf(request, caller.account);
    return this.#turns.take(caller.key, async () => {
      this.#refuseWaiting(request, caller.key);
      if (!caller.isKnown && secret === 'code') this.#refuseClosed(request, codes, subject);
      // Taken before the try, so that many at once share it as well.
      if (!caller.isKnown) take(this.#failuresOfAddress, caller.address, request);
      let isFailure = false;
      try {
        return await run({
          failed: (reply) => {
            isFailure = true;
            logSecurity(request, `${secret} wrong`, typeof subject === 'object' ? subject.id : null);
            this.#fail(request, caller.key);
            if (!caller.isKnown && secret === 'code') this.#fail(request, codes);
            return reply;
          },
          succeeded: (reply) => {
            this.#streaks.delete(caller.key);
            if (secret === 'code') this.#streaks.delete(codes);
            return reply;
          },
        });
      } finally {
        if (!caller.isKnown && !isFailure) this.#failuresOfAddress.giveBack(caller.address);
      }
    });
  }

  /** Before a code is sent. Throws `TooManyRequests`. */
  countCode(request: FastifyRequest, subject: Subject): void {
    const caller = callerOf(request, subject);
    take(this.#codesToAccount, caller.key, request);
    if (!caller.isKnown) take(this.#codesFromAddress, caller.address, request);
  }

  /** Signing up again opens the codes of an account that was never verified. */
  openCodes(request: FastifyRequest, account: AccountRow): void {
    this.#streaks.delete(codesOf(request, account.email));
  }

  #fail(request: FastifyRequest, key: string): void {
    const { failures = 0 } = this.#streak(request, key) ?? {};
    this.#streaks.set(key, { failures: failures + 1, lastAt: request.world.clock.time });
  }

  /** Undefined once it is over, and when the clock was put back before it. */
  #streak(request: FastifyRequest, key: string): Streak | undefined {
    const streak = this.#streaks.get(key);
    const age = request.world.clock.time - (streak?.lastAt ?? 0);
    return age >= 0 && age < policy.streakLasts ? streak : undefined;
  }

  #refuseWaiting(request: FastifyRequest, key: string): void {
    const streak = this.#streak(request, key);
    if (streak === undefined) return;
    const wait = Math.min(policy.firstWait * 2 ** (streak.failures - 1), policy.longestWait) / this.#factor;
    const left = streak.lastAt + wait - request.world.clock.time;
    if (left > 0) throw new TooManyRequests(inSeconds(left));
  }

  #refuseClosed(request: FastifyRequest, key: string, subject: Subject): void {
    const streak = this.#streak(request, key);
    if (streak === undefined || streak.failures < policy.wrongCodesOfAccount * this.#factor) return;
    const left = inSeconds(streak.lastAt + policy.streakLasts - request.world.clock.time);
    const elsewhere = `Please sign in with your password, use a device that has signed in before, or try again in ${waitInWords(left)}.`;
    const isNew = typeof subject === 'object' && !subject.verified;
    throw new TooManyRequests(left, 'wrong codes for this account', isNew ? 'Please sign up again.' : elsewhere);
  }
}

function take(uses: RecentUses, key: string, { world }: FastifyRequest): void {
  const wait = uses.take(key, world.clock.time);
  if (wait > 0) throw new TooManyRequests(inSeconds(wait));
}

const codesOf = (request: FastifyRequest, account: string) => `${request.world.life} codes of ${account}`;
const inSeconds = (milliseconds: number) => Math.ceil(milliseconds / 1000);
