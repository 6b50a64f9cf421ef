import { sendEmail } from '@glo/adapters/wire/email';
import { expect, it } from 'vitest';
import { aCandidate } from '../testing/hiring.ts';
import { aRecruiter } from '../testing/people.ts';
import { aSignedInAsha } from '../testing/running.ts';

async function sent(link: string) {
  const { asha, world } = await aSignedInAsha({
    recruiters: [aRecruiter('asha')],
    candidates: [aCandidate('s1')],
  });
  const body = { email: 's1@students.example', subject: 'Your robots', content: 'When?', link };
  const { status } = await asha.call(sendEmail, { body });
  return [status, [...world.store.all('messages')]];
}

it.each([
  ['meet.example:8443/robots', 'https://meet.example:8443/robots'],
  ['//meet.example', 'https://meet.example'],
  ['HTTP://meet.example', 'HTTP://meet.example'],
  ['room 5', 'https://room 5'],
])('an email with the link %j is sent with %s', async (link, kept) => {
  expect(await sent(link)).toMatchObject([200, [{ link: kept }]]);
});

it.each([
  'https://',
  '//',
  '<https://meet.example>',
  'https://<https://meet.example>',
  'https:///robots',
  'https:robots',
])('an email with the link %j is refused, because it has no host', async (link) => {
  expect(await sent(link)).toEqual([400, []]);
});
