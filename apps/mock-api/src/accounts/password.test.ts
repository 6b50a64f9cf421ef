import { argon2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

describe('hashPassword', () => {
  it('encodes algorithm, cost, salt and hash', async () => {
    expect(await hashPassword('Welcome1!')).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    );
  });

  it('salts: the same password twice gives two hashes', async () => {
    expect(await hashPassword('Welcome1!')).not.toBe(await hashPassword('Welcome1!'));
  });
});

describe('verifyPassword', () => {
  it('accepts a password in either Unicode form', async () => {
    const [composed, decomposed] = ['Pássw\u00f6rd 1', 'Pássw\u00f6rd 1'.normalize('NFD')];
    for (const set of [composed, decomposed]) {
      const hash = await hashPassword(set);
      expect([await verifyPassword(hash, composed), await verifyPassword(hash, decomposed)]).toEqual([true, true]);
      expect(await verifyPassword(hash, 'Password 1')).toBe(false);
    }
  });

  it('accepts a decomposed password that was hashed as typed', async () => {
    const message = 'Pássword 1'.normalize('NFD');
    const nonce = Buffer.from('0123456789abcdef');
    const cost = { nonce, parallelism: 1, passes: 1, memory: 64, tagLength: 32 };
    const tag = argon2Sync('argon2id', { ...cost, message });
    const hash = `$argon2id$v=19$m=64,t=1,p=1$${unpadded(nonce)}$${unpadded(tag)}`;
    expect(await verifyPassword(hash, message)).toBe(true);
  });

  it('goes by the cost written in the hash', async () => {
    const nonce = Buffer.from('0123456789abcdef');
    const tag = argon2Sync('argon2id', {
      message: 'cheap',
      nonce,
      parallelism: 2,
      passes: 3,
      memory: 64,
      tagLength: 16,
    });
    const encoded = `$argon2id$v=19$m=64,t=3,p=2$${unpadded(nonce)}$${unpadded(tag)}`;
    expect(await verifyPassword(encoded, 'cheap')).toBe(true);
    expect(await verifyPassword(encoded, 'dear')).toBe(false);
  });

  it.each([
    ['nothing', ''],
    ['plain text', 'Welcome1!'],
    ['another algorithm', '$argon2i$v=19$m=64,t=3,p=1$MDEyMzQ1Njc4OWFiY2RlZg$MDEyMzQ1Njc4OWFiY2RlZg'],
    ['no memory', '$argon2id$v=19$m=0,t=3,p=1$MDEyMzQ1Njc4OWFiY2RlZg$MDEyMzQ1Njc4OWFiY2RlZg'],
    ['too little memory', '$argon2id$v=19$m=15,t=3,p=2$MDEyMzQ1Njc4OWFiY2RlZg$MDEyMzQ1Njc4OWFiY2RlZg'],
    ['no passes', '$argon2id$v=19$m=64,t=0,p=1$MDEyMzQ1Njc4OWFiY2RlZg$MDEyMzQ1Njc4OWFiY2RlZg'],
    ['no lanes', '$argon2id$v=19$m=64,t=3,p=0$MDEyMzQ1Njc4OWFiY2RlZg$MDEyMzQ1Njc4OWFiY2RlZg'],
    ['a cost of minutes', '$argon2id$v=19$m=999999,t=99,p=99$MDEyMzQ1Njc4OWFiY2RlZg$MDEyMzQ1Njc4OWFiY2RlZg'],
    ['a short salt', '$argon2id$v=19$m=64,t=3,p=1$MDEy$MDEyMzQ1Njc4OWFiY2RlZg'],
    ['foreign characters', '$argon2id$v=19$m=64,t=3,p=1$MDEyMzQ1Njc4OWFiY2RlZg$MDEyMzQ1Njc4OWFi*2RlZg'],
    ['no hash', '$argon2id$v=19$m=64,t=3,p=1$MDEyMzQ1Njc4OWFiY2RlZg$'],
  ])('matches nothing with %s', async (_, hash) => {
    expect(await verifyPassword(hash, 'Welcome1!')).toBe(false);
  });
});

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
