import type { Call } from '@glo/adapters/wire/call';
import { basePaths } from '../http/route.ts';
import type { MessageRow } from '../data/rows.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly form?: FormData;
}

/** Asks so many times, one after the other. */
export async function statuses(count: number, ask: () => Promise<Answer>): Promise<number[]> {
  const seen: number[] = [];
  for (let times = 0; times < count; times++) seen.push((await ask()).status);
  return seen;
}

export const pathOf = ({ path }: Call, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** Keeps or deletes the cookies that a response sets. */
export function keepCookies(cookies: Map<string, string>, { headers }: Response): void {
  for (const cookie of headers.getSetCookie()) {
    const [pair = '', ...attributes] = cookie.split(';');
    const [name = '', value = ''] = pair.split('=');
    if (value === '' || attributes.some((attribute) => attribute.trim().toLowerCase() === 'max-age=0')) {
      cookies.delete(name);
    } else {
      cookies.set(name, value);
    }
  }
}

/** A client of a running mock API that keeps cookies. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  /** The client address in `X-Forwarded-For`. If empty, the header is not sent. */
  address = '';
  readonly #url: string;
  readonly #world: string | undefined;

  constructor(url: string, world?: string) {
    this.#url = url;
    this.#world = world;
  }

  call(call: Call, { params, query, body, form }: Input = {}): Promise<Answer> {
    const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
    const json =
      body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    return this.fetch(basePaths[call.service] + pathOf(call, params) + search, {
      method: call.method,
      ...json,
      ...(form !== undefined && { body: form }),
    });
  }

  post(path: string, body: unknown): Promise<Answer> {
    return this.fetch(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers(init.headers);
    if (this.#world !== undefined) headers.set('x-mock-world', this.#world);
    if (this.address !== '') headers.set('x-forwarded-for', this.address);
    if (this.cookies.size > 0)
      headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(this.#url + path, { redirect: 'manual', ...init, headers });
    keepCookies(this.cookies, response);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  }

  async mailOf(to: string): Promise<MessageRow[]> {
    const { body } = await this.fetch(`/__mock/outbox?to=${encodeURIComponent(to)}`);
    return (body as { messages: MessageRow[] }).messages;
  }

  async codeOf(to: string): Promise<number> {
    return Number((await this.mailOf(to)).at(-1)?.code);
  }
}
