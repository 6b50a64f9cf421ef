import type { FastifyRequest } from 'fastify';
import { addressOf } from './trusted-proxies.ts';

export type SecurityEvent =
  | 'signed in'
  | 'password wrong'
  | 'code wrong'
  | 'Google credential refused'
  | 'password changed'
  | 'session ended'
  | 'account deleted'
  | 'not signed in'
  | 'access refused'
  | 'verification decided'
  | 'limit reached'
  | 'upload refused';

/** Never log an email address, a secret or a body. */
export function logSecurity(
  request: FastifyRequest,
  event: SecurityEvent,
  account = request.signedIn?.account.id ?? null,
): void {
  const { method, routeOptions } = request;
  const line = { event, account, address: addressOf(request), call: `${method} ${routeOptions.url ?? ''}` };
  if (event === 'limit reached') request.log.warn(line, event);
  else request.log.info(line, event);
}

export function eventOf(status: number, { routeOptions }: FastifyRequest): SecurityEvent | undefined {
  if (status === 401) return 'not signed in';
  if (status === 403) return 'access refused';
  if (status === 429) return 'limit reached';
  return routeOptions.config.file !== undefined && status < 500 ? 'upload refused' : undefined;
}
