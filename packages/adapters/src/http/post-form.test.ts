import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { recruiterCall } from '../wire/call.ts';
import { Api } from './api.ts';

const upload = recruiterCall({
  method: 'POST',
  path: '/document',
  file: 'documents',
  reply: z.strictObject({ url: z.optional(z.string()) }),
});
const file = new File(['%PDF'], 'card.pdf', { type: 'application/pdf' });

beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('./post-form.ts');
});

describe('an upload with progress', () => {
  it('is sent under its name in the contract, with the configured credentials', async () => {
    const { request, answer } = await anUpload('include');
    expect(request).toMatchObject({
      method: 'POST',
      url: '/api/recruiter/document',
      withCredentials: true,
      headers: { accept: 'application/json' },
    });
    expect([...(request.body?.entries() ?? [])]).toEqual([['documents', file]]);
    request.answer(200, '{"url":"/uploads/1.pdf"}');
    expect(await answer).toMatchObject({ ok: true, value: { url: '/uploads/1.pdf' } });
  });

  it('is sent without credentials for another origin, and completes without an abort signal', async () => {
    const answer = anApi('same-origin', notByFetch).send(upload, { file, onProgress: () => {} });
    const request = await vi.waitUntil(() => requests[0]);
    expect(request.withCredentials).toBe(false);
    request.answer(200, '{}');
    expect(await answer).toMatchObject({ ok: true });
  });

  it('is not aborted after it finished', async () => {
    const { request, answer, controller } = await anUpload();
    request.answer(200, '{}');
    controller.abort();
    expect([await answer, request.aborted]).toMatchObject([{ ok: true }, false]);
  });

  it('reports how much was sent as soon as the browser knows', async () => {
    const { request, told } = await anUpload();
    request.tell({ lengthComputable: false, loaded: 10, total: 40 });
    request.tell({ lengthComputable: true, loaded: 0, total: 0 });
    request.tell({ lengthComputable: true, loaded: 10, total: 40 });
    request.tell({ lengthComputable: true, loaded: 40, total: 40 });
    expect(told).toEqual([0.25, 1]);
  });

  it.each([
    [415, '{"message":"Please choose a PDF or DOC file."}', 'refused', 'Please choose a PDF or DOC file.'],
    [500, '', 'server-error', ''],
    [200, '<p>Hello', 'unexpected-reply', expect.stringContaining('POST /document')],
  ])('reads an answer of %d as any other call does', async (status, text, kind, words) => {
    const { request, answer } = await anUpload();
    request.answer(status, text);
    expect(await answer).toEqual({ ok: false, failure: { kind, text: words } });
  });

  it('is unreachable when the connection fails', async () => {
    const { request, answer } = await anUpload();
    request.end('error');
    expect(await answer).toEqual({ ok: false, failure: { kind: 'unreachable', text: '' } });
  });

  it('is aborted by its signal', async () => {
    const { request, answer, controller } = await anUpload();
    controller.abort();
    expect(request.aborted).toBe(true);
    expect(await answer).toMatchObject({ failure: { kind: 'unreachable' } });
  });

  it('is not sent if it was aborted before', async () => {
    const controller = new AbortController();
    controller.abort();
    const { request, answer } = await anUpload('same-origin', controller);
    expect(request.aborted).toBe(true);
    expect(await answer).toMatchObject({ failure: { kind: 'unreachable' } });
  });

  it('uses fetch if the browser cannot report progress, and can be aborted there too', async () => {
    vi.stubGlobal('XMLHttpRequest', undefined);
    expect(await sentByFetch()).toMatchObject([{ method: 'POST' }]);
  });

  it('uses fetch without a progress listener, and for requests without a file', async () => {
    const saveJob = recruiterCall({ method: 'POST', path: '/job', body: z.object({}), reply: z.looseObject({}) });
    const fetched = vi.fn<typeof globalThis.fetch>(async () => Response.json({}));
    const api = anApi('same-origin', fetched);
    await api.send(upload, { file });
    await api.send(saveJob, { body: {}, onProgress: () => {} });
    expect([fetched.mock.calls.length, requests]).toEqual([2, []]);
  });

  it('uses fetch if the code for progress fails to load', async () => {
    vi.doMock('./post-form.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    expect(await sentByFetch()).toMatchObject([{ method: 'POST' }]);
    expect(requests).toEqual([]);
  });
});

/** Sends a file with progress and an abort signal. */
async function sentByFetch(): Promise<readonly (RequestInit | undefined)[]> {
  const fetched: (RequestInit | undefined)[] = [];
  const { signal } = new AbortController();
  const api = anApi('same-origin', async (_, init) => {
    fetched.push(init);
    return Response.json({});
  });
  expect(await api.send(upload, { file, onProgress: () => {}, signal })).toMatchObject({ ok: true });
  expect(fetched[0]?.signal).toBe(signal);
  return fetched;
}

type Progress = { lengthComputable: boolean; loaded: number; total: number };

const requests: FakeRequest[] = [];

/** The used part of XMLHttpRequest. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  method = '';
  url = '';
  withCredentials = false;
  readonly headers: Record<string, string> = {};
  body: FormData | undefined;
  aborted = false;
  status = 0;
  responseText = '';

  constructor() {
    super();
    requests.push(this);
  }

  open(method: string, url: string): void {
    Object.assign(this, { method, url });
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(body: FormData): void {
    this.body = body;
  }

  abort(): void {
    this.aborted = true;
    this.end('abort');
  }

  answer(status: number, responseText: string): void {
    Object.assign(this, { status, responseText });
    this.end('load');
  }

  tell(progress: Progress): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), progress));
  }

  end(how: 'load' | 'error' | 'abort'): void {
    this.dispatchEvent(new Event(how));
    this.dispatchEvent(new Event('loadend'));
  }
}

const notByFetch = () => Promise.reject(new Error('Not by fetch'));

function anApi(credentials: 'same-origin' | 'include', fetch: typeof globalThis.fetch): Api {
  const bases = { recruiter: '/api/recruiter', candidate: '/api/v1/mobile' };
  return new Api({ bases, credentials, onSend: () => () => undefined, fetch });
}

/** An upload in progress. */
async function anUpload(credentials: 'same-origin' | 'include' = 'same-origin', controller = new AbortController()) {
  const told: number[] = [];
  const api = anApi(credentials, notByFetch);
  const answer = api.send(upload, { file, onProgress: (share) => told.push(share), signal: controller.signal });
  const request = await vi.waitUntil(() => requests[0]);
  return { request, answer, told, controller };
}
