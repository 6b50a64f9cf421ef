import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyLimits } from '../http/json-body.ts';
import type { UseLimits } from './use-limits.ts';

/** Bodies are in memory, so those of an account and of all accounts together are limited. Files are streamed. */
export function limitBodies(app: FastifyInstance, limits: UseLimits): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { signedIn } = request;
    const announced = announcedBytes(request);
    if (signedIn === null || announced <= bodyLimits.stranger) return done(null, payload);
    const { bodyLimit, config } = request.routeOptions;
    const bytes = Math.min(announced, bodyLimit);
    if (bytes > bodyLimits.stranger && config.file === undefined) {
      const leave = limits.takeBody({ request, account: signedIn.account }, bytes, reply.raw);
      reply.raw.once('close', leave);
    }
    done(null, payload);
  });
}

function announcedBytes({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY;
  return Number(headers['content-length'] ?? 0);
}
