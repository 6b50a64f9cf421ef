import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { connect } from '@glo/stand-in';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addressOf, aFolder, bin, ending, start } from './command.ts';

const glo = (...args: readonly string[]) => start(process.execPath, bin, ...args);

async function snapshotAt(url: string) {
  const { rows } = (await (await fetch(`${url}/__mock/snapshot`)).json()) as {
    rows: { candidates: { id: string }[]; jobs: { createdAt: string }[] };
  };
  return rows;
}

async function aTakenPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

describe('glo-stand-in', () => {
  it('takes each of its options', async () => {
    const data = join(aFolder(), 'data');
    const origin = 'http://localhost:5173';
    const url = await addressOf(
      glo(
        ...['--port', '0', '--seed', '7', '--candidates', '12', '--data', data, '--day', '2024-02-29'],
        ...[
          '--clock',
          '2026-03-01T09:00:00Z',
          '--seeded-ids',
          'on',
          '--rate-limit',
          'off',
          `--allowed-origins=${origin}`,
        ],
      ),
    );
    const other = await addressOf(glo('--port', '0', '--seed', '8', '--candidates', '12'));
    const [rows, others] = [await snapshotAt(url), await snapshotAt(other)];
    expect(rows.candidates).toHaveLength(12);
    expect(rows.candidates[0]?.id).not.toBe(others.candidates[0]?.id);
    expect(rows.jobs.every(({ createdAt }) => createdAt < '2024-03-01')).toBe(true);
    expect(existsSync(join(data, 'data.db'))).toBe(true);
    const world = await (await connect(url)).world();
    expect((await world.clock.now()).toISOString()).toBe('2026-03-01T09:00:00.000Z');
    for (let count = 0; count < 12; count++) {
      await world.signIn({ email: 'recruiter@acme.example', password: 'Wrong123!' }).catch(() => undefined);
    }
    expect((await world.signIn()).account.verified).toBe(true);
    const headers = { origin, 'access-control-request-method': 'POST' };
    const preflight = await fetch(`${url}/api/recruiter/user/login`, { method: 'OPTIONS', headers });
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
  });

  it('saves a snapshot with a name, says what differs, and begins with it', async () => {
    const snapshots = aFolder();
    const url = await addressOf(glo('--port', '0', '--candidates', '5', '--snapshots', snapshots));
    const ask = (method: string, path: string) => fetch(`${url}/__mock/snapshots/five${path}`, { method });
    expect((await ask('PUT', '')).status).toBe(200);
    expect(await (await ask('GET', '/differences')).json()).toMatchObject({ count: 0 });
    const other = await addressOf(glo('--port', '0', '--snapshots', snapshots, '--snapshot', 'five'));
    expect((await snapshotAt(other)).candidates).toEqual((await snapshotAt(url)).candidates);
  });

  it('stands in front of services, records their replies, and gives them again without them', async () => {
    const recordings = aFolder();
    const service = await addressOf(glo('--port', '0', '--candidates', '5'));
    const front = await addressOf(
      glo(
        ...['--port', '0', '--candidates', '5', '--record', recordings],
        ...['--upstream-recruiter', `${service}/api/recruiter`, '--upstream-candidate', `${service}/api/v1/mobile`],
      ),
    );
    const companies = async (url: string) => (await fetch(`${url}/api/recruiter/getCompanies`)).status;
    expect(await companies(front)).toBe(401);
    const { exchanges } = (await (await fetch(`${front}/__mock/exchanges`)).json()) as { exchanges: object[] };
    expect(exchanges).toMatchObject([{ path: '/api/recruiter/getCompanies', status: 401 }]);
    const replay = await addressOf(glo('--port', '0', '--candidates', '5', '--replay', recordings));
    expect([await companies(replay), (await fetch(`${replay}/api/recruiter/getFolders`)).status]).toEqual([401, 501]);
  });

  it('lists its options, and says its version', async () => {
    const { code, said } = await ending(glo('--help'));
    expect(code).toBe(0);
    for (const option of [
      'port',
      'seed',
      'candidates',
      'data',
      'day',
      'clock',
      'seeded-ids',
      'rate-limit',
      'allowed-origins',
      'snapshots',
      'snapshot',
      'upstream-recruiter',
      'upstream-candidate',
      'record',
      'replay',
    ]) {
      expect(said).toContain(`  --${option} <`);
    }
    expect(await ending(glo('--version'))).toMatchObject({ code: 0, said: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
  });

  it.each<[readonly string[], string]>([
    [['--prot', '0'], 'There is no option "--prot": npx glo-stand-in --help lists them all.'],
    [['-p', '0'], 'There is no option "-p": npx glo-stand-in --help lists them all.'],
    [['serve'], 'There is no option "serve": npx glo-stand-in --help lists them all.'],
    [['--port'], '--port needs a value, such as --port 4010.'],
    [['--port', 'x'], '--port must be a whole number from 0 to 65535, not "x".'],
    [
      ['--rate-limit', 'none'],
      '--rate-limit must be "off" or a number above 0 that multiplies every limit, not "none".',
    ],
    [['--clock', 'noon'], '--clock must be a time with its zone, such as 2026-03-01T09:00:00Z, not "noon".'],
    [['--data', '/dev/null'], '/dev/null is no folder. Choose another data folder with --data.'],
  ])('refuses %j in a sentence', async (args, sentence) => {
    expect(await ending(glo(...args))).toEqual({ code: 1, said: '', complained: `${sentence}\n` });
  });

  it('says that its port is taken, and has made nothing', async () => {
    const port = await aTakenPort();
    const data = join(aFolder(), 'data');
    const complained = `Port ${port} is taken by another program. Choose another one, for example: --port ${port + 1}\n`;
    expect(await ending(glo('--port', String(port), '--data', data))).toEqual({ code: 1, said: '', complained });
    expect(existsSync(data)).toBe(false);
  });
});
