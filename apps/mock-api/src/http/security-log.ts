import type { FastifyRequest } from 'fastify';

/** What happens to sign-ins, sessions and access. `event` of a line of the log. */
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

/** A line of the log with who, from where and what: never an e-mail address, a secret or what was sent. */
export function logSecurity(
  request: FastifyRequest,
  event: SecurityEvent,
  account = request.signedIn?.account.id ?? null,
): void {
  const { method, routeOptions, ip } = request;
  const line = { event, account, address: ip, call: `${method} ${routeOptions.url ?? ''}` };
  if (event === 'limit reached') request.log.warn(line, event);
  else request.log.info(line, event);
}

/** The event that a refusal is; undefined when it is none. */
export function eventOf(status: number, { routeOptions }: FastifyRequest): SecurityEvent | undefined {
  if (status === 401) return 'not signed in';
  if (status === 403) return 'access refused';
  if (status === 429) return 'limit reached';
  return routeOptions.config.file !== undefined && status < 500 ? 'upload refused' : undefined;
}
