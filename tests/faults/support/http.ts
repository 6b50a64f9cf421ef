import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Call } from '@glo/adapters/wire/call';
import { basePaths } from '../../../apps/mock-api/src/http/route.ts';
import { pathOf } from '../../../apps/mock-api/src/testing/visitor.ts';

/** A raw request. Node's HTTP client sends it unchanged, unlike `fetch`. */
export interface HttpRequest {
  readonly method: string;
  /** Includes the encoded query string. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly form?: FormData;
}

/** Keeps connections alive, but not the test process. */
const agent = new Agent({ keepAlive: true, maxSockets: 128 });

/** Rejects if no response arrives. */
export function send(url: string, { method, path, headers, body }: HttpRequest): Promise<HttpAnswer> {
  const { hostname, port } = new URL(url);
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { agent, hostname, port, method, path, headers: { ...length, ...headers } },
      (incoming) => {
        buffer(incoming).then(
          (bytes) =>
            resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text: bytes.toString('utf8') }),
          reject,
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

export async function requestOf(call: Call, input: Input, cookie?: string): Promise<HttpRequest> {
  const signedIn: Readonly<Record<string, string>> = cookie === undefined ? {} : { cookie };
  const { method } = call;
  const search = input.query === undefined ? '' : `?${new URLSearchParams(input.query)}`;
  const path = basePaths[call.service] + pathOf(call, input.params) + search;
  if (input.form !== undefined) {
    const form = new Response(input.form);
    const headers = { ...signedIn, 'content-type': form.headers.get('content-type') ?? '' };
    return { method, path, headers, body: Buffer.from(await form.arrayBuffer()) };
  }
  if (input.body === undefined) return { method, path, headers: signedIn };
  const headers = { ...signedIn, 'content-type': 'application/json' };
  return { method, path, headers, body: JSON.stringify(input.body) };
}
