import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { minutes } from '../data/durations.ts';
import { TooManyRequests } from '../http/refusal.ts';

/** Guards of the calls that check or send a secret (decision 19). Each throws `TooManyRequests`. */
export interface RateLimits {
  /** Before a password or a code is checked. */
  readonly check: Guard;
  /** Before a code is sent. */
  readonly send: Guard;
}

export type Guard = (request: FastifyRequest) => Promise<void>;

/** Calls allowed from one address and for one account; times the factor of `RATE_LIMIT`. */
const allowances = {
  check: { address: 300, account: 60, timeWindow: minutes(1) },
  send: { address: 300, account: 20, timeWindow: minutes(15) },
};

/** `factor` multiplies every allowance, 'off' lifts them. */
export async function createRateLimits(app: FastifyInstance, factor: number | 'off'): Promise<RateLimits> {
  if (factor === 'off') return { check: async () => undefined, send: async () => undefined };
  await app.register(rateLimit, { global: false });
  const guard = ({ address, account, timeWindow }: (typeof allowances)['check']): Guard => {
    const limiters = [
      app.createRateLimit({ max: Math.ceil(address * factor), timeWindow, keyGenerator: inItsWorld(({ ip }) => ip) }),
      app.createRateLimit({ max: Math.ceil(account * factor), timeWindow, keyGenerator: inItsWorld(accountOf) }),
    ];
    return async (request) => {
      for (const limiter of limiters) {
        const use = await limiter(request);
        if (!use.isAllowed && use.isExceeded) throw new TooManyRequests(use.ttlInSeconds);
      }
    };
  };
  return { check: guard(allowances.check), send: guard(allowances.send) };
}

/** Worlds do not count for one another, and a reset starts anew. */
const inItsWorld = (keyOf: (request: FastifyRequest) => string) => (request: FastifyRequest) =>
  `${request.world.life} ${keyOf(request)}`;

/** Which account a call is about: who is signed in, or the e-mail or id in the body. */
function accountOf(request: FastifyRequest): string {
  if (request.signedIn !== null) return request.signedIn.account.id;
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null) return '';
  if ('email' in body) return String(body.email).toLowerCase();
  return 'userId' in body ? String(body.userId) : '';
}
