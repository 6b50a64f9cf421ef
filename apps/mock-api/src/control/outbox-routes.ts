import type { FastifyInstance } from 'fastify';

/** Returns the sent messages, oldest first. `to` selects one email address or student. */
export function outboxRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: { to?: string | string[] } }>('/__mock/outbox', ({ world: { store }, query }) => {
    const [to = ''] = [query.to ?? ''].flat();
    const messages = to === '' ? [...store.all('messages')] : store.find('messages', 'to', storedAddress(to));
    return { messages };
  });
}

/** Email addresses are stored in lower case, ids of students are not. A plus in a query reads as a space, which no address has. */
const storedAddress = (to: string) => (to.includes('@') ? to.replaceAll(' ', '+').toLowerCase() : to);
