import { sendEmail } from '@glo/adapters/wire/email';
import type { FastifyInstance } from 'fastify';
import { sendNotification } from '@glo/adapters/wire/shortlist';
import { filledDetails } from '../accounts/accounts.ts';
import { makeOnce } from '../accounts/make-once.ts';
import { refuse } from '../http/refusal.ts';
import { route } from '../http/route.ts';
import type { UseLimits } from '../limits/use-limits.ts';
import { requireCandidate } from '../candidate-service/find-candidates.ts';
import { newId } from '../data/new-id.ts';
import type { MessageRow } from '../data/rows.ts';

export function messageRoutes(app: FastifyInstance, limits: UseLimits): void {
  // If one id is unknown, nothing is sent. Skips students who got the same text today.
  route(app, sendNotification, async (input) => {
    const { body, account, store, now, request } = input;
    filledDetails(store, account.id);
    await limits.count('notifications', { request, account });
    const at = now().toISOString();
    const students = [...new Set(body.external_user_ids)];
    await makeOnce(input, 'messages', (tx, id) => {
      const [first = '', ...others] = limits.notYetNotified(tx, students, body.message, input);
      const messageTo = (studentId: string, messageId: string): MessageRow => ({
        id: messageId,
        to: requireCandidate(tx, studentId).id,
        from: account.id,
        kind: 'notification',
        subject: 'Notification',
        text: body.message,
        at,
      });
      for (const studentId of others) tx.put('messages', messageTo(studentId, newId()));
      return messageTo(first, id);
    });
    return {};
  });

  // Sends to students only, otherwise this would be an open relay.
  route(app, sendEmail, async (input) => {
    const { body, account, store, now, request } = input;
    filledDetails(store, account.id);
    const link = readLink(body.link);
    // Counted whatever the outcome, so that emails cannot be guessed.
    await limits.count('emails', { request, account });
    await makeOnce(input, 'messages', (tx, id) => {
      const [student] = tx.find('candidates', 'email', body.email.toLowerCase());
      if (student === undefined) throw refuse.notFound('There is no student with this email address.');
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

function readLink(text: string): string {
  // A port may follow the colon of a host.
  const hasOtherScheme = /^(?!https?:)[a-z][a-z\d+.-]*:(?!\d)/i.test(text);
  const link = /^https?:/i.test(text) ? text : `https://${text.replace(/^\/+/, '')}`;
  if (hasOtherScheme || !/^https?:\/\/[\p{L}\p{N}[]/iu.test(link)) {
    throw refuse.badRequest('link: Please give a link that begins with https:// or http://.');
  }
  return link;
}
