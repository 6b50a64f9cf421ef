import { describe, expect, it } from 'vitest';
import { failure, success } from '../shared/outcome.ts';
import { aSession } from '../testing/builders.ts';
import { someEmails } from '../testing/contact.ts';
import { FakeTabs } from '../testing/fake-tabs.ts';
import { FakeSession } from '../testing/onboarding.ts';
import { sentByOneTab } from './emails.ts';

const email = { to: 'asha@mail.example', subject: 'A talk', content: 'Hello', meetingLink: 'meet.example/a' };

describe('an email open in two tabs', () => {
  it('is sent once', async () => {
    const { one, two, emails } = twoTabs();
    const answers = await Promise.all([one.send(email), two.send(email)]);
    expect(answers).toEqual([success(undefined), success(expect.stringMatching(/^\d{4}-/))]);
    expect(emails.asked).toEqual([['send', email]]);
  });

  it('is sent by the second tab if the first fails', async () => {
    const { one, two, emails } = twoTabs();
    emails.answers.send = failure('server-error');
    expect(await one.send(email)).toEqual(failure('server-error'));
    emails.answers.send = success(undefined);
    expect(await two.send(email)).toEqual(success(undefined));
  });

  it.each(Object.keys(email))('is another email with another %s', async (part) => {
    const { one, two, emails } = twoTabs();
    await one.send(email);
    expect(await two.send({ ...email, [part]: 'other' })).toEqual(success(undefined));
    expect(emails.asked).toHaveLength(2);
  });
});

function twoTabs() {
  const emails = someEmails();
  const tabs = new FakeTabs();
  const session = new FakeSession(aSession());
  const [one, two] = [tabs, tabs.another()].map((tab) => sentByOneTab(emails, tab, session));
  if (!one || !two) throw new Error('Two tabs expected');
  return { one, two, emails };
}
