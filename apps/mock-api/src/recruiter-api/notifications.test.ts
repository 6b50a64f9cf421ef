import { sendNotification } from '@glo/adapters/wire/shortlist';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCandidate } from '../testing/hiring.ts';
import { type HiringWorld, startHiring, today } from '../testing/hiring-world.ts';

let world: HiringWorld;

beforeEach(async () => {
  world = await startHiring({ candidates: [aCandidate('s1'), aCandidate('s2')] });
});
afterEach(() => world.close());

const message = 'Brighten up! You are shortlisted for an opportunity!!';

describe('notification/sendNotificationByExternalIds', () => {
  it('leaves a message for each student, once', async () => {
    const body = { external_user_ids: ['s1', 's2', 's1'], message };
    expect(await world.asha(sendNotification, { body })).toEqual({ status: 200, body: {} });
    const sent = { kind: 'notification', subject: 'Notification', text: message, at: today };
    expect([...world.store.all('messages')]).toMatchObject([
      { ...sent, to: 's1' },
      { ...sent, to: 's2' },
    ]);
  });

  it('takes the words of a viewed profile, too', async () => {
    const viewed = 'Some recruiter viewed your profile, keep it up to date!';
    const body = { external_user_ids: Array.from({ length: 1000 }, () => 's1'), message: viewed };
    expect((await world.asha(sendNotification, { body })).status).toBe(200);
    expect([...world.store.all('messages')]).toMatchObject([{ to: 's1', text: viewed }]);
  });

  it('shows up in the outbox', async () => {
    await world.asha(sendNotification, { body: { external_user_ids: ['s1'], message } });
    const outbox = await fetch(`${world.url}/__mock/outbox?to=s1`);
    expect(await outbox.json()).toMatchObject({ messages: [{ to: 's1', kind: 'notification', text: message }] });
  });

  it.each([
    ['asha', { external_user_ids: ['s1', 'nobody'], message }, 404],
    ['asha', { external_user_ids: [], message }, 400],
    ['asha', { external_user_ids: 's1', message }, 400],
    ['asha', { external_user_ids: ['s1'], message: '' }, 400],
    ['asha', { external_user_ids: ['s1'], message: 'You have won! Call +1 900 1234.' }, 400],
    ['asha', { external_user_ids: ['s1'], message: `${message} ` }, 400],
    ['asha', { external_user_ids: Array.from({ length: 1001 }, () => 's1'), message }, 400],
    ['asha', { external_user_ids: ['s1'] }, 400],
    ['stranger', { external_user_ids: ['s1'], message }, 401],
  ] as const)('by %s with %j is answered %s, and nothing is sent', async (who, body, status) => {
    expect(await world[who](sendNotification, { body })).toMatchObject({
      status,
      body: { message: expect.any(String) },
    });
    expect(world.store.count('messages')).toBe(0);
  });
});
