import { sendNotification } from '@glo/adapters/wire/shortlist';
import type { FastifyInstance } from 'fastify';
import { filledDetails } from '../accounts/accounts.ts';
import { requireCandidate } from '../candidate-service/require-candidate.ts';
import { newId } from '../data/new-id.ts';
import { route } from '../http/route.ts';
import type { UseLimits } from '../limits/use-limits.ts';

/** Words to students' phones; here they end up in the outbox. All ids must be known, or nothing is sent. */
export function notificationRoutes(app: FastifyInstance, limits: UseLimits): void {
  route(app, sendNotification, async ({ body, account, store, now, request }) => {
    filledDetails(store, account.id);
    limits.count('notifications', { request, account });
    const at = now().toISOString();
    await store.write((tx) => {
      for (const studentId of new Set(body.external_user_ids)) {
        const { id: to } = requireCandidate(tx, studentId);
        tx.put('messages', {
          id: newId(request.world, 'messages'),
          to,
          kind: 'notification',
          subject: 'Notification',
          text: body.message,
          at,
        });
      }
    });
    return {};
  });
}
