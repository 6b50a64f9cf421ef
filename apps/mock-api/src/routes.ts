import type { FastifyInstance } from 'fastify';

/** Every feature's routes, one line each. */
export function registerRoutes(_app: FastifyInstance): void {}
