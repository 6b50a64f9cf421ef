import { describe, expect, it } from 'vitest';
import { aRunningStandIn } from '../testing/running.ts';

describe('/__mock/api/', () => {
  it('is a page with nothing inline, under a policy that names this origin only', async () => {
    const { visitor } = await aRunningStandIn();
    const page = await visitor().fetch('/__mock/api/');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.body).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?! src=)|https?:/);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; ");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe/);
    expect((await visitor().fetch('/__mock/api')).headers.get('location')).toBe('/__mock/api/');
  });

  it.each([
    ['page.js', 'text/javascript; charset=utf-8'],
    ['page.css', 'text/css; charset=utf-8'],
    ['files/swagger-ui.css', 'text/css; charset=utf-8'],
    ['files/swagger-ui-bundle.js', 'application/javascript; charset=utf-8'],
    ['recruiter-api.json', 'application/json; charset=utf-8'],
    ['candidate-service.json', 'application/json; charset=utf-8'],
  ])('brings %s', async (file, type) => {
    const { visitor } = await aRunningStandIn();
    const { status, headers } = await visitor().fetch(`/__mock/api/${file}`);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
  });

  it.each(['files/package.json', 'files/index.html', 'files/', 'other.json'])('has nothing else: %s', async (file) => {
    const { visitor } = await aRunningStandIn();
    expect((await visitor().fetch(`/__mock/api/${file}`)).status).toBe(404);
  });

  it('says so where the files of the page are missing; the documents are there all the same', async () => {
    const { visitor } = await aRunningStandIn({}, { explorerFolder: '/nowhere' });
    const page = await visitor().fetch('/__mock/api/');
    expect([page.status, page.body]).toEqual([503, expect.stringContaining('swagger-ui-dist')]);
    expect((await visitor().fetch('/__mock/api/recruiter-api.json')).status).toBe(200);
  });

  it.each(['', 'page.js', 'files/swagger-ui.css', 'recruiter-api.json'])('is off with the rest: %s', async (file) => {
    const { visitor } = await aRunningStandIn({}, { control: false });
    expect((await visitor().fetch(`/__mock/api/${file}`, { headers: { accept: 'text/html' } })).status).toBe(404);
  });
});
