import { wireTable } from '@glo/adapters/wire/table';
import { describe, expect, it } from 'vitest';
import { rightInputs } from './support/right-inputs.ts';
import { aServer } from './support/server.ts';

const reading = Object.keys(wireTable).filter((name) => wireTable[name]?.method === 'GET');

/** Any site can make a browser send a GET with cookies, so no GET may change anything. */
describe('a GET call', () => {
  it.each(reading)('changes nothing: %s', async (name) => {
    const call = wireTable[name];
    if (call === undefined) throw new Error(`There is no call ${name}`);
    const server = await aServer();
    const before = server.digest();
    const { status } = await server.call(call, rightInputs[name] ?? {}, server.cookieOf('asha'));
    expect(status).toBe(200);
    expect(server.digest()).toBe(before);
  });

  it('is tested in more than twenty cases', () => {
    expect(reading.length).toBeGreaterThan(20);
  });
});
