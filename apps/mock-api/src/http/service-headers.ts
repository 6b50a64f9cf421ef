import type { FastifyRequest } from 'fastify';

const none = {};

/** For who came over TLS: come over nothing else for a year (HSTS). */
export const overTlsOnly = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Over TLS counts to this server, or to a trusted proxy. */
export const transportHeaders = ({ protocol }: FastifyRequest): Readonly<Record<string, string>> =>
  protocol === 'https' ? overTlsOnly : none;

/** Answers about people stay in no cache; what may be kept says so itself. */
export const noStore = { 'cache-control': 'no-store' };

/** On every answer of the two services, which is JSON and never a page: what keeps it from being shown, sniffed or embedded as one. */
export const serviceHeaders = {
  ...noStore,
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};
