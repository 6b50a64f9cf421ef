import { describe, expect, it } from 'vitest';
import { aPagesBuild } from '../testing/pages-build.ts';
import { aRunningStandIn } from '../testing/running.ts';

describe('/__mock/api/', () => {
  it('is a page of its own, under a policy that names this origin only', async () => {
    const { visitor } = await aRunningStandIn({}, { pages: aPagesBuild() });
    const page = await visitor().fetch('/__mock/api/');
    expect([page.headers.get('content-type'), page.body]).toEqual(['text/html; charset=utf-8', 'api/index.html']);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; ");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe/);
    expect((await visitor().fetch('/__mock/api')).headers.get('location')).toBe('/__mock/api/');
  });

  it.each(['recruiter-api.json', 'candidate-service.json'])('brings %s', async (file) => {
    const { visitor } = await aRunningStandIn();
    const { status, headers } = await visitor().fetch(`/__mock/api/${file}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  });

  it('says so where its page is not built; the documents are there all the same', async () => {
    const { visitor } = await aRunningStandIn({}, { pages: '/nowhere' });
    const page = await visitor().fetch('/__mock/api/');
    expect([page.status, page.body]).toEqual([503, expect.stringContaining('npm start')]);
    expect((await visitor().fetch('/__mock/api/recruiter-api.json')).status).toBe(200);
  });

  it.each(['', 'recruiter-api.json'])('is off with the rest: %s', async (file) => {
    const { visitor } = await aRunningStandIn({}, { control: false, pages: aPagesBuild() });
    expect((await visitor().fetch(`/__mock/api/${file}`, { headers: { accept: 'text/html' } })).status).toBe(404);
  });
});
