import { forgotPassword, resendOtp, signUp, verifyOtp } from '@glo/adapters/wire/account-codes';
import { describe, expect, it } from 'vitest';
import { hours, minutes, seconds } from '../data/durations.ts';
import {
  asha,
  aMockApiUnderAttack,
  bela,
  enterCode,
  guess,
  signedInReply,
  signIn,
  retryAfter,
  wrongCode,
} from '../testing/guessers.ts';
import { passwordOfAll } from '../testing/people.ts';

const wrongPassword = { status: 200, body: { error: true, type: 'password', message: 'Wrong password.' } };

describe('a caller that fails', () => {
  it('waits a second, then twice as long each time, up to 15 minutes', async () => {
    const { visitor, guessAndWait } = await aMockApiUnderAttack();
    const stranger = visitor();
    expect(await guessAndWait(12, () => guess(stranger))).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  it('is told how long in the message and in Retry-After, and the refused try counts for nothing', async () => {
    const { visitor, clock } = await aMockApiUnderAttack();
    const stranger = visitor();
    for (const wait of [0, 1, 2]) {
      clock.advance(seconds(wait));
      expect(await guess(stranger)).toMatchObject(wrongPassword);
    }
    for (const [passed, words] of [
      [0, '4 seconds'],
      [1500, '3 seconds'],
      [2000, 'a second'],
    ] as const) {
      clock.advance(passed);
      const refused = await signIn(stranger);
      expect(refused.body).toEqual({ message: `Too many tries. Please wait ${words} and try again.` });
      expect(refused.status).toBe(429);
    }
    clock.advance(500);
    expect(await signIn(stranger)).toMatchObject(signedInReply);
  });

  it('begins with a second again after a success, or after a day', async () => {
    const { visitor, guessAndWait, clock } = await aMockApiUnderAttack();
    const stranger = visitor();
    expect(await guessAndWait(3, () => guess(stranger))).toEqual([1, 2, 4]);
    await signIn(stranger);
    expect(await guessAndWait(2, () => guess(stranger))).toEqual([1, 2]);
    clock.advance(hours(24));
    expect(await guessAndWait(1, () => guess(stranger))).toEqual([1]);
  });

  it('waits for codes as for passwords, in one streak', async () => {
    const { visitor, guessAndWait } = await aMockApiUnderAttack();
    const stranger = visitor();
    await stranger.call(forgotPassword, { body: { email: asha } });
    expect(await guessAndWait(2, () => guess(stranger))).toEqual([1, 2]);
    expect(await guessAndWait(2, () => enterCode(stranger, wrongCode))).toEqual([4, 8]);
    expect((await enterCode(stranger, await stranger.codeOf(asha))).body).toMatchObject({ error: false });
    expect(await guessAndWait(1, () => guess(stranger))).toEqual([1]);
  });

  it('gains nothing by many tries at once', async () => {
    const { visitor } = await aMockApiUnderAttack();
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess(visitor())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(19);
  });
});

describe('a caller that succeeds', () => {
  it('is never asked to wait, however often, at once or one after the other', async () => {
    const { visitor } = await aMockApiUnderAttack();
    const answers = await Promise.all(Array.from({ length: 70 }, () => signIn(visitor())));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('has not succeeded with the right password of an account that was never verified', async () => {
    const { visitor, guessAndWait } = await aMockApiUnderAttack();
    const stranger = visitor();
    const body = { email: 'new@acme.example', password: passwordOfAll, is_google_signedIn: false };
    const { _id: userId } = (await stranger.call(signUp, { body })).body as { _id: string };
    await guessAndWait(3, () => stranger.call(verifyOtp, { body: { userId, otp: wrongCode } }));
    expect((await signIn(stranger, body.email)).body).toMatchObject({ verified: false });
    expect(retryAfter(await stranger.call(verifyOtp, { body: { userId, otp: wrongCode } }))).toBe(8);
  });
});

describe('failures count for', () => {
  it('one account in any letter case', async () => {
    const { visitor } = await aMockApiUnderAttack();
    await guess(visitor());
    expect((await signIn(visitor(), 'ASHA@acme.example')).status).toBe(429);
    expect(await signIn(visitor(), bela)).toMatchObject(signedInReply);
  });

  it('one address, of IPv6 for the 48 bits that name a customer', async () => {
    const { from } = await aMockApiUnderAttack();
    await guess(from('203.0.113.1'));
    expect((await signIn(from('203.0.113.1'))).status).toBe(429);
    expect((await signIn(from('::ffff:203.0.113.1'))).status).toBe(429);
    expect(await signIn(from('203.0.113.2'))).toMatchObject(signedInReply);
    await guess(from('2001:db8::1'));
    expect((await signIn(from('2001:db8:0:ffff::2'))).status).toBe(429);
    expect(await signIn(from('2001:db8:1::1'))).toMatchObject(signedInReply);
    for (const withPort of ['203.0.113.1:51544', '[2001:db8::1]:443', '[2001:db8::1]']) {
      expect((await signIn(from(withPort))).status).toBe(429);
    }
  });

  it('the proxy, if it names no address', async () => {
    const { from } = await aMockApiUnderAttack();
    await guess(from('unknown'));
    for (const junk of ['another', '12345', '203.0.113.1, junk']) expect((await signIn(from(junk))).status).toBe(429);
    expect(await signIn(from('junk, 203.0.113.1'))).toMatchObject(signedInReply);
  });
});

describe('one address', () => {
  it('fails 50 times in 15 minutes over all accounts, but devices that signed in before are let through', async () => {
    const { from, signedIn, clock } = await aMockApiUnderAttack();
    const device = await signedIn(asha);
    device.address = '203.0.113.1';
    const sprayer = from('203.0.113.1');
    await guess(sprayer);
    for (let number = 1; number < 50; number++) {
      expect((await enterCode(sprayer, wrongCode, `nobody${number}@acme.example`)).status).toBe(200);
    }
    // The address limit applies before the wait at one account.
    const refused = await signIn(from('203.0.113.1'));
    expect(refused.body).toEqual({ message: 'Too many tries. Please wait 15 minutes and try again.' });
    expect(retryAfter(refused)).toBe(900);
    expect(await signIn(device)).toMatchObject(signedInReply);
    expect(await signIn(from('203.0.113.2'))).toMatchObject(signedInReply);
    clock.advance(minutes(15));
    expect(await signIn(from('203.0.113.1'))).toMatchObject(signedInReply);
  });

  it('has no more tries when they come at once, and successes do not count', async () => {
    const { from } = await aMockApiUnderAttack();
    for (let times = 0; times < 10; times++) await signIn(from('203.0.113.1'));
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, number) =>
        enterCode(from('203.0.113.1'), wrongCode, `nobody${number}@acme.example`),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
  });
});

describe('RATE_LIMIT', () => {
  it('multiplies the limits and divides the waits', async () => {
    const slow = await aMockApiUnderAttack(0.1);
    const [stranger, caller] = [slow.visitor(), slow.visitor()];
    expect(await slow.guessAndWait(3, () => guess(stranger))).toEqual([10, 20, 40]);
    for (let count = 0; count < 2; count++) await caller.call(resendOtp, { body: { email: asha } });
    expect((await caller.call(resendOtp, { body: { email: asha } })).status).toBe(429);

    const quick = await aMockApiUnderAttack(4);
    await guess(quick.visitor());
    quick.clock.advance(250);
    expect(await signIn(quick.visitor())).toMatchObject(signedInReply);
  });

  it('off lifts every limit', async () => {
    const { visitor } = await aMockApiUnderAttack('off');
    const statuses: number[] = [];
    for (let tries = 0; tries < 105; tries++) statuses.push((await enterCode(visitor(), wrongCode)).status);
    for (let tries = 0; tries < 25; tries++) {
      statuses.push((await visitor().call(forgotPassword, { body: { email: asha } })).status);
      statuses.push((await guess(visitor())).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
