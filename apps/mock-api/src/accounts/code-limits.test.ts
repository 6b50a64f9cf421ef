import { forgotPassword, resendOtp, signUp, verifyOtp } from '@glo/adapters/wire/account-codes';
import { describe, expect, it } from 'vitest';
import { hours, minutes } from '../data/durations.ts';
import {
  asha,
  aStandInUnderAttack,
  bela,
  enterCode,
  guess,
  letIn,
  signIn,
  waitOf,
  wrongCode,
} from '../testing/guessers.ts';
import { passwordOfAll } from '../testing/people.ts';
import type { Visitor } from '../testing/visitor.ts';

describe('codes of an account', () => {
  /** A hundred wrong codes from a hundred addresses, over all the codes that are sent meanwhile. */
  async function afterHundredWrongCodes() {
    const running = await aStandInUnderAttack();
    const device = await running.signedIn(asha);
    device.cookies.delete('session');
    for (let count = 0; count < 100; count++) {
      const stranger = running.from(`203.0.113.${count}`);
      if (count % 5 === 0) await stranger.call(forgotPassword, { body: { email: asha } });
      expect((await enterCode(stranger, wrongCode)).body).toEqual({ error: true, message: 'Invalid OTP' });
    }
    const owner = running.from('198.51.100.1');
    await owner.call(forgotPassword, { body: { email: asha } });
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
    expect(waitOf(refused)).toBe(24 * 60 * 60);
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
    expect(await signIn(owner)).toMatchObject(letIn);
    expect((await enterCode(from('198.51.100.2'), code)).status).toBe(429);
  });

  it('are taken again once a right one was entered on a known device', async () => {
    const { device, owner, code } = await afterHundredWrongCodes();
    await enterCode(device, code);
    await owner.call(forgotPassword, { body: { email: asha } });
    expect((await enterCode(owner, await owner.codeOf(asha))).body).toMatchObject({ error: false });
  });

  it('are not refused for wrong passwords, however many', async () => {
    const { from } = await aStandInUnderAttack();
    for (let count = 0; count < 101; count++) await guess(from(`203.0.113.${count}`));
    const owner = from('198.51.100.1');
    await owner.call(forgotPassword, { body: { email: asha } });
    expect((await enterCode(owner, await owner.codeOf(asha))).body).toMatchObject({ error: false });
  });

  it('that was never verified are taken again for who signs up again', async () => {
    const { from } = await aStandInUnderAttack();
    const owner = from('198.51.100.1');
    const body = { email: 'new@acme.example', password: passwordOfAll, is_google_signedIn: false };
    const { _id: userId } = (await owner.call(signUp, { body })).body as { _id: string };
    const enter = (visitor: Visitor, otp: number) => visitor.call(verifyOtp, { body: { userId, otp } });
    for (let count = 0; count < 100; count++) {
      const stranger = from(`203.0.113.${count}`);
      stranger.cookies.set('signup', owner.cookies.get('signup') ?? '');
      if (count % 5 === 0) await stranger.call(resendOtp, { body: { email: body.email } });
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

describe('sent codes', () => {
  const ask = (visitor: Visitor, email = asha) => visitor.call(forgotPassword, { body: { email } });

  it('are 20 in 15 minutes for one account and caller, whatever call asks for them', async () => {
    const { from, signedIn, clock } = await aStandInUnderAttack();
    const device = await signedIn(asha);
    device.address = '203.0.113.1';
    const stranger = from('203.0.113.1');
    for (let count = 0; count < 20; count++) {
      const call = count % 2 === 0 ? forgotPassword : resendOtp;
      expect((await stranger.call(call, { body: { email: asha } })).status).toBe(200);
    }
    const { status, body } = await ask(from('203.0.113.1'), 'ASHA@acme.example');
    expect(status).toBe(429);
    expect(body).toEqual({ message: 'Too many tries. Please wait 15 minutes and try again.' });
    const again = { email: asha, password: 'Another one 2', is_google_signedIn: false };
    expect((await stranger.call(signUp, { body: again })).status).toBe(429);
    expect((await ask(device)).status).toBe(200);
    expect((await ask(from('203.0.113.2'))).status).toBe(200);
    expect((await ask(stranger, bela)).status).toBe(200);
    clock.advance(minutes(15));
    expect((await ask(stranger)).status).toBe(200);
  });

  it('are 300 in 15 minutes for one address', async () => {
    const { from } = await aStandInUnderAttack();
    const stranger = from('203.0.113.1');
    for (let number = 0; number < 300; number++) {
      expect((await ask(stranger, `nobody${number}@acme.example`)).status).toBe(200);
    }
    expect((await ask(stranger)).status).toBe(429);
    expect((await ask(from('203.0.113.2'))).status).toBe(200);
  });
});
