import { changePassword } from '@glo/adapters/wire/profile';
import { describe, expect, it } from 'vitest';
import { asha, aMockApiUnderAttack, enterCode, guess, signedInReply, signIn, wrongCode } from '../testing/guessers.ts';
import { passwordOfAll } from '../testing/people.ts';

describe('a device that signed in before', () => {
  it('counts apart: strangers at the same address cannot keep it out, nor it them', async () => {
    const { signedIn, visitor, guessAndWait } = await aMockApiUnderAttack();
    const device = await signedIn(asha);
    device.cookies.delete('session');
    await guessAndWait(5, () => guess(visitor()));
    await guess(visitor());
    expect((await signIn(visitor())).status).toBe(429);
    expect(await signIn(device)).toMatchObject(signedInReply);
    expect(await guessAndWait(2, () => guess(device))).toEqual([1, 2]);
  });

  it('is known by a signed cookie without a name in it, which scripts and other sites cannot use', async () => {
    const { visitor } = await aMockApiUnderAttack();
    const cookies = (await signIn(visitor())).headers.getSetCookie();
    const cookie = cookies.find((each) => each.startsWith('device=')) ?? '';
    expect(cookie.split('; ').slice(1).sort()).toEqual(['HttpOnly', 'Max-Age=31536000', 'Path=/', 'SameSite=Strict']);
    expect(decodeURIComponent(cookie)).toMatch(/^device=[\w-]{22}\.[\w-]{22}\.[\w+/]{43};/);
    expect((await guess(visitor())).headers.getSetCookie()).toEqual([]);
  });

  it('is known for the accounts that signed in with it, the last five', async () => {
    const ids = ['asha', 'bela', 'cleo', 'dina', 'edda', 'fern'];
    const { from } = await aMockApiUnderAttack();
    const device = from('203.0.113.1');
    const isKnown = async (id: string) => {
      const email = `${id}@acme.example`;
      await guess(from('203.0.113.1'), email);
      const { status } = await enterCode(device, wrongCode, email);
      return status === 200;
    };
    expect(await isKnown('bela')).toBe(false);
    // From elsewhere: at that address there is a wait now.
    device.address = '203.0.113.2';
    for (const id of ids) await signIn(device, `${id}@acme.example`);
    device.address = '203.0.113.1';
    const known = [];
    for (const id of ids) if (await isKnown(id)) known.push(id);
    expect(known).toEqual(['bela', 'cleo', 'dina', 'edda', 'fern']);
  });

  it('is not known by a changed cookie', async () => {
    const { signedIn, visitor } = await aMockApiUnderAttack();
    const cookie = (await signedIn(asha)).cookies.get('device') ?? '';
    await guess(visitor());
    const another = `${cookie.startsWith('A') ? 'B' : 'A'}${cookie.slice(1)}`;
    for (const forged of [cookie.slice(0, -1), another, cookie.slice(0, cookie.lastIndexOf('.')), '.']) {
      const forger = visitor();
      forger.cookies.set('device', forged);
      expect((await signIn(forger)).status).toBe(429);
    }
  });

  it('is no longer known once the password was changed elsewhere', async () => {
    const { signedIn, visitor } = await aMockApiUnderAttack();
    const [device, elsewhere] = [await signedIn(asha), await signedIn(asha)];
    const body = { currentPassword: passwordOfAll, newPassword: 'Another one 2' };
    await elsewhere.call(changePassword, { params: { recruiterId: 'asha' }, body });
    await guess(visitor());
    expect((await signIn(device, asha, 'Another one 2')).status).toBe(429);
    expect(await signIn(elsewhere, asha, 'Another one 2')).toMatchObject(signedInReply);
  });
});
