import type { FastifyInstance } from 'fastify';
import type { Rows } from '../data/rows.ts';
import type { Reader } from '../store/store.ts';

/** What the stand-in "sent", oldest first; `to` narrows it to one e-mail address or student. The names of its students are a reply of their own. */
export function outboxRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: { to?: string | string[] } }>('/__mock/outbox', (request) => {
    const { store } = request.world;
    const [to = ''] = [request.query.to ?? ''].flat();
    const messages = to === '' ? [...store.all('messages')] : store.find('messages', 'to', addressOf(to));
    return { messages };
  });

  app.get('/__mock/outbox/names', (request) => {
    const { store } = request.world;
    const recipients = new Set([...store.all('messages')].map(({ to }) => to));
    return { names: Object.fromEntries([...recipients].flatMap((to) => nameOf(store, to))) };
  });
}

/** The recipient with the name, for a student; nothing for anybody else. */
function nameOf(store: Reader<Rows>, to: string): [to: string, name: string][] {
  const student = to.includes('@') ? store.find('candidates', 'email', to)[0] : store.get('candidates', to);
  return student === undefined ? [] : [[to, student.name]];
}

/** E-mail addresses are kept in lower case. */
const addressOf = (to: string) => (to.includes('@') ? to.toLowerCase() : to);
