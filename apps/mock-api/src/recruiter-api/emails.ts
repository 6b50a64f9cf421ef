import { sendEmail } from '@glo/adapters/wire/email';
import type { FastifyInstance } from 'fastify';
import { newId } from '../data/new-id.ts';
import { refuse } from '../http/refusal.ts';
import { route } from '../http/route.ts';

/** E-mails to students, and to nobody else: this is no open relay. Here they end up in the outbox. */
export function emailRoutes(app: FastifyInstance): void {
  route(app, sendEmail, async ({ body, store, now }) => {
    await store.write((tx) => {
      const [student] = tx.find('candidates', 'email', body.email.toLowerCase());
      if (student === undefined) throw refuse.notFound('There is no student with this e-mail address.');
      tx.put('messages', {
        id: newId(),
        to: student.email,
        kind: 'email',
        subject: body.subject,
        text: body.content,
        link: body.link,
        at: now().toISOString(),
      });
    });
    return {};
  });
}
