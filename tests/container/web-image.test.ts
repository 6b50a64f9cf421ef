import { describe, expect, it, vi } from 'vitest';
import { AContainer, aNetwork, aVolume } from './a-container.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Starts the mock API on the network, under the host name in UPSTREAM_RECRUITER. */
async function aService(network: string) {
  const volume = await aVolume();
  const container = await AContainer.start(volume, `--network=${network}`, '--network-alias=service');
  await container.url();
  return container;
}

describe('the web image', () => {
  it('serves the application and forwards requests to a service that starts later or is replaced', async () => {
    const network = await aNetwork();
    const upstream = '--env=UPSTREAM_RECRUITER=http://service:4000/api/recruiter';
    const web = await AContainer.startWeb(`--network=${network}`, upstream, '--env=PRODUCT_NAME=Acme "Talent" $1');
    const url = await web.url();
    expect(await (await fetch(`${url}/login`)).text()).toContain('"productName":"Acme \\"Talent\\" $1"');
    const call = async () => (await fetch(`${url}/api/recruiter/getCompanies`)).status;
    expect(await call()).toBe(502);

    const first = await aService(network);
    // nginx caches names for ten seconds.
    await vi.waitFor(async () => expect(await call()).toBe(401), { timeout: 30_000, interval: 500 });
    await first.kill('SIGKILL');
    await first.exitCode();
    expect(await call()).toBeOneOf([502, 504]);
    await aService(network);
    await vi.waitFor(async () => expect(await call()).toBe(401), { timeout: 30_000, interval: 500 });
  });

  it('passes the Docker health check and exits with code 0 on SIGQUIT', async () => {
    const web = await AContainer.startWeb();
    await web.url();
    await vi.waitFor(async () => expect(await web.health()).toBe('healthy'), { timeout: 30_000, interval: 200 });
    await web.kill('SIGQUIT');
    expect(await web.exitCode()).toBe(0);
  });

  it.each([
    ['--env=PORT=x', 'PORT must be a port from 1 to 65535, not "x".\n'],
    [
      '--env=UPSTREAM_RECRUITER=service',
      'UPSTREAM_RECRUITER must be an address such as https://api.acme.example/recruiter, not "service".\n',
    ],
  ])('ends with a sentence that names the variable with %s', async (variable, sentence) => {
    const web = await AContainer.startWeb(variable);
    expect(await web.exitCode()).toBe(1);
    expect(await web.logs()).toBe(sentence);
  });

  it('reports that it cannot write to /tmp', async () => {
    const web = await AContainer.startWeb('--tmpfs=/tmp:ro');
    expect(await web.exitCode()).toBe(1);
    expect(await web.logs()).toMatch(/^This user may not write to \/tmp\. .*--tmpfs \/tmp\n$/);
  });
});
