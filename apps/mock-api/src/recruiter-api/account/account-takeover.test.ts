import { login } from '@glo/adapters/wire/account';
import { resendOtp, signUp, verifyOtp } from '@glo/adapters/wire/account-codes';
import { describe, expect, it } from 'vitest';
import { minutes } from '../../data/durations.ts';
import { passwordOfAll } from '../../testing/people.ts';
import { aRunningMockApi } from '../../testing/running.ts';
import type { Visitor } from '../../testing/visitor.ts';

/** The owner of a mailbox and an attacker sign up with the same email address. Only the owner reads the codes. */

const email = 'new@acme.example';
const ofAttacker = 'Of the attacker 1';
const onlyOwners = { owners: true, attackers: false };
/** Never sent, because codes start at 100000. */
const wrongCode = 99_999;

async function twoPeople() {
  const running = await aRunningMockApi();
  const owner = running.visitor();
  const attacker = running.visitor();
  const signUpAs = async (visitor: Visitor, password: string) => {
    const { body } = await visitor.call(signUp, { body: { email, password, is_google_signedIn: false } });
    return (body as { _id: string })._id;
  };
  const opens = async (password: string) => {
    const { body } = await running.visitor().call(login, { body: { email, password } });
    return (body as { verified?: boolean }).verified === true;
  };
  return {
    ...running,
    owner,
    ownerSignsUp: () => signUpAs(owner, passwordOfAll),
    attackerSignsUp: () => signUpAs(attacker, ofAttacker),
    enter: (userId: string, otp: number) => owner.call(verifyOtp, { body: { userId, otp } }),
    newestCode: () => owner.codeOf(email),
    passwordsOpen: async () => ({ owners: await opens(passwordOfAll), attackers: await opens(ofAttacker) }),
  };
}

describe.each([0, 1, 4])('an account with %i mistyped codes', (mistyped) => {
  it.each([
    [0, 0],
    [0, 1],
    [0, 5],
    [1, 0],
  ])(
    'an owner confirms their own password after %i earlier and %i later sign-ups of an attacker',
    async (before, after) => {
      const { ownerSignsUp, attackerSignsUp, enter, newestCode, passwordsOpen } = await twoPeople();
      for (let count = 0; count < before; count++) await attackerSignsUp();
      const userId = await ownerSignsUp();
      for (let tries = 0; tries < mistyped; tries++) await enter(userId, wrongCode);
      for (let count = 0; count < after; count++) await attackerSignsUp();
      expect((await enter(userId, await newestCode())).body).toMatchObject({ error: false });
      expect(await passwordsOpen()).toEqual(onlyOwners);
    },
  );

  it('a code that has expired and is replaced changes nothing about whose password counts', async () => {
    const { owner, ownerSignsUp, attackerSignsUp, enter, newestCode, passwordsOpen, clock } = await twoPeople();
    const userId = await ownerSignsUp();
    for (let tries = 0; tries < mistyped; tries++) await enter(userId, wrongCode);
    clock.advance(minutes(15));
    expect((await enter(userId, await newestCode())).body).toMatchObject({ error: true });
    await attackerSignsUp();
    await owner.call(resendOtp, { body: { email } });
    expect((await enter(userId, await newestCode())).body).toMatchObject({ error: false });
    expect(await passwordsOpen()).toEqual(onlyOwners);
  });
});

describe('the code of a sign-up', () => {
  it('confirms one of two sign-ups that come at once, and only its own password', async () => {
    const { owner, ownerSignsUp, attackerSignsUp, enter, newestCode, passwordsOpen } = await twoPeople();
    const [userId] = await Promise.all([ownerSignsUp(), attackerSignsUp()]);
    await enter(userId, await newestCode());
    expect(owner.cookies.has('session')).toBe(true);
    expect(await passwordsOpen()).toEqual(onlyOwners);
  });
});
