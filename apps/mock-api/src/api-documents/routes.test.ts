import { describe, expect, it } from 'vitest';
import { aPagesBuild } from '../testing/pages-build.ts';
import { aRunningMockApi } from '../testing/running.ts';

describe('/__mock/api/', () => {
  it('is a page whose policy allows this origin only', async () => {
    const { visitor } = await aRunningMockApi({}, { pages: aPagesBuild() });
    const page = await visitor().fetch('/__mock/api/');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; ");
    expect(policy).not.toMatch(/https?:|\*|unsafe/);
    expect((await visitor().fetch('/__mock/api')).status).toBe(200);
  });

  it('serves the documents even if the pages are not built, and says how to build them', async () => {
    const { visitor } = await aRunningMockApi({}, { pages: '/nowhere' });
    const page = await visitor().fetch('/__mock/api/');
    expect([page.status, page.body]).toEqual([503, expect.stringContaining('npm start')]);
    expect((await visitor().fetch('/__mock/api/recruiter-api.json')).status).toBe(200);
  });
});
