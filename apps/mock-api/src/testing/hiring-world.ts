import { createHash } from 'node:crypto';
import type { Call } from '@glo/adapters/wire/call';
import type { Rows, SessionRow } from '../data/rows.ts';
import { basePaths } from '../http/route.ts';
import { startMockApi } from '../mock-api.ts';
import type { DataSet, Reader } from '../store/store.ts';
import { aClock, type MovableClock } from './clock.ts';
import { aCompany, anAccount, aRecruiter } from './people.ts';

const today = '2026-11-20T10:00:00.000Z';

interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Sends a call of the contract as the server's caller would. */
type Send = (call: Call, input?: Input) => Promise<Answer>;

export interface HiringWorld {
  readonly url: string;
  readonly store: Reader<Rows>;
  /** A colleague of Ben; the jobs of `aJob` are hers. */
  readonly asha: Send;
  /** Also at Acme. */
  readonly ben: Send;
  /** At another company, Globex. */
  readonly gita: Send;
  /** Without a company, like Omar. */
  readonly nadia: Send;
  readonly stranger: Send;
  readonly clock: MovableClock;
  close(): Promise<void>;
}

/** A server over a real socket with two companies, five recruiters who are signed in, and `rows`. */
export async function startHiring(rows: DataSet<Rows>): Promise<HiringWorld> {
  const companyIds = { asha: 'acme', ben: 'acme', gita: 'globex', nadia: null, omar: null };
  const ids = Object.keys(companyIds);
  const clock = aClock(today);
  const mockApi = await startMockApi({
    clock,
    rows: () => ({
      accounts: ids.map((id) => anAccount(id)),
      recruiters: Object.entries(companyIds).map(([id, companyId]) => aRecruiter(id, { companyId })),
      companies: [aCompany('acme'), aCompany('globex')],
      sessions: ids.map(sessionOf),
      ...rows,
    }),
  });
  const { url, app } = mockApi;
  const as = (id: string) => sender(url, { cookie: `session=${encodeURIComponent(app.signCookie(tokenOf(id)))}` });
  return {
    url,
    store: mockApi.world.store,
    asha: as('asha'),
    ben: as('ben'),
    gita: as('gita'),
    nadia: as('nadia'),
    stranger: sender(url, {}),
    clock,
    close: mockApi.close,
  };
}

function sender(url: string, headers: Readonly<Record<string, string>>): Send {
  return async (call, { params = {}, query = {}, body } = {}) => {
    const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const address = `${url}${basePaths[call.service]}${path}?${new URLSearchParams(query)}`;
    const response = await fetch(address, {
      method: call.method,
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
}

const tokenOf = (accountId: string) => `token-of-${accountId}`;

/** A session as signing in leaves it behind: tests about hiring need no passwords. */
function sessionOf(accountId: string): SessionRow {
  const id = createHash('sha256').update(tokenOf(accountId)).digest('hex');
  return { id, accountId, wonBy: 'login', createdAt: today, expiresAt: '2030-01-01T00:00:00.000Z' };
}
