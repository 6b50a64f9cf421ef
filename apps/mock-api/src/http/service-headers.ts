import type { FastifyRequest } from 'fastify';

const none = {};

/** HSTS for a year. */
export const overTlsOnly = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** TLS to this server or to a trusted proxy. */
export const transportHeaders = ({ protocol }: FastifyRequest): Readonly<Record<string, string>> =>
  protocol === 'https' ? overTlsOnly : none;

/** Data about people is not cached. */
export const noStore = { 'cache-control': 'no-store' };

/** For JSON replies: not to be shown, sniffed or embedded as a page. */
export const serviceHeaders = {
  ...noStore,
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};
