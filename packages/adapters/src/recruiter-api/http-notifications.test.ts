import { viewedMessage } from '@glo/domain/candidates/notifications';
import { studentId } from '@glo/domain/testing/builders';
import { expect, it } from 'vitest';
import { aService } from '../testing/a-service.ts';
import { HttpNotifications } from './http-notifications.ts';

it.each([
  [60_000, true],
  [60_001, false],
])('a notification of %i bytes is sent on after its page: %s', async (bytes, keepalive) => {
  const { api, sent } = aService({});
  const around = JSON.stringify({ external_user_ids: [''], message: viewedMessage }).length;
  await new HttpNotifications(api).send([studentId('x'.repeat(bytes - around))], viewedMessage);
  expect(sent).toMatchObject([{ init: { keepalive } }]);
});
