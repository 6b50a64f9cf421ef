import type { FastifyInstance } from 'fastify';
import type { TimeLimits } from './time-limits.ts';

declare module 'fastify' {
  interface FastifyInstance {
    isClosing: boolean;
  }
}

/**
 * Ends keep-alive connections with their last response while the server closes, and the rest after `closing`
 * milliseconds.
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
