import { login } from '@glo/adapters/wire/account';
import { wireTable } from '@glo/adapters/wire/table';
import { describe, expect, it } from 'vitest';
import { hours } from '../../apps/mock-api/src/data/durations.ts';
import { aClock } from '../../apps/mock-api/src/testing/clock.ts';
import { passwordOfAll } from '../../apps/mock-api/src/testing/people.ts';
import { authorizationTable } from './authorization-table.ts';
import { responseDefect } from './support/response-defect.ts';
import { callNamed } from './support/right-inputs.ts';
import { aServerOfFile, type Server } from './support/server.ts';
import { type Caller, callers } from './support/statuses.ts';
import { start } from './support/two-companies.ts';

const names: Readonly<Record<Caller, string>> = {
  anonymous: 'asha',
  expired: 'asha',
  idled: 'ben',
  ended: 'asha',
  forged: 'asha',
  'form not filled': 'farid',
  'other company': 'gita',
  'member not confirmed': 'maya',
  colleague: 'ben',
  own: 'asha',
};

type ServerWithIdleSession = Server & { readonly idledCookie: string };

const clock = aClock(start);
const running = aServerOfFile({ clock });

/** On this server, Ben signed in 12 hours ago and has been idle since. */
async function aServerWithIdleSession(): Promise<ServerWithIdleSession> {
  const server = running();
  clock.advance(-hours(12));
  const idledCookie = await signInAgain(server, 'ben');
  clock.advance(hours(12));
  return { ...server, idledCookie };
}

/** The cookies that `caller` tries. A visitor has none. */
async function cookiesOf(
  server: ServerWithIdleSession,
  caller: Caller,
  session: string,
): Promise<readonly (string | undefined)[]> {
  switch (caller) {
    case 'anonymous':
      return [undefined];
    case 'expired':
      return [server.cookieOf('asha-expired')];
    case 'idled':
      return [server.idledCookie];
    case 'ended':
      return [await endedSession(server)];
    case 'forged':
      return forgedCookies(server.cookieOf(session));
    case 'own':
      return [server.cookieOf(session)];
    case 'form not filled':
    case 'other company':
    case 'member not confirmed':
    case 'colleague':
      return [server.cookieOf(names[caller])];
  }
}

async function signInAgain(server: Server, name: string): Promise<string> {
  const { status, headers } = await server.call(login, {
    body: { email: `${name}@acme.example`, password: passwordOfAll },
  });
  expect(status).toBe(200);
  const cookie = headers['set-cookie']?.find((each) => each.startsWith('session='));
  return cookie?.split(';')[0] ?? '';
}

async function endedSession(server: Server): Promise<string> {
  const cookie = await signInAgain(server, 'asha');
  const { status } = await server.send({ method: 'POST', path: '/session/end', headers: { cookie } });
  expect(status).toBe(204);
  return cookie;
}

/** Returns cookies that can be forged without the server's secret. */
function forgedCookies(cookie: string): string[] {
  const value = decodeURIComponent(cookie.slice('session='.length));
  const dot = value.lastIndexOf('.');
  const [token, signature] = [value.slice(0, dot), value.slice(dot + 1)];
  const changed = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
  return [token, `${token}.`, `${token}.${changed}`, `${token}x.${signature}`, signature, ''].map(
    (forged) => `session=${encodeURIComponent(forged)}`,
  );
}

describe('the authorization matrix', () => {
  it('has a row for every call', () => {
    const calls = new Set(authorizationTable.map(({ call }) => call));
    expect(Object.keys(wireTable).filter((name) => !calls.has(name))).toEqual([]);
    expect([...calls].filter((name) => wireTable[name] === undefined)).toEqual([]);
  });

  it.each(authorizationTable)('covers $call $as', async ({ call: name, input, statuses, session = 'asha' }) => {
    const { call } = callNamed(name);
    const server = await aServerWithIdleSession();
    for (const [column, caller] of callers.entries()) {
      for (const cookie of await cookiesOf(server, caller, session)) {
        const before = server.digest();
        const answer = await server.call(call, input(names[caller]), cookie);
        expect([caller, answer.status, responseDefect(answer)]).toEqual([caller, statuses[column], '']);
        expect(answer.status < 400 || server.digest() === before).toBe(true);
      }
    }
  });
});

describe('uploaded files', () => {
  it.each([
    ['hide a document of a recruiter from others', '/uploads/0a.pdf', 404],
    ['hide a document of a company from others', '/uploads/0b.pdf', 404],
    ['show an image of a company to all callers', '/uploads/0c.png', 200],
  ])('%s', async (_what, path, toOthers) => {
    const server = await aServerWithIdleSession();
    for (const name of ['0a.pdf', '0b.pdf', '0c.png']) await server.world.files.put(name, Buffer.from('abc'));
    for (const caller of callers) {
      for (const cookie of await cookiesOf(server, caller, 'asha')) {
        const headers: Record<string, string> = cookie === undefined ? {} : { cookie };
        const { status } = await server.send({ method: 'GET', path, headers });
        expect([caller, status]).toEqual([caller, caller === 'own' ? 200 : toOthers]);
      }
    }
  });
});
