import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { anEmptyFolder } from '../testing/program.ts';
import type { StandInOptions } from './options.ts';
import { startStandIn } from './start.ts';

async function started(options: StandInOptions = {}) {
  const standIn = await startStandIn({ candidates: 10, ...options });
  onTestFinished(() => standIn.close());
  return standIn;
}

/** A port of another program until the running test has finished. */
async function aTakenPort(): Promise<number> {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  return (other.address() as AddressInfo).port;
}

const idsIn = async (options: StandInOptions) => {
  const { url } = await started(options);
  const { rows } = (await (await fetch(`${url}/__mock/snapshot`)).json()) as { rows: { candidates: { id: string }[] } };
  return rows.candidates.map(({ id }) => id);
};

describe('startStandIn', () => {
  it('listens at the port that is asked for', async () => {
    const free = await started();
    await free.close();
    const { url } = await started({ port: Number(new URL(free.url).port) });
    expect(url).toBe(free.url);
  });

  it('makes its data from a seed, as much as is asked for', async () => {
    const ids = await idsIn({ seed: 7, candidates: 12 });
    expect(ids).toHaveLength(12);
    expect(await idsIn({ seed: 7, candidates: 12 })).toEqual(ids);
    expect(await idsIn({ seed: 8, candidates: 12 })).not.toEqual(ids);
  });

  it('keeps its data in a folder, or nowhere', async () => {
    const data = join(anEmptyFolder(), 'data');
    const standIn = await started({ data, candidates: 3 });
    await standIn.close();
    expect(existsSync(join(data, 'data.db'))).toBe(true);
    expect(await idsIn({ data, candidates: 9 })).toHaveLength(3);
    // Without an application, an index.html of the working directory must not be served.
    expect((await fetch((await started()).url)).status).toBe(404);
  });

  it('counts dates from the day that is asked for', async () => {
    const datesFrom = async (options: StandInOptions) => {
      const { url } = await started(options);
      return (await (await fetch(`${url}/__mock/snapshot`)).text()).match(/"createdAt":"[^"]*"/g);
    };
    const dates = await datesFrom({ day: '2024-02-29' });
    expect(dates?.some((text) => text.includes('2024-02'))).toBe(true);
    expect(await datesFrom({ clock: '2024-02-29T23:00:00Z' })).toEqual(dates);
  });

  it('draws what it makes at run time from the seed, when asked to', async () => {
    const codeOf = async (options: StandInOptions) => {
      const world = await (await started({ seed: 5, ...options })).world();
      const body = JSON.stringify({ email: 'recruiter@acme.example' });
      const headers = { 'content-type': 'application/json' };
      await world.fetch('/api/recruiter/forgotpassword', { method: 'POST', headers, body });
      return (await world.outbox.waitFor({ kind: 'code' })).id;
    };
    const id = await codeOf({ seededIds: true });
    expect(await codeOf({ seededIds: true })).toBe(id);
    expect(await codeOf({ seededIds: false })).not.toBe(id);
  });

  it.each(['2026-03-01T09:00:00Z', new Date('2026-03-01T10:00:00+01:00')])(
    'has its clock stand at %s',
    async (clock) => {
      const standIn = await started({ clock });
      const world = await standIn.world();
      expect(await world.clock.now()).toEqual(new Date('2026-03-01T09:00:00Z'));
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect((await (await fetch(`${standIn.url}/__mock/clock`)).json()) as object).toMatchObject({
        now: '2026-03-01T09:00:00.000Z',
      });
    },
  );

  it('limits calls as usual, or not at all', async () => {
    const wrong = { email: 'recruiter@acme.example', password: 'Wrong123!' };
    const tryOften = async (options: StandInOptions) => {
      const world = await (await started(options)).world();
      for (let count = 0; count < 12; count++) await world.signIn(wrong).catch(() => undefined);
      return world.signIn().then(
        () => 'signed in',
        (error: Error) => error.message,
      );
    };
    expect(await tryOften({ rateLimit: 'off' })).toBe('signed in');
    expect(await tryOften({})).toContain('recruiter@acme.example could not sign in:');
  });

  it('lets pages of other origins call the services', async () => {
    const origin = 'http://localhost:5173';
    const askedFrom = async (options: StandInOptions) => {
      const { url } = await started(options);
      const login = `${url}/api/recruiter/user/login`;
      const { headers } = await fetch(login, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
      return headers.get('access-control-allow-origin');
    };
    expect(await askedFrom({ allowedOrigins: [origin] })).toBe(origin);
    expect(await askedFrom({})).toBeNull();
  });

  it.each<[object, string]>([
    [
      { sed: 1 },
      'There is no option "sed". Options are port, seed, candidates, data, day, clock, seededIds, rateLimit, allowedOrigins, snapshots, snapshot, upstreamRecruiter, upstreamCandidate, record, replay.',
    ],
    [{ port: 70_000 }, 'port must be a whole number from 0 to 65535, not "70000".'],
    [{ candidates: -1 }, 'candidates must be a whole number from 0 to 100000, not "-1".'],
    [{ day: 'today' }, 'day must be a day from 2000 to 2099, such as 2026-03-01, not "today".'],
    [{ clock: 'noon' }, 'clock must be a time with its zone, such as 2026-03-01T09:00:00Z, not "noon".'],
    [
      { clock: new Date('noon') },
      'clock must be a time with its zone, such as 2026-03-01T09:00:00Z, not "Invalid Date".',
    ],
    [{ rateLimit: 'none' }, 'rateLimit must be "off" or a number above 0 that multiplies every limit, not "none".'],
    [
      { allowedOrigins: ['acme'] },
      'allowedOrigins must be addresses such as https://cdn.acme.example, parted by commas, not "acme".',
    ],
  ])('refuses %j in a sentence', async (options, sentence) => {
    await expect(startStandIn(options)).rejects.toThrow(new Error(sentence));
  });

  it('says that its port is taken, and has made nothing', async () => {
    const port = await aTakenPort();
    const data = join(anEmptyFolder(), 'data');
    await expect(startStandIn({ port, data })).rejects.toThrow(
      new Error(`Port ${port} is taken by another program. Choose another one, for example: port: ${port + 1}`),
    );
    expect(existsSync(data)).toBe(false);
  });

  it('says that a folder cannot be used', async () => {
    await expect(startStandIn({ data: '/dev/null' })).rejects.toThrow(
      new Error('/dev/null is no folder. Choose another data folder with data.'),
    );
  });

  it('says that Node is too old', async () => {
    vi.spyOn(process, 'versions', 'get').mockReturnValue({ ...process.versions, node: '20.20.2' });
    await expect(startStandIn()).rejects.toThrow('startStandIn needs Node 24 or newer, and this is');
  });
});
