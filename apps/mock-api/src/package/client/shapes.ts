/** What the control surface takes and gives, as in docs/mock-control.md. `shapes.test.ts` holds these types against the server's own. */

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Texts = Record<string, string>;

/** A failure to plan: which calls, and exactly one effect. */
export interface FaultToPlan {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Whole, without its query. `:name` and `*` stand for any one part, `*` at the end for all the rest. */
  path: string;
  when?: { query?: Texts; headers?: Texts; body?: Record<string, Json> };
  status?: number;
  body?: Json;
  drop?: boolean;
  kind?: 'hang' | 'html' | 'reset' | 'truncate' | 'wrong-shape' | 'garbage' | 'dribble';
  headers?: Texts;
  delayMs?: number;
  jitterMs?: number;
  overMs?: number;
  probability?: number;
  /** So many matching calls are left alone first. */
  after?: number;
  /** Only so many calls are hit. */
  times?: number;
}

/** What was "sent": codes, e-mails to candidates, notifications. */
export interface Message {
  readonly id: string;
  /** An e-mail address, or a student's id. */
  readonly to: string;
  readonly kind: 'code' | 'email' | 'notification';
  readonly subject: string;
  readonly text: string;
  readonly code?: string;
  readonly link?: string;
  /** By the world's clock. */
  readonly at: string;
}

/** A request as it was served. */
export interface ServedRequest {
  /** Counted from 1 in each world. */
  readonly id: number;
  /** By the world's clock. */
  readonly at: string;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** Null when no whole answer left the server. */
  readonly status: number | null;
  readonly ms: number;
  readonly requestBytes: number | null;
  readonly replyBytes: number | null;
  /** The JSON body without secrets, cut short. */
  readonly body?: string;
  /** The id of the fault that hit it. */
  readonly fault?: string;
}

/** Which requests are meant: all that fit everything given. */
export interface RequestFilter {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  /** Without its query; `:name` and `*` stand for any one part, `*` at the end for all the rest. */
  path?: string;
  /** `404`; `4xx` for all of a kind; `none` without a whole answer. */
  status?: number | `${1 | 2 | 3 | 4 | 5}xx` | 'none';
  /** That came then or later, by the world's clock. */
  since?: Date | string;
  /** That came then or earlier. */
  until?: Date | string;
}

/** A request that was not meant, and in words what of it was otherwise. */
export interface NearestRequest {
  readonly request: ServedRequest;
  readonly differences: readonly string[];
}

/** HAR 1.2, as far as it has a type here. */
export interface Har {
  readonly log: { readonly version: string; readonly entries: readonly HarEntry[] };
}

interface HarEntry {
  /** By the clock of the machine. */
  readonly startedDateTime: string;
  readonly time: number;
  readonly request: { readonly method: string; readonly url: string };
  readonly response: {
    readonly status: number;
    readonly content: { readonly mimeType: string; readonly text?: string };
  };
}

/** What is not given is as the server began. */
export interface DataSet {
  seed?: number;
  candidates?: number;
  /** `GET /__mock/scenarios` names them. */
  scenario?: string;
  /** From which dates are counted, such as 2026-03-01; without it, from the day of the clock. */
  day?: string;
  /** Leaves the clock as it is. */
  keepClock?: boolean;
}
