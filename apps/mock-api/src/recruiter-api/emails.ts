import { sendEmail } from '@glo/adapters/wire/email';
import type { FastifyInstance } from 'fastify';
import { filledDetails } from '../accounts/accounts.ts';
import { makeOnce } from '../accounts/make-once.ts';
import { refuse } from '../http/refusal.ts';
import { route } from '../http/route.ts';
import type { UseLimits } from '../limits/use-limits.ts';

/** Sends email to students only, so this is no open relay. The outbox keeps it. */
export function emailRoutes(app: FastifyInstance, limits: UseLimits): void {
  route(app, sendEmail, async (ask) => {
    const { body, account, store, now, request } = ask;
    filledDetails(store, account.id);
    const link = readLink(body.link);
    // Counted whatever the outcome, so that addresses cannot be tried out.
    await limits.count('emails', { request, account });
    await makeOnce(ask, 'messages', (tx, id) => {
      const [student] = tx.find('candidates', 'email', body.email.toLowerCase());
      if (student === undefined) throw refuse.notFound('There is no student with this e-mail address.');
      limits.allowEmailTo(tx, student.email, { request, account });
      return {
        id,
        to: student.email,
        from: account.id,
        kind: 'email',
        subject: body.subject,
        text: body.content,
        link,
        at: now().toISOString(),
      };
    });
    return {};
  });
}

/** A missing scheme reads as https (decision 62). */
function readLink(text: string): string {
  if (/^https?:/i.test(text)) return text;
  // A port may follow the colon of a host.
  if (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)) {
    throw refuse.badRequest('link: Please give a link that begins with https:// or http://.');
  }
  return `https://${text.replace(/^\/+/, '')}`;
}
