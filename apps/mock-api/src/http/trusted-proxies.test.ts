import { describe, expect, it } from 'vitest';
import { trustsProxy } from './trusted-proxies.ts';

describe('trusted proxies', () => {
  it.each([
    [['loopback'], ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'], ['10.0.0.1', '::2', '']],
    [['10.1.2.3'], ['10.1.2.3', '::ffff:10.1.2.3'], ['10.1.2.4', '127.0.0.1']],
    [
      ['172.16.0.0/12', 'fd00::/8'],
      ['172.16.0.1', '172.31.255.255', 'fd12::1'],
      ['172.32.0.1', 'fe80::1'],
    ],
    [['loopback', '10.1.2.3'], ['127.0.0.1', '10.1.2.3'], ['10.1.2.4']],
  ])('at %j', (proxies, trusted, others) => {
    const trusts = trustsProxy(proxies);
    expect(trusted.filter((address) => !trusts(address, 0))).toEqual([]);
    expect(others.filter((address) => trusts(address, 0))).toEqual([]);
    expect(trusts(undefined, 0)).toBe(false);
  });

  it('are as many as stand in front, whatever their addresses', () => {
    const trusts = trustsProxy(2);
    expect([0, 1, 2].map((hop) => trusts('203.0.113.9', hop))).toEqual([true, true, false]);
    expect(trustsProxy(0)('127.0.0.1', 0)).toBe(false);
  });

  it.each(['proxy.example', '10.0.0', '10.0.0.0/33', '::/129', '10.0.0.0/x', '', '/8'])('are not %j', (network) => {
    expect(() => trustsProxy([network])).toThrow(RangeError);
  });
});
