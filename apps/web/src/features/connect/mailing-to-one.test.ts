import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { studentId } from '@glo/domain/testing/builders';
import { someEmails } from '@glo/domain/testing/contact';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aConnectPage, connectTo } from '../../testing/connect.ts';

const sentAwaited = ['Email was sent succesfully', '/dashboard'];
const notSent = "Your email to Aarohi Deshmukh wasn't sent. It's saved as a draft.";

describe('sending an email', () => {
  it.each([
    [failure('refused', 'Not today.'), "Your email wasn't sent. Not today."],
    [failure('server-error', 'Planned.'), "Your email wasn't sent. Planned."],
    [failure('server-error'), "Your email wasn't sent."],
    [failure('no-connection'), "Your email wasn't sent."],
    [
      failure('unreachable'),
      "We didn't get a reply, so your email may have arrived. If you send it again, it may arrive twice.",
    ],
    [
      failure('unexpected-reply', 'no JSON'),
      "We couldn't read the server's reply, so your email may have arrived. If you send it again, it may arrive twice.",
    ],
    [failure('server-error', 'link: No.'), "Your email wasn't sent. link: No."],
    [failure('signed-out'), null],
    // The screen shows it at the field.
    [failure('refused', 'Not a link.', 'meetingLink'), null],
  ])('and fails says so until the next try: %j', async (answer, text) => {
    const { sending, emails, told, send } = aSending();
    emails.answers.send = answer;
    await send('Hello');
    expect([sending.problem, sending.request.pending, told()]).toEqual([text, false, []]);
    const succeed = answerOf(emails);
    const second = send('Hello');
    expect([sending.problem, sending.request.pending]).toEqual([null, true]);
    succeed(success(undefined));
    await second;
    expect([sending.problem, told(), emails.asked.length]).toEqual([null, sentAwaited, 2]);
  });

  it('reports a failure elsewhere after the screen was left', async () => {
    const { sending, emails, told, send } = aSending();
    const answer = answerOf(emails);
    const sent = send('Hello');
    const { leave } = sending;
    leave();
    expect(sending.request.pending).toBe(false);
    answer(failure('server-error'));
    await sent;
    expect(told()).toEqual([notSent]);
  });

  it('can be left, and a retry does not send it twice', async () => {
    const { sending, emails, told, send } = aSending();
    const answer = answerOf(emails);
    const sent = send('Hello');
    sending.cancel();
    expect([sending.problem, sending.request.pending]).toEqual([
      expect.stringMatching(/the server hasn't replied yet/),
      false,
    ]);
    await send('Hello');
    await vi.waitFor(() => expect(emails.asked).toHaveLength(1));
    expect([sending.problem, sending.request.pending, emails.asked.length]).toEqual([null, true, 1]);
    answer(success(undefined));
    await sent;
    expect([sending.request.pending, told()]).toEqual([false, sentAwaited]);
  });

  describe('without a connection', () => {
    beforeEach(() => void vi.useFakeTimers());

    function anOfflineSending() {
      const sending = aSending();
      sending.connection.answers = false;
      sending.connection.goOffline();
      return sending;
    }

    it('waits, and is sent once when the connection is back', async () => {
      const { sending, connection, emails, told, send } = anOfflineSending();
      emails.answers.send = success(undefined);
      const sent = send('Hello');
      expect([sending.connectionWait, sending.request.pending]).toEqual([expect.anything(), true]);
      connection.answers = true;
      connection.goOnline();
      await vi.runAllTimersAsync();
      await sent;
      expect([sending.connectionWait, told(), emails.asked.length]).toEqual([null, sentAwaited, 1]);
    });

    it('is not sent once the recruiter canceled', async () => {
      const { sending, connection, emails, send } = anOfflineSending();
      const sent = send('Hello');
      sending.cancel();
      connection.answers = true;
      connection.goOnline();
      await sent;
      expect([sending.connectionWait, sending.problem, sending.request.pending, emails.asked]).toEqual([
        null,
        null,
        false,
        [],
      ]);
    });

    it('reports it as not sent once the screen was left', async () => {
      const { sending, emails, told, send } = anOfflineSending();
      const sent = send('Hello');
      sending.leave();
      await sent;
      expect([told(), emails.asked]).toEqual([[notSent], []]);
    });

    it('sends only the last version', async () => {
      const { sending, connection, emails, send } = anOfflineSending();
      emails.answers.send = success(undefined);
      const first = send('Hello');
      sending.cancel();
      const second = send('Something else');
      connection.answers = true;
      connection.goOnline();
      await vi.runAllTimersAsync();
      await Promise.all([first, second]);
      expect(emails.asked).toMatchObject([['send', { subject: 'Something else' }, {}]]);
    });
  });

  it('allows one pending email', async () => {
    const { emails, send } = aSending();
    emails.answers.send = new Promise(() => undefined);
    void send('Hello');
    await send('Something else');
    await vi.waitFor(() => expect(emails.asked).toHaveLength(1));
  });

  it('ignores a late failure while another email is pending', async () => {
    const { sending, emails, told, send } = aSending();
    const answer = answerOf(emails);
    const first = send('Hello');
    await new Promise(setImmediate);
    sending.cancel();
    const answerSecond = answerOf(emails);
    const second = send('Something else meanwhile');
    answer(failure('server-error'));
    await first;
    expect([sending.problem, sending.request.pending, told()]).toEqual([null, true, []]);
    answerSecond(success(undefined));
    await second;
    expect([sending.request.pending, told(), emails.asked.length]).toEqual([false, sentAwaited, 2]);
  });
});

function aSending() {
  const { presenter, connection, emails, navigator, notices } = aConnectPage();
  onTestFinished(presenter.activate(connectTo('asha')));
  const sending = presenter.toOne;
  /** Toasts, then the paths of the application. */
  const told = () => [...notices.toasts.map(({ text }) => text), ...navigator.went.map(({ path }) => path)];
  const send = (subject: string) => {
    const draft = { subject, content: 'Shall we talk?', meetingLink: 'meet.example/a' };
    presenter.email.write(draft);
    return sending.send({ to: 'asha@mail.example', ...draft }, { ...unsent, draft });
  };
  return { sending, connection, emails, told, send };
}

const unsent = { id: 'asha', to: 'one', href: '/connect/asha', label: '', students: [studentId('asha')] } as const;

/** The next email is answered when the test says so. */
function answerOf(emails: ReturnType<typeof someEmails>) {
  let answer: (value: Outcome<string | void>) => void = () => undefined;
  emails.answers.send = new Promise((resolve) => {
    answer = resolve;
  });
  return (value: Outcome<string | void>) => answer(value);
}
