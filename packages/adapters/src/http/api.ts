import { type Failed, failure, mapOutcome, type Outcome } from '@glo/domain/shared/outcome';
import { isObject } from '@glo/domain/shared/json';
import fetchRetry from 'fetch-retry';
import * as z from 'zod/mini';
import type { BodyOf, Call, ParamsOf, QueryOf } from '../wire/call.ts';
import { type Content, noReply, readReply, refusalIn, type ReplyRead } from '../wire/read-reply.ts';
import type { Unread } from '../wire/reading.ts';
import { isError, parseReply, refusedField, serverWords, unreadable } from './server-words.ts';
import { delayBeforeRetry, retryAt, shouldRetry } from './retry.ts';

export interface ApiOptions {
  /** Without a trailing slash. */
  readonly bases: Readonly<Record<Call['service'], string>>;
  readonly credentials: 'same-origin' | 'include';
  /** Called once per request. The returned callback runs if the response is a 401. */
  readonly onSend: () => () => void;
  /** Called before each write. If false, the request is not sent. */
  readonly canSend?: () => true | Promise<boolean>;
  readonly onAnswer?: () => void;
  readonly onUnreachable?: () => void;
  /** Called for each record and each reply that could not be read. */
  readonly onUnread?: (call: string, unread: Unread) => void;
  readonly fetch?: typeof globalThis.fetch;
}

interface AnyInput {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly file?: File;
  /** Called with the sent share of a file, from 0 to 1, if the browser reports it. */
  readonly onProgress?: (share: number) => void;
  /** Aborts the request, which then resolves to `unreachable`. */
  readonly signal?: AbortSignal | undefined;
  /** Lets the request outlive the page (`fetch` keepalive). */
  readonly keepalive?: boolean;
  /** Form fields by their names in the body, for refusals of one field. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

type Part<Name extends string, T> = [T] extends [undefined] ? unknown : { readonly [N in Name]: T };
export type Input<C extends Call> = AnyInput &
  Part<'params', ParamsOf<C>> &
  Part<'query', QueryOf<C>> &
  Part<'body', BodyOf<C>> &
  (C extends { file: string } ? { readonly file: File } : unknown);

/** An outcome with the HTTP status, which distinguishes outcomes of some calls (decision 33). */
export type Answer<C extends Call> =
  | { readonly ok: true; readonly value: Content<C>; readonly status: number; readonly leftOut: number }
  | Failed;

/** Milliseconds. Browsers end the requests of a page shortly before they tell it that it is left. */
const leavingDelay = 100;

export class Api {
  readonly #options: ApiOptions;
  readonly #fetch: ReturnType<typeof fetchRetry>;
  readonly #ahead = new Map<string, Promise<unknown>>();

  constructor(options: ApiOptions) {
    this.#options = options;
    this.#fetch = fetchRetry(options.fetch ?? globalThis.fetch.bind(globalThis));
  }

  send<C extends Call>(call: C, input: Input<C>): Promise<Answer<C>> {
    return this.#takeAhead(call, input) ?? this.#sendNow(call, input);
  }

  /** Sends a read early. The next `send` of the same call takes its answer, unless it has failed. */
  async sendAhead<C extends Call>(call: C, input: Input<C>): Promise<Answer<C>> {
    const key = this.#key(call, input);
    const pending = this.#sendNow(call, input);
    this.#ahead.set(key, pending);
    const answer = await pending;
    if (!answer.ok) this.#ahead.delete(key);
    return answer;
  }

  /** Call at the end of a session, because the next one must not see its answers. */
  forgetAhead(): void {
    this.#ahead.clear();
  }

  #takeAhead<C extends Call>(call: C, input: Input<C>): Promise<Answer<C>> | undefined {
    if (this.#ahead.size === 0) return undefined;
    const key = this.#key(call, input);
    const answer = this.#ahead.get(key);
    this.#ahead.delete(key);
    return answer as Promise<Answer<C>> | undefined;
  }

  /** Equal for equal requests. */
  #key(call: Call, input: AnyInput): string {
    return JSON.stringify([call.method, this.#url(call, input), input.body]);
  }

  async #sendNow<C extends Call>(call: C, input: Input<C>): Promise<Answer<C>> {
    if (Object.values(input.params ?? {}).some(isStepInPath)) return notThere;
    const onSignedOut = this.#options.onSend();
    const isWrite = call.method !== 'GET' && !input.keepalive;
    const canSend = isWrite ? (this.#options.canSend?.() ?? true) : true;
    if (canSend !== true && !(await canSend)) return failure('no-connection');
    let response: Response;
    try {
      response = await this.#request(call, input);
    } catch {
      if (!input.signal?.aborted) {
        await new Promise((resolve) => setTimeout(resolve, leavingDelay));
        this.#options.onUnreachable?.();
      }
      return failure('unreachable');
    }
    this.#options.onAnswer?.();
    return this.#read(call, response, input, onSignedOut);
  }

  async #request(call: Call, input: AnyInput): Promise<Response> {
    const url = this.#url(call, input);
    const request = this.#init(call, input);
    const { onProgress, signal } = input;
    const { body } = request;
    if (onProgress === undefined || !(body instanceof FormData) || typeof XMLHttpRequest === 'undefined') {
      return this.#fetch(url, request);
    }
    // If the progress module fails to load, upload without progress.
    const progressModule = await import('./post-form.ts').catch(() => null);
    if (progressModule === null) return this.#fetch(url, request);
    const withCredentials = this.#options.credentials === 'include';
    return progressModule.postForm(url, body, { withCredentials, onProgress, signal });
  }

  #url(call: Call, { params, query }: AnyInput): string {
    const values = new Map<string, unknown>(Object.entries(params ?? {}));
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query ?? {})) {
      if (value !== undefined) search.set(name, String(value));
    }
    return `${this.#options.bases[call.service]}${path}${search.size > 0 ? `?${search}` : ''}`;
  }

  #init(
    call: Call,
    { body, file, signal, keepalive = false, headers: more }: AnyInput,
  ): RequestInit & { retryOn: typeof shouldRetry; retryDelay: typeof delayBeforeRetry } {
    const headers: Record<string, string> = { ...more, accept: 'application/json' };
    let payload: BodyInit | null = null;
    if (call.file !== undefined && file !== undefined) {
      payload = new FormData();
      payload.append(call.file, file, file.name);
    } else if (body !== undefined) {
      headers['content-type'] = 'application/json';
      payload = JSON.stringify(cleanBody(call, body));
    }
    return {
      method: call.method,
      credentials: this.#options.credentials,
      headers,
      body: payload,
      signal: signal ?? null,
      keepalive,
      retryOn: call.method === 'GET' ? shouldRetry : () => false,
      retryDelay: delayBeforeRetry,
    };
  }

  async #read<C extends Call>(
    call: C,
    response: Response,
    { fields = {} }: AnyInput,
    onSignedOut: () => void,
  ): Promise<Answer<C>> {
    let text: string;
    try {
      text = await response.text();
    } catch {
      return failure('unreachable');
    }
    const body = parseReply(text);
    const refused = response.ok ? refusalIn(call, body) : response.status;
    const status = refused ?? response.status;
    const documented = call.anonymous && status < 500 && carriesError(body);
    if (documented || refused === undefined) {
      return this.#readAnswer(call, body === unreadable ? noReply : readReply(call, body), status);
    }
    const words = serverWords(text, body);
    if (response.status === 401 && !call.anonymous) {
      onSignedOut();
      return failure('signed-out', words);
    }
    if (status >= 500) return failure('server-error', words);
    const { text: fieldText, name } = refusedField(call, words, body);
    const failed = failure('refused', fieldText, name === null ? undefined : fields[name]);
    if (status === 403) return { ok: false, failure: { ...failed.failure, forbidden: true } };
    if (status === 404 && call.method === 'GET') return { ok: false, failure: { ...failed.failure, missing: true } };
    if (status === 429) return { ok: false, failure: { ...failed.failure, retryAt: retryAt(response.headers) } };
    return failed;
  }

  #readAnswer<C extends Call>(call: C, read: ReplyRead<C>, status: number): Answer<C> {
    const { onUnread = () => {} } = this.#options;
    const name = `${call.method} ${call.path}`;
    if (!read.ok) {
      const field = read.missing || 'the reply';
      onUnread(name, { field, id: '' });
      return failure('unexpected-reply', `${name}: ${field}: not as documented`);
    }
    for (const unread of read.leftOut) onUnread(name, unread);
    return { ok: true, value: read.value, status, leftOut: read.leftOut.length };
  }
}

const notThere = { ok: false, failure: { ...failure('refused').failure, missing: true } } as const;

/** Browsers read such a part of a path as a step, also escaped, and would ask for another address. */
function isStepInPath(id: unknown): boolean {
  return id === '.' || id === '..';
}

export abstract class ApiClient {
  protected readonly api: Api;

  constructor(api: Api) {
    this.api = api;
  }

  /** For a call whose reply has no value. */
  protected async command<C extends Call>(call: C, input: Input<C>): Promise<Outcome<void>> {
    return mapOutcome(await this.api.send(call, input), () => undefined);
  }
}

/** Cleans the texts of the body (decision 77). An invalid body stays, so that the service refuses it. */
function cleanBody({ body: schema }: Call, body: unknown): unknown {
  const read = schema === undefined ? null : z.safeParse(schema, body);
  return read?.success === true ? read.data : body;
}

/** Some services send the documented `{ error, type, message }` with a 4xx. */
function carriesError(body: unknown): boolean {
  return isObject(body) && isError(body['error']) && 'message' in body;
}
