import { describe, expect, it } from 'vitest';
import { aRunningStandIn } from '../../testing/running.ts';
import type { Visitor } from '../../testing/visitor.ts';

const verify = (visitor: Visitor, body: object) => visitor.post('/__mock/requests/verify', body);
const wait = (visitor: Visitor, body: object) => visitor.post('/__mock/requests/wait', body);
const refused = (visitor: Visitor) => visitor.fetch('/api/recruiter/getCompanies');
const path = '/api/recruiter/getCompanies';

describe('a check of how many requests there were', () => {
  it.each([
    { times: 2 },
    { atLeast: 1 },
    { atMost: 2 },
    { atLeast: 2, atMost: 3 },
    { times: 0, method: 'POST' },
    { times: 2, status: 401 },
    { times: 0, status: '5xx' },
  ])('holds for %j', async (expected) => {
    const { visitor } = await aRunningStandIn();
    for (let n = 0; n < 2; n++) await refused(visitor());
    expect(await verify(visitor(), { path, ...expected })).toMatchObject({
      status: 200,
      body: { count: expect.any(Number) },
    });
  });

  it('that does not hold tells the request that is most like it', async () => {
    const { visitor } = await aRunningStandIn();
    await refused(visitor());
    expect(await verify(visitor(), { method: 'POST', path, times: 1 })).toMatchObject({
      status: 409,
      body: {
        message: `Expected 1 requests with method POST, path ${path}; there were 0.`,
        count: 0,
        nearest: { request: { id: 1, method: 'GET', path, status: 401 }, differences: ['method: GET, not POST'] },
      },
    });
    expect(await verify(visitor(), { path, atMost: 0 })).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Expected 0 .+; there was 1\.$/), count: 1, nearest: null },
    });
  });

  it.each([
    [{ path }, 'Please give either times, or atLeast or atMost or both.'],
    [{ path, times: 1, atLeast: 1 }, 'Please give either times, or atLeast or atMost or both.'],
    [{ paths: path, times: 1 }, 'Unrecognized key: "paths"'],
    [{ path: 'api', times: 1 }, 'path: Please give a path that begins with a slash'],
    [{ path, times: -1 }, 'times: Too small'],
    [{ path, times: 1, world: 'nobody' }, 'world: There is no world "nobody".'],
  ])('is refused for %j', async (body, message) => {
    const { visitor } = await aRunningStandIn();
    expect(await verify(visitor(), body)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(message) },
    });
  });
});

describe('the nearest request', () => {
  it('is told by itself, too', async () => {
    const { visitor } = await aRunningStandIn();
    await refused(visitor('one'));
    const ask = (body: object) => visitor().post('/__mock/requests/nearest', body);
    expect((await ask({ method: 'PUT', path, world: 'one' })).body).toMatchObject({
      nearest: { request: { path }, differences: ['method: GET, not PUT'] },
    });
    expect((await ask({ method: 'PUT' })).body).toEqual({ nearest: null });
    expect((await ask({ verb: 'PUT' })).status).toBe(400);
  });
});

describe('waiting for requests', () => {
  it('ends at once for those that were, and else when they come, in that world', async () => {
    const { visitor } = await aRunningStandIn();
    await refused(visitor('one'));
    expect((await wait(visitor('one'), { path })).body).toMatchObject({ requests: [{ path, status: 401 }] });
    let hasEnded = false;
    const waiting = wait(visitor(), { path, times: 2, world: 'one' }).finally(() => {
      hasEnded = true;
    });
    await refused(visitor());
    expect(hasEnded).toBe(false);
    await refused(visitor('one'));
    expect((await waiting).body).toMatchObject({ requests: [{ id: 1 }, { id: 2 }] });
  });

  it('ends with what is most alike when they do not come in time', async () => {
    const { visitor } = await aRunningStandIn();
    await refused(visitor());
    expect(await wait(visitor(), { path, status: '200', timeoutMs: 20 })).toMatchObject({
      status: 409,
      body: {
        message: `Expected at least 1 requests with path ${path}, status 200 within 20 ms; there were 0.`,
        nearest: { differences: ['status: 401, not 200'] },
      },
    });
  });

  it('ends when the server stops', async () => {
    const { visitor, close } = await aRunningStandIn();
    const waiting = wait(visitor(), { path, timeoutMs: 600_000 }).catch(() => ({ status: 0 }));
    await refused(visitor());
    await close();
    expect((await waiting).status).not.toBe(200);
  });

  it.each([
    [{ timeoutMs: 600_001 }, 'timeoutMs: Too big'],
    [{ times: 0 }, 'times: Too small'],
    [{ status: 'ok' }, 'status: Please give a status such as 404'],
    [{ since: 'noon' }, 'since: Please give a time with its zone'],
  ])('is refused for %j', async (body, message) => {
    const { visitor } = await aRunningStandIn();
    expect(await wait(visitor(), body)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(message) },
    });
  });
});
