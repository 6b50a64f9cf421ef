import type { FastifyInstance } from 'fastify';
import { endSession, takeSession } from './sessions.ts';

/** Signing out (decision 60). The specification has no call for it. */
export function sessionRoutes(app: FastifyInstance): void {
  app.post('/session/end', async (request, reply) => {
    await endSession(request);
    takeSession(request, reply);
    // Private files and pictures of the recruiter.
    reply.header('clear-site-data', '"cache"');
    return reply.code(204).send();
  });
}
