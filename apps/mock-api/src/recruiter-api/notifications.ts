import { sendNotification } from '@glo/adapters/wire/shortlist';
import type { FastifyInstance } from 'fastify';
import { filledDetails } from '../accounts/accounts.ts';
import { makeOnce } from '../accounts/make-once.ts';
import { requireCandidate } from '../candidate-service/find-candidates.ts';
import { newId } from '../data/new-id.ts';
import type { MessageRow } from '../data/rows.ts';
import { route } from '../http/route.ts';
import type { UseLimits } from '../limits/use-limits.ts';

/** The outbox keeps notifications. If one id is unknown, none is sent. Students who had the same one today get none. */
export function notificationRoutes(app: FastifyInstance, limits: UseLimits): void {
  route(app, sendNotification, async (ask) => {
    const { body, account, store, now, request } = ask;
    filledDetails(store, account.id);
    await limits.count('notifications', { request, account });
    const at = now().toISOString();
    const students = [...new Set(body.external_user_ids)];
    await makeOnce(ask, 'messages', (tx, id) => {
      const [first = '', ...others] = limits.notYetNotified(tx, students, body.message, ask);
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
}
