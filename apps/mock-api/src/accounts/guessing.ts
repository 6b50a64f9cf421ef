import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { days, hours, minutes, seconds } from '../data/durations.ts';
import type { AccountRow } from '../data/rows.ts';
import { requireNoWait, TooManyRequests, waitInWords } from '../http/refusal.ts';
import { logSecurity } from '../http/security-log.ts';
import { type Allowances, allowances } from '../limits/use-limits.ts';
import { type Change, type CountKey, type Limit, takeUse, type Uses } from '../store/counts/counts.ts';
import { type Caller, callerOf, networkKey } from './known-device.ts';
import type { World } from '../http/world.ts';

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
  /** Share of the codes to a mailbox for networks that have asked for none, so that a stranger cannot take them all. */
  newcomers: 1 / 5,
};

/** Pass the outcome of a try through one of them. Otherwise the try does not count. */
export interface Verdict {
  failed<T>(reply: T): T;
  succeeded<T>(reply: T): T;
}

type Secret = 'password' | 'code' | 'token';

export class Guessing {
  readonly #factor: number;
  readonly #codesToMailbox: readonly Limit[];
  readonly #codesFromNetwork: Limit;

  /** `factor` multiplies the limits and divides the waits. 'off' lifts every limit. */
  constructor(factor: number | 'off', given: Allowances) {
    this.#factor = factor === 'off' ? Number.POSITIVE_INFINITY : factor;
    const { codes, codesADay, codesFromNetwork } = { ...allowances, ...given };
    this.#codesFromNetwork = { most: codesFromNetwork, during: hours(1) };
    this.#codesToMailbox = [
      { most: codes, during: hours(1) },
      { most: codesADay, during: days(1) },
    ];
  }

  /** Serializes the tries of a caller at an account. Throws `TooManyRequests` while the caller has to wait. */
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
          if (secret !== 'token') logSecurity(request, `${secret} wrong`, account?.id ?? null);
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
    const failures = networkKey('addresses', caller, (network) => `failures of ${network}`);
    if (!caller.isKnown) await this.#takeUse(request, failures, policy.failuresOfAddress, undefined, false);
    const streak = account && streakOf(caller, account);
    if (streak !== undefined) requireNoWait(await beginTry(world, streak, this.#factor));
    const isStrangeCode = !caller.isKnown && secret === 'code';
    let isCounted = false;
    try {
      if (account !== undefined && isStrangeCode) await this.#requireOpenCodes(request, account);
      // Counted before the try, so that concurrent tries share the limit.
      if (!caller.isKnown) await this.#takeUse(request, failures, policy.failuresOfAddress);
      isCounted = !caller.isKnown;
      return await judged();
    } finally {
      if (isCounted && outcome !== 'failed') await returnUse(request, failures);
      if (account !== undefined && streak !== undefined) {
        await endTry(world, streak, outcome);
        const countsForCodes = outcome === 'failed' ? isStrangeCode : outcome === 'succeeded' && secret === 'code';
        if (countsForCodes) await endTry(world, codesOf(account), outcome);
      }
    }
  }

  /**
   * Throws `TooManyRequests` if the caller asks too often, whether or not a code `isDue`. Resolves to false if the
   * mailbox has its codes: then the reply is the usual one and the last code stays valid, so that the owner can go on.
   */
  async countCode(
    request: FastifyRequest,
    email: string,
    account: AccountRow | undefined,
    isDue: boolean,
  ): Promise<boolean> {
    if (this.#isOff) return isDue;
    const caller = callerOf(request, account);
    const mailbox = mailboxOf(email);
    if (caller.isKnown) {
      await this.#takeUse(
        request,
        { book: 'accounts', name: `codes to ${caller.name} at ${mailbox}` },
        policy.codesToDevice,
      );
      return isDue;
    }
    const fromNetwork = networkKey('addresses', caller, (network) => `codes from ${network}`);
    await this.#takeUse(request, fromNetwork, policy.codesFromAddress);
    const toMailbox = networkKey('mailboxes', caller, (network) => `codes from ${network} to ${mailbox}`);
    const uses = await this.#takeUse(request, toMailbox, this.#codesFromNetwork, 'codes for this email address');
    return isDue && this.#takePlaceInMailbox(request, mailbox, uses === 1 ? 1 : 1 - policy.newcomers);
  }

  async openCodes({ world }: FastifyRequest, account: AccountRow): Promise<void> {
    if (!this.#isOff) await endTry(world, codesOf(account), 'succeeded');
  }

  get #isOff(): boolean {
    return this.#factor === Number.POSITIVE_INFINITY;
  }

  async #requireOpenCodes({ world }: FastifyRequest, account: AccountRow): Promise<void> {
    const wait = await leftOfStreak(world, codesOf(account), policy.wrongCodesOfAccount * this.#factor);
    const left = Math.ceil(wait / 1000);
    if (left === 0) return;
    const elsewhere = `Please sign in with your password, use a device that has signed in before, or try again in ${waitInWords(left)}.`;
    throw new TooManyRequests(
      left,
      'wrong codes for this account',
      account.verified ? elsewhere : 'Please sign up again.',
    );
  }

  #takePlaceInMailbox({ world }: FastifyRequest, mailbox: string, share: number): Promise<boolean> {
    const { time } = world.clock;
    return world.counts.change<Uses, boolean>({ book: 'accounts', name: `codes to ${mailbox}` }, time, (uses) => {
      const taken = this.#codesToMailbox.map((limit) =>
        takeUse(uses, time, { ...limit, most: limit.most * this.#factor * share }),
      );
      const isFree = taken.every(([, wait]) => wait === 0);
      return [isFree ? taken.at(-1)?.[0] : uses, isFree];
    });
  }

  /** Throws `TooManyRequests` if the limit is reached. Counts a use unless `countsUse` is false, and returns the uses. */
  async #takeUse(
    { world }: FastifyRequest,
    key: CountKey,
    limit: Limit,
    tries?: string,
    countsUse = true,
  ): Promise<number> {
    const { time } = world.clock;
    const scaled = { ...limit, most: limit.most * this.#factor };
    const [uses, wait] = await world.counts.change<Uses, ReturnType<typeof takeUse>>(key, time, (before) => {
      const taken = takeUse(before, time, scaled);
      return [countsUse ? taken[0] : before, taken];
    });
    requireNoWait(wait, tries);
    return uses.length;
  }
}

/** An empty counter must not take room. */
const returnUse = ({ world }: FastifyRequest, key: CountKey) =>
  world.counts.change<Uses, void>(key, world.clock.time, (uses = []) => [
    uses.length > 1 ? uses.slice(0, -1) : undefined,
    undefined,
  ]);

/** Tags, and the dots of Gmail, lead to the same mailbox. */
function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^([^@+]+)(?:\+[^@]*)?@(.*)$/.exec(email.toLowerCase()) ?? [];
  if (name === '') return email.toLowerCase();
  return /^g(?:oogle)?mail\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

function streakOf(caller: Caller, { email }: AccountRow): CountKey {
  if (caller.isKnown) return { book: 'accounts', name: `streak of ${caller.name} at ${email}` };
  return networkKey('callers', caller, (network) => `streak of ${network} at ${email}`);
}
const codesOf = ({ email }: AccountRow): CountKey => ({ book: 'accounts', name: `wrong codes of ${email}` });

const streakLasts = days(1);

const waits = { first: seconds(1), longest: minutes(15) };

/** Limit for awaiting another try of the same caller, because its process may be gone. */
const [longestTry, pause] = [seconds(10), 50];

interface Streak {
  readonly failures: number;
  readonly lastAt: number;
  readonly trying?: number;
}

/** Begins a try and returns 0, or returns the milliseconds that the caller has to wait. */
async function beginTry({ counts, clock }: World, key: CountKey, factor: number): Promise<number> {
  for (;;) {
    const wait = await counts.change<Streak, number | undefined>(key, clock.time, (value) => {
      const streak = running(value, clock.time) ?? { failures: 0, lastAt: clock.time };
      if (Math.abs(Date.now() - (streak.trying ?? 0)) < longestTry) return [value, undefined];
      const after = Math.min(waits.first * 2 ** (streak.failures - 1), waits.longest) / factor;
      const left = streak.failures === 0 ? 0 : streak.lastAt + after - clock.time;
      return left > 0 ? [value, left] : [{ ...streak, trying: Date.now() }, 0];
    });
    if (wait !== undefined) return wait;
    await sleep(pause);
  }
}

export type Outcome = 'failed' | 'succeeded' | 'neither';

function endTry({ counts, clock }: World, key: CountKey, outcome: Outcome): Promise<void> {
  const end: Change<Streak, void> = (value) => {
    if (outcome === 'succeeded') return [undefined, undefined];
    const { failures = 0, lastAt = 0 } = running(value, clock.time) ?? {};
    if (outcome === 'failed') return [{ failures: failures + 1, lastAt: clock.time }, undefined];
    return [failures === 0 ? undefined : { failures, lastAt }, undefined];
  };
  return counts.change(key, clock.time, end);
}

function leftOfStreak({ counts, clock }: World, key: CountKey, most: number): Promise<number> {
  return counts.change<Streak, number>(key, clock.time, (value) => {
    const { failures = 0, lastAt = 0 } = running(value, clock.time) ?? {};
    return [value, failures < most ? 0 : lastAt + streakLasts - clock.time];
  });
}

function running(streak: Streak | undefined, now: number): Streak | undefined {
  const age = now - (streak?.lastAt ?? 0);
  return age >= 0 && age < streakLasts ? streak : undefined;
}
