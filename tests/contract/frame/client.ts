import { getRecruiterDetails, login } from '@glo/adapters/wire/account';
import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from '@glo/adapters/wire/call';
import { getCandidatesByIds } from '@glo/adapters/wire/candidates';
import { getTalentPool } from '@glo/adapters/wire/company-page';
import { filterCandidates } from '@glo/adapters/wire/filter';
import { suggestDescription } from '@glo/adapters/wire/jobs';
import { searchCandidates } from '@glo/adapters/wire/search';
import { keepCookies, pathOf } from '../../../apps/mock-api/src/testing/visitor.ts';
import type { Target } from '../targets/target.ts';
import { judge, silence } from '@glo/adapters/judge/judge';
import type { Seen } from './proof.ts';
import { checkedBody, NotReceived, receive, type Received, retryWhenLimited } from './receive.ts';

type InputOf<C extends Call> = (C extends Call & { params: unknown } ? { readonly params: ParamsOf<C> } : unknown) &
  (C extends Call & { query: unknown } ? { readonly query: QueryOf<C> } : unknown) &
  (C extends Call & { body: unknown } ? { readonly body: BodyOf<C> } : unknown) &
  (C extends Call & { file: string } ? { readonly form: FormData } : unknown);

export interface AnyInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly form?: FormData;
  /** Sent unchanged with the content type `type`. */
  readonly text?: string;
  readonly type?: string;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

export interface Connection {
  readonly target: Target;
  /** The test world, or `null` if the target has only one. */
  readonly world: string | null;
  answered(seen: Seen): void;
  skip(reason: string): never;
}

/** POST calls that change nothing. Signing in counts, because every case needs it. */
const readingPosts: ReadonlySet<Call> = new Set<Call>([
  login,
  getRecruiterDetails,
  getTalentPool,
  suggestDescription,
  searchCandidates,
  getCandidatesByIds,
  filterCandidates,
]);

export const onlyReads = (call: Call) => call.method === 'GET' || readingPosts.has(call);

/** An HTTP client that keeps cookies and checks every response against the contract. */
export class Client {
  readonly cookies = new Map<string, string>();
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  get target(): Target {
    return this.#connection.target;
  }

  /** Returns the reply. Throws unless the status is a success. */
  async ask<C extends Call>(call: C, ...[input]: unknown extends InputOf<C> ? [] : [InputOf<C>]): Promise<ReplyOf<C>> {
    const { status, body } = await this.send(call, input as AnyInput | undefined);
    if (status >= 400) throw new Error(`${call.method} ${call.path} was refused: ${status} ${JSON.stringify(body)}`);
    return body as ReplyOf<C>;
  }

  /** Returns the error message. Throws if the status is not `expected`. */
  async refused(expected: number, call: Call, input?: AnyInput): Promise<string> {
    const { status, body } = await this.send(call, input);
    if (status === expected) return (body as { message: string }).message;
    throw new Error(`${call.method} ${call.path} answered ${status} instead of ${expected}: ${JSON.stringify(body)}`);
  }

  /** Throws if the response violates the contract, even with an error status. */
  async send(call: Call, { params, query = {}, body, form, text, type }: AnyInput = {}): Promise<Answer> {
    const { target, answered, skip } = this.#connection;
    if (!target.mayWrite && !onlyReads(call)) skip('it would change data');
    const base = call.service === 'recruiter' ? target.recruiterBase : target.candidateBase;
    const given = Object.entries(query).filter((each): each is [string, string] => each[1] !== undefined);
    const search = given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
    const payload = text ?? form ?? (body === undefined ? undefined : JSON.stringify(body));
    const mediaType = type ?? (body === undefined ? undefined : 'application/json');
    const received = await this.#receive(call, base + pathOf(call, params) + search, {
      method: call.method,
      ...(payload !== undefined && { body: payload }),
      ...(mediaType !== undefined && { headers: { 'content-type': mediaType } }),
    });
    const { status, headers } = received;
    const reply = await this.#bodyOf(call, received);
    answered({ call, status, input: { ...query, ...(typeof body === 'object' && body) }, reply });
    return { status, body: reply, headers };
  }

  async #receive(call: Call, address: string, init: RequestInit): Promise<Received> {
    const started = performance.now();
    const ask = () => receive((signal) => this.fetch(address, { ...init, signal }));
    try {
      // A target that can lower its limits sends a 429 only if the case expects it.
      return await (this.target.withLimits === undefined ? retryWhenLimited(ask) : ask());
    } catch (error) {
      if (error instanceof NotReceived) {
        this.#connection.target.report?.(silence(call, error.message, Math.round(performance.now() - started)));
      }
      throw error;
    }
  }

  /** If differences are reported instead of thrown, the case continues with the body as the application reads it. */
  async #bodyOf(call: Call, received: Received): Promise<unknown> {
    const { report } = this.#connection.target;
    if (report === undefined) return checkedBody(call, received);
    const { judgement, body, read } = await judge(call, received);
    report(judgement);
    return judgement.differences.length > 0 ? (read ?? body) : body;
  }

  /** Sends a request to any URL of the backend with this client's cookies. */
  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const { target, world } = this.#connection;
    const headers = new Headers(init.headers);
    if (world !== null) headers.set('x-mock-world', world);
    if (this.cookies.size > 0)
      headers.set('cookie', Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(new URL(address, target.recruiterBase), { redirect: 'manual', ...init, headers });
    keepCookies(this.cookies, response);
    return response;
  }
}
