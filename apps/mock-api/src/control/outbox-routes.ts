import type { FastifyInstance } from 'fastify';

/** What the stand-in "sent", oldest first; `to` narrows it to one e-mail address or student. */
export function outboxRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: { to?: string | string[] } }>('/__mock/outbox', (request) => {
    const { store } = request.world;
    const [to = ''] = [request.query.to ?? ''].flat();
    const messages = to === '' ? [...store.all('messages')] : store.find('messages', 'to', addressOf(to));
    return { messages };
  });
}

/** E-mail addresses are kept in lower case. */
const addressOf = (to: string) => (to.includes('@') ? to.toLowerCase() : to);
