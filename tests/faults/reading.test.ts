import { wireTable } from '@glo/adapters/wire/table';
import { describe, expect, it } from 'vitest';
import { callNamed } from './support/right-inputs.ts';
import { aServer } from './support/server.ts';

const reading = Object.entries(wireTable).filter(([, { method }]) => method === 'GET');

/** Any site can make a browser send a GET with cookies, so no GET may change anything. */
describe('a GET call', () => {
  it('changes nothing', async () => {
    expect(reading.length).toBeGreaterThan(20);
    const server = await aServer();
    const before = server.digest();
    for (const [name, call] of reading) {
      const { status } = await server.call(call, callNamed(name).input, server.cookieOf('asha'));
      expect([name, status, server.digest() === before]).toEqual([name, 200, true]);
    }
  });
});
