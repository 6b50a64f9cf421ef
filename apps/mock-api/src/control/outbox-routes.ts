import type { FastifyInstance } from 'fastify';

/** What the mock API "sent", oldest first. `to` selects the messages to one email address or student. */
export function outboxRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: { to?: string | string[] } }>('/__mock/outbox', ({ world: { store }, query }) => {
    const [to = ''] = [query.to ?? ''].flat();
    const messages = to === '' ? [...store.all('messages')] : store.find('messages', 'to', storedAddress(to));
    return { messages };
  });
}

/** Email addresses are stored in lower case, ids of students are not. */
const storedAddress = (to: string) => (to.includes('@') ? to.toLowerCase() : to);
