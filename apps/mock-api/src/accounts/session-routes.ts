import type { FastifyInstance } from 'fastify';
import { endSession, takeSession } from './sessions.ts';

/** Signing out (decision 60), beside the two services as uploads are: the specification has no call for it. */
export function sessionRoutes(app: FastifyInstance): void {
  app.post('/session/end', async (request, reply) => {
    await endSession(request);
    takeSession(request, reply);
    // What this browser has read of the recruiter's files and pictures.
    reply.header('clear-site-data', '"cache"');
    return reply.code(204).send();
  });
}
