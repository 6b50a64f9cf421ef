import { describe, expect, it } from 'vitest';
import { networkOf } from './known-device.ts';

describe('the network that counts as one caller', () => {
  it.each([
    ['203.0.113.7', ['203.0.113.7:51544', '::ffff:203.0.113.7', '::ffff:cb00:7107', '[::ffff:203.0.113.7]:443']],
    ['2001:db8:1::1', ['[2001:db8:1::1]:443', '[2001:db8:1::1]', '2001:db8:1:ffff::2', '2001:DB8:1:2:3:4:5:6']],
    ['fe80::1', ['fe80::1%eth0', '[fe80::2%eth1]:80']],
  ])('contains, beside %s, also %j', (address, others) => {
    expect(others.map(networkOf)).toEqual(others.map(() => networkOf(address)));
  });

  it('is another one for another address or /48', () => {
    const apart = ['203.0.113.7', '203.0.113.8', '2001:db8:1::1', '2001:db8:2::1', 'unknown', ''];
    expect(new Set(apart.map(networkOf)).size).toBe(apart.length);
  });
});
