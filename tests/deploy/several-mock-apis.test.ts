import { login } from '@glo/adapters/wire/account';
import { expect, it } from 'vitest';
import { aDatabase, describeWithPostgres } from '../../apps/mock-api/src/store/testing/a-postgres-store.ts';
import { tempFolder } from '../../apps/mock-api/src/store/testing/temp-folder.ts';
import { rawRequest } from '../../apps/mock-api/src/testing/raw-request.ts';
import { aWebBuild } from '../../apps/mock-api/src/testing/web-build.ts';
import { Program } from '../faults/support/program.ts';
import { aNameServer } from './name-server.ts';
import { freePort } from '../../apps/mock-api/src/testing/free-port.ts';
import { aRunningNginx } from './nginx.ts';

/** Starts the setup of compose.yaml: two mock APIs share a PostgreSQL, and nginx finds both under one name. */
async function behindNginx() {
  const addresses = ['127.0.0.2', '127.0.0.3'];
  const shared = { DATABASE_URL: await aDatabase(), PORT: String(await freePort()), TRUST_PROXY: '127.0.0.1' };
  const mockApis: Program[] = [];
  for (const HOST of addresses) {
    const mockApi = new Program(tempFolder(), { ...shared, HOST });
    if (!(await mockApi.waitUntilListening())) throw new Error(`It ended while starting: ${mockApi.stderr}`);
    mockApis.push(mockApi);
  }
  const nameServer = await aNameServer(addresses);
  const service = `http://mock-api.example:${shared.PORT}`;
  const { url } = await aRunningNginx(
    { web: aWebBuild().folder },
    {
      UPSTREAM_RECRUITER: `${service}/api/recruiter`,
      UPSTREAM_CANDIDATE: `${service}/api/v1/mobile`,
      NGINX_LOCAL_RESOLVERS: nameServer,
    },
  );
  return { url, mockApis };
}

const signIn = (url: string) =>
  rawRequest(url, `/api/recruiter${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'recruiter@acme.example', password: 'Welcome1!' }),
  });

describeWithPostgres('two mock APIs behind nginx', () => {
  it('act as one, and each serves alone after the other was stopped or killed', async () => {
    const { url, mockApis } = await behindNginx();
    const { headers } = await signIn(url);
    const cookie = (headers['set-cookie'] ?? []).map((each) => each.split(';', 1)[0]).join('; ');
    const statuses = async () => {
      const ask = () => rawRequest(url, '/api/recruiter/getCompanies', { headers: { cookie } });
      return new Set((await Promise.all(Array.from({ length: 30 }, ask))).map(({ status }) => status));
    };
    // Requests that wait for the same DNS lookup all go to one process. Later ones are spread over both.
    for (let round = 0; round < 2; round += 1) expect(await statuses()).toEqual(new Set([200]));
    const counts = mockApis.map(async (mockApi) => {
      const log = await fetch(`${mockApi.url}/__mock/requests`);
      const { requests } = (await log.json()) as { requests: { path: string }[] };
      return requests.filter((request) => request.path === '/api/recruiter/getCompanies').length;
    });
    for (const count of await Promise.all(counts)) expect(count).toBeGreaterThan(0);

    const [stopped, killed] = mockApis;
    stopped?.child.kill('SIGTERM');
    expect(await stopped?.waitForExit()).toBe(0);
    expect(await statuses()).toEqual(new Set([200]));
    expect((await signIn(url)).status).toBe(200);
    killed?.child.kill('SIGKILL');
    await killed?.waitForExit();
    expect(await statuses()).toEqual(new Set([502]));
  });
});
