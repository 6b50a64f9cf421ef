import { login } from '@glo/adapters/wire/account';
import { describe, expect, it } from 'vitest';
import { anAccount, passwordOfAll } from '../../apps/mock-api/src/testing/people.ts';
import { rawRequest } from '../../apps/mock-api/src/testing/raw-request.ts';
import { aRunningMockApi } from '../../apps/mock-api/src/testing/running.ts';
import { aWebBuild } from '../../apps/mock-api/src/testing/web-build.ts';
import { aRunningNginx } from './nginx.ts';

const email = 'asha@acme.example';
/** nginx, which is the only proxy that the mock API trusts, and two callers. */
const [proxy, caller, other] = ['127.0.0.1', '127.0.0.8', '127.0.0.9'] as const;
const forged = {
  'x-forwarded-for': other,
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'evil.example',
  forwarded: `for=${other};proto=https;host=evil.example`,
};

/** The mock API behind nginx. It allows three failed sign-ins per address. */
async function behindNginx() {
  const lines: string[] = [];
  const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } };
  const { url: direct } = await aRunningMockApi(
    { accounts: [anAccount('asha')] },
    { trustProxy: [proxy], rateLimit: 0.06, logger },
  );
  const upstreams = { UPSTREAM_RECRUITER: `${direct}/api/recruiter`, UPSTREAM_CANDIDATE: `${direct}/api/v1/mobile` };
  const { url: throughNginx } = await aRunningNginx({ web: aWebBuild().folder }, upstreams);
  const addresses = () =>
    lines.map((line) => (JSON.parse(line) as { address?: string }).address).filter((address) => address !== undefined);
  return { direct, throughNginx, addresses };
}

function signIn(url: string, from: string, password: string, headers: Readonly<Record<string, string>> = forged) {
  return rawRequest(url, `/api/recruiter${login.path}`, {
    from,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email, password }),
  });
}

describe('forged X-Forwarded headers', () => {
  it.each(['direct', 'throughNginx'] as const)('do not change the address of the caller, sent %s', async (way) => {
    const running = await behindNginx();
    for (let tries = 0; tries < 3; tries += 1) await signIn(running[way], caller, 'wrong');
    expect((await signIn(running[way], caller, passwordOfAll)).status).toBe(429);
    expect(new Set(running.addresses())).toEqual(new Set([caller]));
    expect((await signIn(running[way], other, passwordOfAll)).status).toBe(200);
  });

  it('do not make another site count as same-site', async () => {
    const { direct } = await behindNginx();
    const origin = { ...forged, origin: 'https://evil.example' };
    expect((await signIn(direct, caller, passwordOfAll, origin)).status).toBe(403);
  });
});
