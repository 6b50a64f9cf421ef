import { sendEmail } from '@glo/adapters/wire/email';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCandidate } from '../testing/hiring.ts';
import { type HiringWorld, startHiring, today } from '../testing/hiring-world.ts';

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
  it.each(['meera@students.example', ' Meera@STUDENTS.example '])('reaches the student at %s', async (address) => {
    expect(await world.asha(sendEmail, { body: { ...email, email: address } })).toEqual({ status: 200, body: {} });
    expect(sent()).toEqual([
      {
        id: expect.any(String),
        to: 'meera@students.example',
        from: 'asha',
        kind: 'email',
        subject: 'Your robots',
        text: 'We would like to talk to you.\nWhen?',
        link: 'https://meet.example/robots',
        at: today,
      },
    ]);
  });

  it.each(['somebody@elsewhere.example', 'gita@recruiters.example'])('sends nothing to %s', async (address) => {
    expect(await world.asha(sendEmail, { body: { ...email, email: address } })).toEqual({
      status: 404,
      body: { message: 'There is no student with this e-mail address.' },
    });
    expect(sent()).toEqual([]);
  });

  it.each([
    ['email', 'nonsense'],
    ['email', 'meera@students.example, gita@recruiters.example'],
    ['subject', ' '],
    ['content', ''],
    ['content', 'x'.repeat(3001)],
    ['link', ''],
    ['link', undefined],
  ])('refuses the %s %j by name', async (field, value) => {
    const answer = await world.asha(sendEmail, { body: { ...email, [field]: value } });
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(new RegExp(`^${field}`)) } });
    expect(sent()).toEqual([]);
  });

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

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.example',
    'ftp://a.example',
    'file:///etc',
  ])('refuses the link %j in a sentence', async (link) => {
    expect(await world.asha(sendEmail, { body: { ...email, link } })).toEqual({
      status: 400,
      body: { message: 'link: Please give a link that begins with https:// or http://.' },
    });
    expect(sent()).toEqual([]);
  });

  it('turns strangers away', async () => {
    expect(await world.stranger(sendEmail, { body: email })).toMatchObject({ status: 401 });
    expect(sent()).toEqual([]);
  });
});
