import { failure } from '@glo/domain/shared/outcome';
import * as z from 'zod/mini';
import { describe, expect, it, vi } from 'vitest';
import { recruiterCall } from '../wire/call.ts';
import type { Unread } from '../wire/reading.ts';
import { Api, type ApiOptions } from './api.ts';

const readJob = recruiterCall({
  method: 'GET',
  path: '/job/:jobId',
  params: z.object({ jobId: z.string() }),
  query: z.object({ text: z.optional(z.string()) }),
  reply: z.looseObject({ title: z.string() }),
});
const saveJob = recruiterCall({
  method: 'POST',
  path: '/job',
  body: z.object({ title: z.string() }),
  reply: z.looseObject({ status: z.number() }),
});
const upload = recruiterCall({ method: 'POST', path: '/image', file: 'image_url', reply: z.looseObject({}) });
const signIn = recruiterCall({
  method: 'POST',
  path: '/login',
  anonymous: true,
  body: z.object({ email: z.string() }),
  reply: z.looseObject({ error: z.optional(z.unknown()), message: z.optional(z.string()) }),
});

describe('a request', () => {
  it('escapes parameters and query in the address', async () => {
    const { api, sent } = anApi(json({ title: 'x' }));
    await api.send(readJob, { params: { jobId: 'a/b?c' }, query: { text: 'R&D' } });
    expect(sent[0]?.url).toBe('/api/recruiter/job/a%2Fb%3Fc?text=R%26D');
  });

  it.each(['.', '..'])('is not sent with the id %o, because its address would be another one', async (jobId) => {
    const { api, sent } = anApi(json({ title: 'x' }));
    const answer = await api.send(readJob, { params: { jobId }, query: {} });
    expect([answer, sent]).toEqual([{ ok: false, failure: { kind: 'refused', text: '', missing: true } }, []]);
  });

  it('has the JSON content type only with a body', async () => {
    const { api, sent } = anApi(json({ status: 201 }), json({ title: 'x' }));
    await api.send(saveJob, { body: { title: 'Analyst' } });
    await api.send(readJob, { params: { jobId: '1' }, query: {} });
    expect(sent[0]?.init).toMatchObject({
      body: '{"title":"Analyst"}',
      headers: { 'content-type': 'application/json' },
    });
    expect(sent[1]?.init?.headers).not.toHaveProperty('content-type');
    expect(sent[1]?.init).toMatchObject({ headers: { accept: 'application/json' }, keepalive: false, signal: null });
  });

  it('sends a file under its name in the contract and leaves the content type to the browser', async () => {
    const { api, sent } = anApi(json({}));
    await api.send(upload, { file: new File(['x'], 'logo.png', { type: 'image/png' }) });
    const body = sent[0]?.init?.body as FormData;
    expect([...body.keys()]).toEqual(['image_url']);
    expect(sent[0]?.init?.headers).not.toHaveProperty('content-type');
  });
});

describe('without a connection', () => {
  const offline = { canSend: async () => false };

  it.each([
    [saveJob, { body: { title: 'Analyst' } }],
    [upload, { file: new File(['x'], 'logo.png') }],
  ] as const)('a write does not leave, and says so', async (call, input) => {
    const { api, sent } = anApiWith(offline, json({ status: 201 }));
    expect(await api.send(call, input as never)).toEqual(failure('no-connection'));
    expect(sent).toEqual([]);
  });

  it('a read is sent, and so is a write when the page closes', async () => {
    const { api, sent, answered } = anApiWith(offline, json({ title: 'x' }), json({ status: 201 }));
    await api.send(readJob, { params: { jobId: '1' }, query: {} });
    await api.send(saveJob, { body: { title: 'Analyst' }, keepalive: true });
    expect([sent.length, answered.mock.calls.length]).toEqual([2, 2]);
  });

  it('a write is sent if the connection turns out to work', async () => {
    const { api, sent } = anApiWith({ canSend: async () => true }, json({ status: 201 }));
    expect(await api.send(saveJob, { body: { title: 'Analyst' } })).toMatchObject({ ok: true });
    expect(sent).toHaveLength(1);
  });
});

describe('a reply', () => {
  it.each([
    ['a missing field', json({}), 'GET /job/:jobId: title'],
    ['HTML', new Response('<!doctype html><p>Hello'), 'GET /job/:jobId: the reply'],
    ['truncated JSON', new Response('{"title":'), 'GET /job/:jobId: the reply'],
  ])('is unexpected if it has %s, and names the place', async (_, response, where) => {
    const { api } = anApi(response);
    const answer = await api.send(readJob, { params: { jobId: '1' }, query: {} });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'unexpected-reply' } });
    expect(!answer.ok && answer.failure.text).toContain(where);
  });

  it.each([json({ message: 'No' }, 404), json({ status: 404, message: 'No' })])(
    'to a read reports that something does not exist',
    async (response) => {
      const { api } = anApi(response);
      const answer = await api.send(readJob, { params: { jobId: '1' }, query: {} });
      expect(answer).toEqual({ ok: false, failure: { kind: 'refused', text: 'No', missing: true } });
    },
  );

  it.each([
    ['a message', 400, json({ message: 'title: too long' }, 400), 'refused', 'too long'],
    ['an error', 400, json({ error: 'Taken' }, 400), 'refused', 'Taken'],
    ['an error that names its message', 400, json({ error: { message: 'Taken' } }, 400), 'refused', 'Taken'],
    [
      'a message beside the name of the status',
      400,
      json({ error: 'Bad Request', message: 'Taken' }, 400),
      'refused',
      'Taken',
    ],
    ['an empty message', 400, json({ error: 'Taken', message: ' ' }, 400), 'refused', 'Taken'],
    ['a list of errors', 422, json({ errors: [{ msg: 'Taken' }, { msg: 'Too long' }] }, 422), 'refused', 'Taken'],
    ['errors by field', 422, json({ errors: { name: ['Taken'] } }, 422), 'refused', 'Taken'],
    ['a flag only', 400, json({ error: true, errors: [] }, 400), 'refused', ''],
    ['a message and no errors', 400, json({ message: 'Taken', errors: null }, 400), 'refused', 'Taken'],
    ['a message with blanks around it', 400, json({ message: ' Taken ' }, 400), 'refused', 'Taken'],
    ['a message without end', 400, json({ message: 'x'.repeat(301) }, 400), 'refused', 'x'.repeat(300)],
    ['a message four layers down', 400, json(inErrors(4), 400), 'refused', 'Taken'],
    ['a message five layers down', 400, json(inErrors(5), 400), 'refused', ''],
    ['half a text in JSON', 400, new Response('"Taken', { status: 400 }), 'refused', '"Taken'],
    ['markup in its message', 400, json({ message: '<b>Taken</b>' }, 400), 'refused', ''],
    ['a body of text in JSON', 400, json('Taken', 400), 'refused', 'Taken'],
    ['plain text', 409, new Response('Taken', { status: 409 }), 'refused', 'Taken'],
    ['markup', 404, new Response('<h1>404</h1>', { status: 404 }), 'refused', ''],
    ['a gateway’s page', 503, new Response('<h1>503</h1>', { status: 503 }), 'server-error', ''],
    ['a broken server', 500, json({ message: 'Sorry' }, 500), 'server-error', 'Sorry'],
  ])('that refuses with %s carries its words', async (_, __, response, kind, text) => {
    const { api } = anApi(response);
    expect(await api.send(saveJob, { body: { title: 'x' } })).toEqual({ ok: false, failure: { kind, text } });
  });

  it.each([
    ['a broken server', json({ error: true, message: 'Sorry' }, 500), 'server-error'],
    ['an error that is none', json({ error: '0', message: 'Sorry' }, 400), 'refused'],
  ])('is not a documented error if it is %s', async (_, response, kind) => {
    const { api } = anApi(response);
    expect(await api.send(signIn, { body: { email: 'a' } })).toEqual({ ok: false, failure: { kind, text: 'Sorry' } });
  });

  it('that is interrupted is unreachable', async () => {
    const broken = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) });
    const { api } = anApi(new Response(broken));
    expect(await api.send(saveJob, { body: { title: 'x' } })).toMatchObject({ failure: { kind: 'unreachable' } });
  });

  it('reports which part cannot be read', async () => {
    const list = recruiterCall({
      method: 'GET',
      path: '/jobs',
      reply: z.looseObject({ jobs: z.array(z.looseObject({ _id: z.string(), title: z.string() })) }),
    });
    const { api, unread } = anApi(json({ jobs: [{ _id: 'a' }, { _id: 'b', title: 'Analyst' }] }), new Response('<p>'));
    expect(await api.send(list, {})).toMatchObject({ ok: true, leftOut: 1 });
    await api.send(list, {});
    expect(unread.mock.calls).toEqual([
      ['GET /jobs', { field: 'jobs.0.title', id: 'a' }],
      ['GET /jobs', { field: 'the reply', id: '' }],
    ]);
  });

  it('ends the session if it is a 401, except for calls without a session', async () => {
    const { api, signedOut } = anApi(json({ message: 'Please sign in.' }, 401), json({ message: 'No' }, 401));
    expect(await api.send(saveJob, { body: { title: 'x' } })).toMatchObject({ failure: { kind: 'signed-out' } });
    expect(signedOut).toHaveBeenCalledOnce();
    expect(await api.send(signIn, { body: { email: 'a' } })).toMatchObject({
      failure: { kind: 'refused', text: 'No' },
    });
    expect(signedOut).toHaveBeenCalledOnce();
  });

  it('is forbidden if it is a 403', async () => {
    const { api } = anApi(json({ message: 'No' }, 403));
    expect(await api.send(readJob, { params: { jobId: '1' }, query: {} })).toEqual({
      ok: false,
      failure: { kind: 'refused', text: 'No', forbidden: true },
    });
  });

  it('is read as the documented error with a 4xx status, too', async () => {
    const { api } = anApi(json({ error: true, message: 'Wrong password.' }, 400));
    expect(await api.send(signIn, { body: { email: 'a' } })).toMatchObject({
      ok: true,
      value: { message: 'Wrong password.' },
    });
  });
});

describe('a failing network', () => {
  it('is retried twice for a read', async () => {
    vi.useFakeTimers();
    const { api, sent } = anApi(new TypeError(), json({}, 503), json({ title: 'x' }));
    const answer = api.send(readJob, { params: { jobId: '1' }, query: {} });
    await vi.runAllTimersAsync();
    expect(await answer).toMatchObject({ ok: true });
    expect(sent).toHaveLength(3);
    vi.useRealTimers();
  });

  it('is not retried for a write', async () => {
    const { api, sent } = anApi(new TypeError());
    expect(await api.send(saveJob, { body: { title: 'x' } })).toEqual({
      ok: false,
      failure: { kind: 'unreachable', text: '' },
    });
    expect(sent).toHaveLength(1);
  });

  it('is told after a page that is left could hear of that first', async () => {
    vi.useFakeTimers();
    const { api } = anApi(new TypeError());
    const told = vi.fn<() => void>();
    void api.send(saveJob, { body: { title: 'x' } }).then(told);
    await vi.advanceTimersByTimeAsync(99);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('is reported unless the request was cancelled', async () => {
    const { api, unreachable } = anApi(
      new TypeError(),
      json({ message: 'No' }, 500),
      new DOMException('', 'AbortError'),
    );
    await api.send(saveJob, { body: { title: 'x' } });
    expect(unreachable).toHaveBeenCalledOnce();
    await api.send(saveJob, { body: { title: 'x' } });
    await api.send(saveJob, { body: { title: 'x' }, signal: AbortSignal.abort() });
    expect(unreachable).toHaveBeenCalledOnce();
  });

  it('reports an ended session to the listener that was set when the request was sent', async () => {
    const told: string[] = [];
    let watcher = 'then';
    const onSend = () => {
      const then = watcher;
      return () => told.push(then);
    };
    const { api } = anApiWith({ onSend }, json({ message: 'Please sign in.' }, 401));
    const answer = api.send(readJob, { params: { jobId: '1' }, query: {} });
    watcher = 'now';
    await answer;
    expect(told).toEqual(['then']);
  });
});

/** A message nested in the given number of errors. */
function inErrors(layers: number): unknown {
  return layers === 0 ? { message: 'Taken' } : { error: inErrors(layers - 1) };
}

function json(body: unknown, status = 200): Response {
  return Response.json(body, { status });
}

function anApi(...answers: (Response | Error)[]) {
  return anApiWith({}, ...answers);
}

function anApiWith(options: Partial<Pick<ApiOptions, 'canSend' | 'onSend'>>, ...answers: (Response | Error)[]) {
  const sent: { url: string; init: RequestInit | undefined }[] = [];
  const signedOut = vi.fn<() => void>();
  const unreachable = vi.fn<() => void>();
  const answered = vi.fn<() => void>();
  const unread = vi.fn<(call: string, unread: Unread) => void>();
  const api = new Api({
    bases: { recruiter: '/api/recruiter', candidate: '/api/v1/mobile' },
    credentials: 'same-origin',
    onSend: () => signedOut,
    onUnreachable: unreachable,
    onAnswer: answered,
    ...options,
    onUnread: unread,
    fetch: (url, init) => {
      sent.push({ url: url instanceof Request ? url.url : url.toString(), init });
      const answer = answers.shift() ?? new Error('No answer was prepared');
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  });
  return { api, sent, signedOut, unreachable, answered, unread };
}
