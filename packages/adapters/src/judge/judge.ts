import { isObject } from '@glo/domain/shared/json';
import { parseReply, serverWords } from '../http/server-words.ts';
import { type Call, refusal } from '../wire/call.ts';
import { noReply, readReply, refusalIn } from '../wire/read-reply.ts';
import type { Unread } from '../wire/reading.ts';

export interface Received {
  readonly status: number;
  readonly type: string;
  /** Target of a redirect, without its query, which may contain secrets. */
  readonly location: string;
  readonly text: string;
  readonly milliseconds: number;
}

export interface Judgement {
  readonly call: string;
  /** 0 without a response. */
  readonly status: number;
  readonly milliseconds: number;
  /** Deviations from the contract. They contain no values of the response. */
  readonly differences: readonly string[];
  /** Undocumented fields, which are allowed. */
  readonly more: readonly string[];
  /** How much of the reply the application can read. */
  readonly reads: 'all' | 'part' | 'nothing';
  readonly leftOut: readonly Unread[];
}

export interface Judged {
  readonly judgement: Judgement;
  /** `undefined` without a JSON body. */
  readonly body: unknown;
  /** The reply in its documented shape, or `undefined` if the application cannot read it. */
  readonly read: unknown;
}

export async function judge(call: Call, received: Received): Promise<Judged> {
  const { status, text, milliseconds } = received;
  const body = jsonOf(text);
  const { differences, more } = status < 300 ? await ofReply(call, received, body) : await ofRefusal(received, body);
  const { reads, leftOut, value } = readingOf(call, status, text);
  const judgement = { call: nameOf(call), status, milliseconds, differences, more, reads, leftOut };
  return { judgement, body, read: value };
}

export const silence = (call: Call, why: string, milliseconds: number): Judgement => ({
  call: nameOf(call),
  status: 0,
  milliseconds,
  differences: [why],
  more: [],
  reads: 'nothing',
  leftOut: [],
});

export const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`;

async function ofReply(call: Call, received: Received, body: unknown) {
  const wrong = withoutJson(received, body);
  if (wrong !== undefined) return { differences: [wrong], more: [] };
  const { differences, more } = await against(call.reply, body);
  const status = refusalIn(call, body);
  return { differences: status === undefined ? differences : [...differences, `the body says status ${status}`], more };
}

async function ofRefusal(received: Received, body: unknown) {
  const { status, location } = received;
  if (status < 400) return { differences: [`${status} leads to ${location || 'nowhere'}`], more: [] };
  const wrong = withoutJson(received, body);
  const { differences, more } = wrong === undefined ? await against(refusal, body) : { differences: [wrong], more: [] };
  const isSilent = isObject(body) && typeof body['message'] === 'string' && body['message'].trim() === '';
  return {
    differences: [
      ...(status >= 500 ? [`${status} is not documented`] : []),
      ...differences.map((each) => `refused with ${status}: ${each}`),
      ...(isSilent ? [`refused with ${status} without a word`] : []),
    ],
    more,
  };
}

function withoutJson({ type, text }: Received, body: unknown): string | undefined {
  if (type.startsWith('text/html') || /^\s*<(!doctype|html)/i.test(text)) return 'an HTML page instead of JSON';
  if (text.trim() === '') return 'an empty body instead of JSON';
  if (!/^application\/json(;|$)/.test(type)) return `the type "${type}" instead of JSON`;
  return body === undefined ? 'broken JSON' : undefined;
}

async function against(schema: Call['reply'], body: unknown) {
  const { issues = [] } = await schema['~standard'].validate(body);
  const more: string[] = [];
  const differences: string[] = [];
  for (const issue of issues as readonly Issue[]) {
    const { path = [] } = issue;
    if (issue.code === 'unrecognized_keys') more.push(...(issue.keys ?? []).map((key) => placeOf([...path, key])));
    else differences.push(`${placeOf(path)}: ${expectation(issue)}, got ${kindOf(valueAt(body, path))}`);
  }
  return { differences, more };
}

interface Issue {
  readonly code?: string;
  readonly path?: readonly PropertyKey[];
  readonly expected?: string;
  readonly keys?: readonly string[];
}

const expectation = ({ code, expected }: Issue) =>
  code === 'invalid_type' && expected !== undefined ? `${expected} expected` : 'something else expected';
const placeOf = (path: readonly PropertyKey[]) =>
  path.map((part) => (typeof part === 'number' ? '[]' : String(part))).join('.') || 'the reply';
const valueAt = (body: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((value, part) => (value as Record<PropertyKey, unknown> | undefined)?.[part], body);

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function readingOf(call: Call, status: number, text: string) {
  const body = parseReply(text);
  const nothing = { reads: 'nothing', leftOut: [], value: undefined } as const;
  if (status >= 300)
    return { ...nothing, reads: status >= 400 && serverWords(text, body) !== '' ? 'all' : 'nothing' } as const;
  const read = typeof body === 'symbol' ? noReply : readReply(call, body);
  if (!read.ok) return nothing;
  const { leftOut } = read;
  return { reads: leftOut.length > 0 ? 'part' : 'all', leftOut, value: wrapped(call.reply, read.value) } as const;
}

/** Restores the `data` wrappers that the reader removes. */
function wrapped(schema: Call['reply'], value: unknown): unknown {
  const { shape } = schema._zod.def as { readonly shape?: Readonly<Record<string, Call['reply']>> };
  const { data, ...others } = shape ?? {};
  return data !== undefined && Object.keys(others).length === 0 ? { data: wrapped(data, value) } : value;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
