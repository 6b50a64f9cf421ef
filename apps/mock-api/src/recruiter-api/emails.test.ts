import { sendEmail } from '@glo/adapters/wire/email';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCandidate } from '../testing/hiring.ts';
import { type HiringWorld, startHiring } from '../testing/hiring-world.ts';

let world: HiringWorld;

beforeEach(async () => {
  world = await startHiring({ candidates: [aCandidate('s1', { email: 'meera@students.example' })] });
});
afterEach(() => world.close());

const email = {
  email: 'meera@students.example',
  subject: 'Your robots',
  content: 'We would like to talk to you.\nWhen?',
  link: 'https://meet.example/robots',
};
const sent = () => [...world.store.all('messages')];

describe('POST /opportunity/send/email', () => {
  it.each([
    ['meet.example/robots', 'https://meet.example/robots'],
    ['meet.example:8443/robots', 'https://meet.example:8443/robots'],
    ['//meet.example', 'https://meet.example'],
    ['HTTP://meet.example', 'HTTP://meet.example'],
    ['room 5', 'https://room 5'],
  ])('sends the link %j as %s', async (link, kept) => {
    expect((await world.asha(sendEmail, { body: { ...email, link } })).status).toBe(200);
    expect(sent()).toMatchObject([{ link: kept }]);
  });
});
