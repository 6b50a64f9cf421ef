import type { FastifyRequest } from 'fastify';

const none = {};

export const overTlsOnly = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

export const transportHeaders = ({ protocol }: FastifyRequest): Readonly<Record<string, string>> =>
  protocol === 'https' ? overTlsOnly : none;

export const noStore = { 'cache-control': 'no-store' };

export const serviceHeaders = {
  ...noStore,
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};
