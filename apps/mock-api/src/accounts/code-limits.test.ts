import { forgotPassword, resendOtp, signUp, verifyOtp } from '@glo/adapters/wire/account-codes';
import { describe, expect, it } from 'vitest';
import { hours, minutes } from '../data/durations.ts';
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
import type { Running } from '../testing/running.ts';
import type { Visitor } from '../testing/visitor.ts';

describe('codes of an account', () => {
  /** A hundred wrong codes from a hundred addresses. */
  async function afterHundredWrongCodes() {
    const running = await aMockApiUnderAttack();
    const device = await running.signedIn(asha);
    device.cookies.delete('session');
    const owner = running.from('198.51.100.1');
    await owner.call(forgotPassword, { body: { email: asha } });
    for (let count = 0; count < 100; count++) {
      const stranger = running.from(`203.0.113.${count}`);
      expect((await enterCode(stranger, wrongCode)).body).toEqual({ error: true, message: 'Invalid OTP' });
    }
    const code = await owner.codeOf(asha);
    return { ...running, device, owner, code };
  }

  it('are taken after 100 wrong ones in a row only from a device that signed in before', async () => {
    const { device, owner, code } = await afterHundredWrongCodes();
    const refused = await enterCode(owner, code);
    expect(refused.status).toBe(429);
    expect(refused.body).toEqual({
      message:
        'Too many wrong codes for this account. Please sign in with your password, use a device that has ' +
        'signed in before, or try again in 24 hours.',
    });
    expect(retryAfter(refused)).toBe(24 * 60 * 60);
    expect((await enterCode(device, code)).body).toMatchObject({ error: false });
  });

  it('are taken again after 24 hours', async () => {
    const { owner, code, clock } = await afterHundredWrongCodes();
    clock.advance(hours(24) - 1);
    expect((await enterCode(owner, code)).status).toBe(429);
    clock.advance(1);
    await owner.call(forgotPassword, { body: { email: asha } });
    expect((await enterCode(owner, await owner.codeOf(asha))).body).toMatchObject({ error: false });
  });

  it('that are refused leave signing in by password open, which does not open them', async () => {
    const { owner, from, code } = await afterHundredWrongCodes();
    expect(await signIn(owner)).toMatchObject(signedInReply);
    expect((await enterCode(from('198.51.100.2'), code)).status).toBe(429);
  });

  it('are taken again once a right one was entered on a known device', async () => {
    const { device, owner, code } = await afterHundredWrongCodes();
    await enterCode(device, code);
    await owner.call(forgotPassword, { body: { email: asha } });
    expect((await enterCode(owner, await owner.codeOf(asha))).body).toMatchObject({ error: false });
  });

  it('are not refused for wrong passwords, however many', async () => {
    const { from } = await aMockApiUnderAttack();
    for (let count = 0; count < 101; count++) await guess(from(`203.0.113.${count}`));
    const owner = from('198.51.100.1');
    await owner.call(forgotPassword, { body: { email: asha } });
    expect((await enterCode(owner, await owner.codeOf(asha))).body).toMatchObject({ error: false });
  });

  it('are accepted again after an unverified account signs up once more', async () => {
    const { from } = await aMockApiUnderAttack();
    const owner = from('198.51.100.1');
    const body = { email: 'new@acme.example', password: passwordOfAll, is_google_signedIn: false };
    const { _id: userId } = (await owner.call(signUp, { body })).body as { _id: string };
    const enter = (visitor: Visitor, otp: number) => visitor.call(verifyOtp, { body: { userId, otp } });
    for (let count = 0; count < 100; count++) {
      const stranger = from(`203.0.113.${count}`);
      stranger.cookies.set('signup', owner.cookies.get('signup') ?? '');
      expect((await enter(stranger, wrongCode)).body).toEqual({ error: true, message: 'Invalid OTP' });
    }
    const refused = await enter(owner, await owner.codeOf(body.email));
    expect(refused).toMatchObject({
      status: 429,
      body: { message: 'Too many wrong codes for this account. Please sign up again.' },
    });
    await owner.call(signUp, { body });
    expect((await enter(owner, await owner.codeOf(body.email))).body).toMatchObject({ error: false });
  });
});

describe('a code', () => {
  const tooOften = 'This code was entered incorrectly too often. Please ask for a new one.';

  it('is closed after five wrong tries for that caller alone, and opens with another request', async () => {
    const { signedIn, from, guessAndWait } = await aMockApiUnderAttack();
    const [device, owner] = [await signedIn(asha), from('198.51.100.1')];
    await owner.call(forgotPassword, { body: { email: asha } });
    const code = await owner.codeOf(asha);
    device.address = '203.0.113.1';
    const stranger = from('203.0.113.1');
    await guessAndWait(5, () => enterCode(stranger, wrongCode));
    expect((await enterCode(stranger, code)).body).toEqual({ error: true, message: tooOften });
    await guessAndWait(5, () => enterCode(device, wrongCode));
    expect((await enterCode(device, code)).body).toEqual({ error: true, message: tooOften });
    await device.call(forgotPassword, { body: { email: asha } });
    expect((await enterCode(from('203.0.113.2'), wrongCode)).body).toEqual({ error: true, message: 'Invalid OTP' });
    expect((await enterCode(owner, code)).body).toMatchObject({ error: false });
  });
});

describe('sent codes', () => {
  const ask = (visitor: Visitor, email = asha) => visitor.call(forgotPassword, { body: { email } });

  const signUpBody = { email: 'new@acme.example', password: passwordOfAll, is_google_signedIn: false };
  const networks = (count: number, first = 0) => Array.from({ length: count }, (_, at) => `203.0.${first + at}.7`);

  async function codesSent({ world }: Running, act: () => Promise<unknown>, to = asha): Promise<number> {
    const before = world.store.find('messages', 'to', to).length;
    await act();
    return world.store.find('messages', 'to', to).length - before;
  }

  it('are three an hour for one mailbox from one network, with an account or without', async () => {
    const { from, clock } = await aMockApiUnderAttack();
    for (const email of [asha, 'nobody@acme.example']) {
      const abuser = from('203.0.113.1');
      const replies: unknown[] = [];
      for (const [at, call] of [forgotPassword, resendOtp, resendOtp, resendOtp].entries()) {
        const body = { email: at === 1 ? email.toUpperCase() : email.replace('@', '+1@') };
        const { status, body: reply } = await abuser.call(call, { body });
        replies.push(call === resendOtp ? [status, reply] : status);
      }
      const sent = [200, { message: 'If this email address is waiting for a code, a new one was sent.' }];
      const message = 'Too many codes for this email address. Please wait 60 minutes and try again.';
      expect(replies).toEqual([200, sent, sent, [429, { message }]]);
    }
    expect((await ask(from('203.0.114.1'))).status).toBe(200);
    expect((await ask(from('203.0.113.1'), bela)).status).toBe(200);
    clock.advance(hours(1));
    expect((await ask(from('203.0.113.1'))).status).toBe(200);
  });

  it('are ten an hour and 50 a day for one mailbox from unknown devices, which no reply tells', async () => {
    const running = await aMockApiUnderAttack();
    const { from, signedIn, clock } = running;
    const device = await signedIn(asha);
    const askOften = (first: number) =>
      codesSent(running, async () => {
        for (const address of networks(12, first)) expect((await ask(from(address))).status).toBe(200);
      });
    for (let hour = 0; hour < 5; hour++) {
      expect(await askOften(0)).toBe(10);
      clock.advance(hours(1));
    }
    expect(await askOften(0)).toBe(0);
    expect(await codesSent(running, () => ask(device))).toBe(1);
    expect(await codesSent(running, () => ask(from('198.51.100.1'), bela), bela)).toBe(1);
    clock.advance(hours(19));
    expect(await askOften(0)).toBe(10);
  });

  it('leave the code of an abuser in force, with which the owner goes on', async () => {
    const running = await aMockApiUnderAttack();
    const { from } = running;
    for (const address of networks(12)) await ask(from(address));
    const owner = from('198.51.100.1');
    expect(await codesSent(running, async () => expect((await ask(owner)).status).toBe(200))).toBe(0);
    expect((await enterCode(owner, await owner.codeOf(asha))).body).toMatchObject({ error: false });
  });

  it('leave two of ten to networks that have asked for none', async () => {
    const running = await aMockApiUnderAttack();
    const { from } = running;
    const abuse = async () => {
      for (const address of networks(3)) for (let count = 0; count < 3; count++) await ask(from(address));
    };
    expect(await codesSent(running, abuse)).toBe(8);
    expect(await codesSent(running, () => ask(from('198.51.100.1')))).toBe(1);
    expect(await codesSent(running, () => ask(from('198.51.100.1')))).toBe(0);
  });

  it('that no mailbox gets do not count for it', async () => {
    const running = await aMockApiUnderAttack();
    const { from } = running;
    for (const address of networks(12)) await from(address).call(resendOtp, { body: { email: asha } });
    for (const address of networks(2)) await from(address).call(signUp, { body: { ...signUpBody, email: asha } });
    expect(await codesSent(running, () => ask(from('198.51.100.1')))).toBe(1);
  });

  it('to a mailbox without an account leave its sign-up open', async () => {
    const { from } = await aMockApiUnderAttack();
    for (const address of networks(10)) await from(address).call(signUp, { body: signUpBody });
    const owner = from('198.51.100.1');
    const { status, body } = await owner.call(signUp, { body: signUpBody });
    expect(status).toBe(200);
    const { _id: userId } = body as { _id: string };
    const otp = await owner.codeOf(signUpBody.email);
    expect((await owner.call(verifyOtp, { body: { userId, otp } })).body).toMatchObject({ error: false });
  });

  it('to the tags of a mailbox, or with the dots of Gmail, count for it', async () => {
    const running = await aMockApiUnderAttack();
    const { from, world } = running;
    const emails = networks(12).map((_, at) => `${at % 2 ? 'v.ictim' : 'victim'}+${at}@gmail.com`);
    for (const [at, address] of networks(12).entries()) {
      await from(address).call(signUp, { body: { ...signUpBody, email: emails[at] } });
    }
    expect([...world.store.all('messages')]).toHaveLength(10);
  });

  it('are 20 in 15 minutes from a known device', async () => {
    const { signedIn, clock } = await aMockApiUnderAttack();
    const device = await signedIn(asha);
    for (let count = 0; count < 20; count++) expect((await ask(device)).status).toBe(200);
    expect(retryAfter(await ask(device))).toBe(15 * 60);
    clock.advance(minutes(15));
    expect((await ask(device)).status).toBe(200);
  });

  it('are 300 in 15 minutes for one address', async () => {
    const { from } = await aMockApiUnderAttack();
    const stranger = from('203.0.113.1');
    for (let number = 0; number < 300; number++) {
      expect((await ask(stranger, `nobody${number}@acme.example`)).status).toBe(200);
    }
    expect((await ask(stranger)).status).toBe(429);
    expect((await ask(from('203.0.113.2'))).status).toBe(200);
  });
});
