import { setTimeout } from 'node:timers/promises';
import { judge, type Received as Judged } from '@glo/adapters/judge/judge';
import type { Call } from '@glo/adapters/wire/call';

export interface Received extends Judged {
  readonly headers: Headers;
}

/** The message is the reason why no complete response arrived. */
export class NotReceived extends Error {
  override readonly name = 'NotReceived';
}

/** In milliseconds. High enough for a slow service. */
const defaultTimeout = 30_000;
const largest = 32 * 1024 * 1024;

/** Reads a response within a time and size limit. Throws `NotReceived` otherwise. */
export async function receive(
  ask: (signal: AbortSignal) => Promise<Response>,
  limits: { readonly timeout?: number; readonly largest?: number } = {},
): Promise<Received> {
  const { timeout = defaultTimeout, largest: most = largest } = limits;
  const started = performance.now();
  try {
    const response = await ask(AbortSignal.timeout(timeout));
    const { status, headers } = response;
    const text = await textOf(response, most);
    const milliseconds = Math.round(performance.now() - started);
    const location = headers.get('location') ?? '';
    return {
      status,
      headers,
      type: headers.get('content-type') ?? '',
      location: location.replace(/[?#].*/, ''),
      text,
      milliseconds,
    };
  } catch (error) {
    throw error instanceof NotReceived ? error : new NotReceived(reasonFor(error, timeout));
  }
}

async function textOf({ body }: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > most) throw new NotReceived(`the body has more than ${Math.floor(most / 1024 / 1024)} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

const networkErrors: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused, so no server listens there',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name is unknown',
  ECONNRESET: 'the connection was closed before the end',
  UND_ERR_SOCKET: 'the connection was closed before the end',
};

function reasonFor(error: unknown, timeout: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no complete response within ${timeout / 1000} s`;
  const { cause } = error as { cause?: { code?: string; message?: string } };
  if (cause?.code === undefined) return error.message;
  return networkErrors[cause.code] ?? cause.message ?? cause.code;
}

/** In seconds. Longer waits are not retried. */
const longestWait = 60;

/** Retries up to three times after a 429, because the cases send requests faster than a recruiter. */
export async function retryWhenLimited(
  ask: () => Promise<Received>,
  wait: (milliseconds: number) => Promise<unknown> = setTimeout,
): Promise<Received> {
  for (let tries = 0; ; tries += 1) {
    const received = await ask();
    const seconds = Number(received.headers.get('retry-after') ?? 1);
    if (received.status !== 429 || tries === 3 || !(seconds <= longestWait)) return received;
    await wait(seconds * 1000);
  }
}

/** Returns the body. Throws if it violates the contract, if a refusal has no message, and for any 5xx. */
export async function checkedBody(call: Call, received: Received): Promise<unknown> {
  const { judgement, body } = await judge(call, received);
  const [difference] = judgement.differences;
  if (difference === undefined) return body;
  throw new Error(`${judgement.call} answered ${received.status} with ${difference}: ${received.text.slice(0, 500)}`);
}
