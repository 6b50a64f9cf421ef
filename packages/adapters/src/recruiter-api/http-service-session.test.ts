import { describe, expect, it } from 'vitest';
import { HttpServiceSession } from './http-service-session.ts';

describe('ending the session at the service', () => {
  it('posts to the configured address with cookies, even if the tab closes right after', async () => {
    const { session, asked } = aSession(
      { status: 204 },
      { url: 'https://api.example/session/end', credentials: 'include' },
    );
    expect(await session.end()).toMatchObject({ ok: true });
    expect(asked).toEqual([
      [
        'https://api.example/session/end',
        { method: 'POST', credentials: 'include', keepalive: true, signal: expect.any(AbortSignal) },
      ],
    ]);
  });

  it.each([200, 204, 401, 404])('succeeds when the service replies %i', async (status) => {
    expect(await aSession({ status }).session.end()).toMatchObject({ ok: true });
  });

  it.each([
    [{ status: 500 }, 'server-error'],
    [{ status: 503 }, 'server-error'],
    ['no line', 'unreachable'],
  ] as const)('is not done after %j', async (answer, kind) => {
    expect(await aSession(answer).session.end()).toMatchObject({ ok: false, failure: { kind } });
  });

  it('sends nothing if no address is configured', async () => {
    const { session, asked } = aSession({ status: 204 }, { url: '' });
    expect(await session.end()).toMatchObject({ ok: true });
    expect(asked).toEqual([]);
  });
});

type Options = ConstructorParameters<typeof HttpServiceSession>[0];

function aSession(answer: { readonly status: number } | string, change: Partial<Options> = {}) {
  const asked: unknown[][] = [];
  const session = new HttpServiceSession({
    url: '/session/end',
    credentials: 'same-origin',
    fetch: async (...request) => {
      asked.push(request);
      if (typeof answer === 'string') throw new TypeError(answer);
      return new Response(null, answer);
    },
    ...change,
  });
  return { session, asked };
}
