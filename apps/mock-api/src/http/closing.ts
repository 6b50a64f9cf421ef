import type { FastifyInstance } from 'fastify';
import type { TimeLimits } from './time-limits.ts';

declare module 'fastify' {
  interface FastifyInstance {
    isClosing: boolean;
  }
}

/**
 * Lets connections end with their last answer once the server closes; kept alive, they would hold it up for a minute. Those
 * that are open after `closing` milliseconds are ended.
 */
export function endConnectionsWhenClosing(app: FastifyInstance, { closing }: TimeLimits): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  app.decorate('isClosing', false);
  app.addHook('preClose', async () => {
    app.isClosing = true;
    timer = setTimeout(() => app.server.closeAllConnections(), closing);
  });
  app.addHook('onClose', async () => clearTimeout(timer));
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (app.isClosing) reply.header('connection', 'close');
    done();
  });
}
