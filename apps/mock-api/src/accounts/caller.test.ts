import { describe, expect, it } from 'vitest';
import { networksOf } from './known-device.ts';

const callerOf = (address: string) => networksOf(address)[0];

describe('the network that counts as one caller', () => {
  it.each([
    ['203.0.113.7', ['::ffff:203.0.113.7', '::ffff:cb00:7107']],
    ['2001:db8:1::1', ['2001:db8:1:ffff::2', '2001:DB8:1:2:3:4:5:6']],
    ['fe80::1', ['fe80::1%eth0']],
  ])('contains, beside %s, also %j', (address, others) => {
    expect(others.map(callerOf)).toEqual(others.map(() => callerOf(address)));
  });

  it('is another one for another address or /48', () => {
    const apart = ['203.0.113.7', '203.0.113.8', '2001:db8:1::1', '2001:db8:2::1'];
    expect(new Set(apart.map(callerOf)).size).toBe(apart.length);
  });

  it.each([
    ['203.0.113.7', ['203.0.113.8', '203.0.114.7', '203.1.113.7']],
    ['2001:db8:1::1', ['2001:db8:2::1', '2001:dff:1::1', '2002:db8:1::1']],
  ])('lies in larger networks, of which %s shares ever fewer with %j', (address, others) => {
    const own = networksOf(address);
    const shared = others.map((other) => networksOf(other).filter((network) => own.includes(network)).length);
    expect(shared).toEqual([2, 1, 0]);
  });
});
