import { fastify } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isKeptBody, keepBodies } from './kept-bodies.ts';

/** Answers with how many different bodies there were so far. */
function aServer() {
  const app = fastify();
  onTestFinished(() => app.close());
  const bodies = new Set<unknown>();
  void app.register(async (scope) => {
    keepBodies(scope);
    scope.post('/', ({ body }) => {
      bodies.add(body);
      return { different: bodies.size, isKept: isKeptBody(body as object) };
    });
  });
  app.post('/other', ({ body }) => ({ isKept: isKeptBody(body as object) }));
  return async (payload: string, url = '/') => {
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json' },
    });
    return [statusCode, JSON.parse(body)];
  };
}

describe('keepBodies', () => {
  it('has one body for the same text, and only there', async () => {
    const post = aServer();
    expect(await post('{"a":1}')).toEqual([200, { different: 1, isKept: true }]);
    expect(await post('{"a":1}')).toEqual([200, { different: 1, isKept: true }]);
    expect(await post('{"a": 1}')).toEqual([200, { different: 2, isKept: true }]);
    expect(await post('{"a":1}', '/other')).toEqual([200, { isKept: false }]);
  });

  it('keeps neither long texts nor too many', async () => {
    const post = aServer();
    const long = JSON.stringify({ a: 'a'.repeat(4000) });
    expect([await post(long), await post(long)]).toMatchObject([
      [200, { different: 1, isKept: false }],
      [200, { different: 2, isKept: false }],
    ]);
    for (let n = 0; n < 501; n += 1) await post(`{"n":${n}}`);
    expect(await post('{"n":500}')).toMatchObject([200, { different: 503 }]);
    expect(await post('{"n":0}')).toMatchObject([200, { different: 504 }]);
  });

  it.each(['{"a":', '', '{"__proto__":{}}', '{"constructor":{"prototype":{}}}'])(
    'refuses %s as anywhere',
    async (text) => {
      const post = aServer();
      for (const url of ['/', '/', '/other']) expect((await post(text, url))[0]).toBe(400);
    },
  );
});
