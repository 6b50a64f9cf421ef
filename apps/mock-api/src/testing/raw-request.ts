import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The loopback address that sends the request. */
  readonly from?: string;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Sends a request byte for byte. `fetch` would rewrite the path, add headers and refuse some such as `host`. */
export async function rawRequest(
  server: string,
  path: string,
  { method = 'GET', headers = {}, body, from }: RawRequest = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(server);
  const source = from === undefined ? {} : { localAddress: from };
  const outgoing = request({ hostname, port, path, method, headers, agent: false, ...source });
  outgoing.end(body);
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: incoming.statusCode ?? 0, headers: incoming.headers, text: await text(incoming) };
}
