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
    [['::/64', '::fffe:0:0/95'], ['::5'], ['10.0.0.1', '::ffff:10.0.0.1', '::ffff:a00:1']],
    [['fe80::/10'], ['fe80::1', 'fe80::1%eth0'], ['::1', '127.0.0.1']],
    [['0.0.0.0/0'], ['10.0.0.1', '::ffff:a00:1'], ['::1', '2001:db8::1']],
    [['loopback', '10.1.2.3'], ['127.0.0.1', '10.1.2.3'], ['10.1.2.4']],
  ])('at %j', (proxies, trusted, others) => {
    const trusts = trustsProxy(proxies);
    expect(trusted.filter((address) => !trusts(address))).toEqual([]);
    expect(others.filter((address) => trusts(address))).toEqual([]);
    expect(trusts(undefined)).toBe(false);
  });

  it.each([
    ['proxy.example', /is not an address/],
    ['2', /is not an address/],
    ['10.0.0', /is not an address/],
    ['10.0.0.0/x', /is not an address/],
    ['', /is not an address/],
    ['/8', /is not an address/],
    ['10.0.0.0/33', /has too long a prefix/],
    ['::/129', /has too long a prefix/],
    ['::ffff:10.0.0.0/8', /is an IPv4-mapped address/],
    ['0:0:0:0:0:FFFF:a00:1/104', /is an IPv4-mapped address/],
    ['::ffff:10.1.2.3', /is an IPv4-mapped address/],
    ['fe80::1%eth0', /has a zone id/],
    ['fe80::%eth0/10', /has a zone id/],
  ])('refuse %j', (network, reason) => {
    expect(() => trustsProxy([network])).toThrow(RangeError);
    expect(() => trustsProxy([network])).toThrow(reason);
  });
});
