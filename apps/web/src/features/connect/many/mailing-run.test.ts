import { failure, success } from '@glo/domain/shared/outcome';
import { studentId } from '@glo/domain/testing/builders';
import { aProfile } from '@glo/domain/testing/hiring';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BlindReview } from '../../../state/blind/blind-review.ts';
import { turnOnBlindReview } from '../../../testing/blind-review.ts';
import { aRun, list, people } from '../../../testing/mailing-run.ts';

const now = new Date('2026-11-23T10:00:00.000Z');
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const tooMany = (seconds: number) => ({
  ok: false as const,
  failure: { ...failure('refused', 'Too many.').failure, retryAt: inSeconds(seconds) },
});

describe('an email to many', () => {
  beforeEach(() => void vi.useFakeTimers({ now }));

  it('is sent one by one, filled in for each', async () => {
    const { run, start, emails, states, records } = aRun();
    expect([run.running, run.stopping]).toEqual([false, false]);
    const started = start();
    expect([run.running, run.current?.name]).toEqual([true, 'asha']);
    await started;
    expect(run.request.pending).toBe(false);
    expect(emails.asked.map(([, email]) => email)).toMatchObject([
      { to: 'asha@mail.example', content: 'For asha' },
      { to: 'kabir@mail.example', content: 'For kabir' },
      { to: 'sana@mail.example', content: 'For sana' },
    ]);
    expect([run.running, run.current, states(), [...records.mine.contacted.keys()]]).toEqual([
      false,
      null,
      ['sent', 'sent', 'sent'],
      ['asha', 'kabir', 'sana'],
    ]);
  });

  it('waits for a connection, and then goes on', async () => {
    const { run, start, connection, emails, states } = aRun();
    connection.answers = false;
    connection.goOffline();
    const started = start();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([run.pause, run.running, states()]).toEqual([
      { until: null, text: '' },
      true,
      [undefined, undefined, undefined],
    ]);
    connection.answers = true;
    connection.goOnline();
    await started;
    expect([run.pause, states(), emails.asked.length]).toEqual([null, ['sent', 'sent', 'sent'], 3]);
  });

  it('can be stopped while it waits for a connection', async () => {
    const { run, start, connection, emails, states } = aRun();
    connection.answers = false;
    connection.goOffline();
    const started = start();
    await vi.advanceTimersByTimeAsync(0);
    run.stop();
    await started;
    expect([run.running, states(), emails.asked.length]).toEqual([false, [undefined, undefined, undefined], 0]);
  });

  it('waits with an email that did not leave, and sends it once', async () => {
    const { run, start, connection, answer, emails, states } = aRun();
    const lost = Promise.withResolvers<unknown>();
    answer('kabir', lost.promise);
    const started = start();
    await vi.waitFor(() => expect(states()).toEqual(['sent', 'sending', undefined]));
    connection.answers = false;
    connection.goOffline();
    answer('kabir', success(undefined));
    lost.resolve(failure('no-connection'));
    await vi.waitFor(() => expect([run.pause?.until, states()]).toEqual([null, ['sent', undefined, undefined]]));
    connection.answers = true;
    connection.goOnline();
    await started;
    expect([states(), emails.asked.length]).toEqual([['sent', 'sent', 'sent'], 4]);
  });

  it('continues after one failure and retries that recipient alone', async () => {
    const { start, answer, emails, states } = aRun();
    answer('kabir', failure('server-error', 'Sorry'));
    await start();
    expect(states()).toEqual(['sent', 'failed', 'sent']);
    answer('kabir', success(undefined));
    await start('failed');
    expect([states(), emails.asked.length]).toEqual([['sent', 'sent', 'sent'], 4]);
  });

  it('retries one recipient without sending to the waiting ones', async () => {
    const { start, answer, emails, states } = aRun();
    answer('asha', failure('server-error'));
    answer('kabir', failure('unreachable'));
    await start();
    expect(states()).toEqual(['failed', 'unknown', undefined]);
    answer('asha', success(undefined));
    await start('failed');
    expect([states(), emails.asked.length]).toEqual([['sent', 'unknown', undefined], 3]);
  });

  it('leaves a service alone that was asked too often, says until when, and goes on by itself', async () => {
    const { run, start, answer, emails, states } = aRun();
    answer('kabir', tooMany(90));
    const started = start();
    await vi.advanceTimersByTimeAsync(0);
    expect(run.pause).toEqual({ until: inSeconds(90), text: 'Too many.' });
    expect([run.running, states()]).toEqual([true, ['sent', undefined, undefined]]);
    answer('kabir', success(undefined));
    await vi.advanceTimersByTimeAsync(89_000);
    expect(emails.asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1000);
    await started;
    expect([run.pause, states()]).toEqual([null, ['sent', 'sent', 'sent']]);
  });

  it('waits for an address like all background reads, and says until when', async () => {
    const { run, start, directory, emails, states, background } = aRun();
    const { profile } = directory;
    directory.profile = async (id) => (id === 'kabir' ? tooMany(90) : await profile(id));
    const started = start();
    await vi.advanceTimersByTimeAsync(0);
    expect([run.pause?.until, background.waitsUntil]).toEqual([inSeconds(90), inSeconds(90)]);
    directory.profile = profile;
    await vi.advanceTimersByTimeAsync(90_000);
    await started;
    expect([run.pause, states(), emails.asked.length]).toEqual([null, ['sent', 'sent', 'sent'], 3]);
  });

  it('skips a recipient that is left out during a wait for the address', async () => {
    const { start, directory, mailings, emails } = aRun();
    const { profile } = directory;
    directory.profile = async (id) => (id === 'kabir' ? tooMany(90) : await profile(id));
    const started = start();
    await vi.advanceTimersByTimeAsync(0);
    mailings.leaveOut([studentId('kabir')]);
    directory.profile = profile;
    await vi.advanceTimersByTimeAsync(90_000);
    await started;
    expect(emails.asked.map(([, email]) => email)).toMatchObject([
      { to: 'asha@mail.example' },
      { to: 'sana@mail.example' },
    ]);
  });

  it('does not press a service that takes more at once', async () => {
    const { run, start, answer, emails } = aRun();
    answer('asha', tooMany(0));
    void start();
    await vi.advanceTimersByTimeAsync(2500);
    expect(emails.asked.length).toBeLessThanOrEqual(3);
    run.stop();
  });

  it('is stopped after the one under way, and in a pause at once', async () => {
    const { run, start, answer, emails, states } = aRun();
    const sending = Promise.withResolvers<unknown>();
    answer('asha', sending.promise);
    const started = start();
    await vi.advanceTimersByTimeAsync(0);
    run.stop();
    sending.resolve(success(undefined));
    await started;
    expect([states(), run.running]).toEqual([['sent', undefined, undefined], false]);
    answer('kabir', tooMany(90));
    const again = start();
    await vi.advanceTimersByTimeAsync(0);
    run.stop();
    await again;
    expect([run.pause, run.running, emails.asked.length, vi.getTimerCount()]).toEqual([null, false, 2, 0]);
  });

  it.each([
    ['unreachable', 'unknown'],
    ['signed-out', undefined],
  ] as const)('ends without further requests if the service is %s', async (kind, state) => {
    const { run, start, answer, emails, states } = aRun();
    answer('asha', failure(kind));
    await start();
    expect([states(), run.failure?.kind, emails.asked.length]).toEqual([[state, undefined, undefined], kind, 1]);
  });

  it('skips recipients without an address or with a refused profile', async () => {
    const { start, directory, mailings, states, emails } = aRun();
    directory.profile = async (id) =>
      id === 'asha' ? success(aProfile({ email: ' ' })) : id === 'kabir' ? failure('refused') : success(aProfile());
    await start();
    expect([states(), emails.asked.length]).toEqual([['failed', 'failed', 'sent'], 1]);
    expect(mailings.deliveries.get(studentId('asha'))).toEqual({ state: 'failed', why: 'no-address', text: '' });
  });

  it('has the real address of a hidden candidate', async () => {
    const { run, container, directory } = aRun();
    const blind = container.get(BlindReview);
    await turnOnBlindReview(blind);
    const shown = blind.masks.profile(aProfile({ email: 'asha@mail.example' }));
    directory.profile = async () => success(shown);
    expect([shown.email, await run.readAddress(shown.id)]).toEqual(['', success('asha@mail.example')]);
  });

  it('is sent once, however often it is started', async () => {
    const { run, start, answer, emails } = aRun();
    answer('asha', new Promise(() => undefined));
    void start();
    await vi.advanceTimersByTimeAsync(0);
    await start();
    expect([run.current?.name, emails.asked.length]).toEqual(['asha', 1]);
  });

  it('goes on without an address that takes too long, which is a failure', async () => {
    const { run, start, directory, mailings, emails, states } = aRun();
    run.skip();
    const { profile } = directory;
    directory.profile = (id) => (id === 'asha' ? new Promise(() => undefined) : profile(id));
    const started = start();
    run.skip();
    await started;
    expect([states(), emails.asked.length]).toEqual([['failed', 'sent', 'sent'], 2]);
    expect(mailings.deliveries.get(studentId('asha'))).toEqual({ state: 'failed', why: 'unreachable', text: '' });
  });

  it.each([
    [success(undefined), { state: 'sent' }],
    [failure('server-error', 'Sorry'), { state: 'failed', why: 'server-error', text: 'Sorry' }],
    [failure('signed-out'), { state: 'unknown', why: 'unreachable', text: '' }],
  ])('goes on without an answer that takes too long, which counts when it comes: %j', async (answered, delivery) => {
    const { run, start, answer, mailings, states } = aRun();
    const late = Promise.withResolvers<typeof answered>();
    answer('asha', late.promise);
    const started = start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(run.request.slow).toBe(true);
    run.skip();
    await started;
    expect(states()).toEqual(['unknown', 'sent', 'sent']);
    late.resolve(answered);
    await vi.advanceTimersByTimeAsync(0);
    expect(mailings.deliveries.get(studentId('asha'))).toMatchObject(delivery);
  });

  it.each([failure('server-error'), success(undefined)])(
    'does not go on with an email that was begun since, whatever its answer: %j',
    async (answered) => {
      const { run, start, answer, mailings, emails, states } = aRun();
      const late = Promise.withResolvers<typeof answered>();
      answer('asha', late.promise);
      const started = start();
      await vi.advanceTimersByTimeAsync(0);
      mailings.begin(list, people);
      late.resolve(answered);
      await started;
      expect([run.running, states(), emails.asked.length]).toEqual([false, [undefined, undefined, undefined], 1]);
    },
  );
});

describe('an email to many in a duplicated tab', () => {
  it('is not sent to those who had it from a tab whose run ended unseen', async () => {
    const { start, answer, states, records } = aRun();
    answer('asha', success('2026-11-23T09:00:00.000Z'));
    await start();
    expect([states(), [...records.mine.contacted.keys()]]).toEqual([
      ['sent', 'sent', 'sent'],
      ['kabir', 'sana'],
    ]);
  });
});
