import type { FastifyInstance } from 'fastify';
import { endSession, takeSession } from './sessions.ts';

/** Signing out (decision 60). The specification has no call for it. */
export function sessionRoutes(app: FastifyInstance): void {
  app.post('/session/end', async (request, reply) => {
    // Before the store, which may refuse: the next person at this browser is signed out in any case.
    takeSession(request, reply);
    // Private files and pictures of the recruiter.
    reply.header('clear-site-data', '"cache"');
    await endSession(request);
    return reply.code(204).send();
  });
}
