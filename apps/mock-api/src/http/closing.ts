import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    isClosing: boolean;
  }
}

/** Lets connections end with their last answer once the server closes; kept alive, they would hold it up for a minute. */
export function endConnectionsWhenClosing(app: FastifyInstance): void {
  app.decorate('isClosing', false);
  app.addHook('preClose', async () => {
    app.isClosing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (app.isClosing) reply.header('connection', 'close');
    done();
  });
}
