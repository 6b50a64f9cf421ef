import type { FastifyInstance } from 'fastify';

/** Lets connections end with their last answer once the server closes; kept alive, they would hold it up for a minute. */
export function endConnectionsWhenClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
}
