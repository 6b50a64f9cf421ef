import { once } from 'node:events';
import { uploadCompanyImage } from '@glo/adapters/wire/company';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MockApiOptions } from '../mock-api.ts';
import { aFile, aForm } from '../testing/files.ts';
import { anAccount } from '../testing/people.ts';
import { aRunningMockApi } from '../testing/running.ts';
import { stalled, stalledUpload } from '../testing/stalled.ts';
import { statuses, type Visitor } from '../testing/visitor.ts';

const megabyte = 1024 * 1024;
const upload = (who: Visitor) => who.call(uploadCompanyImage, { form: aForm(['image_url', aFile('png')]) });

describe('room that accounts share', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'victim'];
  afterEach(() => void vi.useRealTimers());

  async function abusersAndVictim(limits: MockApiOptions['limits'] = {}) {
    const accounts = names.map((name) => anAccount(name));
    const running = await aRunningMockApi({ accounts }, { rateLimit: 1, limits });
    const visitors = await Promise.all(names.map((name) => running.signedIn(`${name}@acme.example`)));
    return { ...running, abusers: visitors.slice(0, -1), victim: visitors.at(-1) ?? running.visitor() };
  }

  const pool = '/api/v1/mobile/getAllCandidatesByIds';
  const large = 7.5 * megabyte;

  it('lets an account upload while seven others hold every place with slow uploads', async () => {
    const { abusers, victim, ...mockApi } = await abusersAndVictim();
    for (const abuser of abusers) for (let count = 0; count < 3; count++) await stalledUpload(mockApi, abuser);
    expect(await statuses(3, () => upload(victim))).toEqual([200, 200, 200]);
  });

  it('ends an upload slower than 10 kB a second after ten seconds if another account needs its place', async () => {
    const { abusers, victim, ...mockApi } = await abusersAndVictim({ uploadsAtOnce: 1 });
    vi.useFakeTimers({ toFake: ['performance'] });
    const ended = once(await stalledUpload(mockApi, abusers[0] ?? victim), 'response');
    vi.advanceTimersByTime(9999);
    expect((await upload(victim)).status).toBe(429);
    vi.advanceTimersByTime(1);
    expect((await upload(victim)).status).toBe(200);
    expect((await ended)[0]).toMatchObject({ statusCode: 408 });
  });

  it('holds two large bodies of an account, and lets another account send its own', async () => {
    const { abusers, victim, ...mockApi } = await abusersAndVictim();
    const [abuser = victim] = abusers;
    for (let count = 0; count < 2; count++) await stalled(mockApi, pool, abuser, 2 * megabyte);
    const { status, body } = await sendIds(abuser, 2 * megabyte);
    expect([status, body]).toEqual([
      429,
      { message: 'Too many large requests at the same time. Please wait 5 seconds and try again.' },
    ]);
    expect((await sendIds(abuser, 20_000)).status).toBe(200);
    expect((await sendIds(victim, 2 * megabyte)).status).toBe(200);
  });

  it('holds 60 MB of all bodies, of which the account with most gives way', async () => {
    const { abusers, victim, ...mockApi } = await abusersAndVictim();
    for (const abuser of abusers.slice(0, 4)) {
      for (let count = 0; count < 2; count++) await stalled(mockApi, pool, abuser, large);
    }
    expect((await sendIds(victim, large)).status).toBe(200);
    expect((await sendIds(abusers[1] ?? victim, large)).status).toBe(429);
  });

  it('is free again once a large body is answered', async () => {
    const { victim } = await abusersAndVictim();
    expect(await statuses(4, () => sendIds(victim, 2 * megabyte))).toEqual([200, 200, 200, 200]);
  });

  const sendIds = (who: Visitor, bytes: number) =>
    who.fetch(pool, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"applicants_ids":[]${' '.repeat(bytes - 22)}}`,
    });
});
