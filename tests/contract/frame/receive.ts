import { failureWords } from '@glo/adapters/judge/failure-words';
import type { Received as Judged } from '@glo/adapters/judge/judge';

/** An answer, whole. */
export interface Received extends Judged {
  readonly headers: Headers;
}

/** Why no whole answer came, in words. */
export class NotReceived extends Error {
  override readonly name = 'NotReceived';
}

/** Generous: a slow service is one that answers at all. */
const patience = 30_000;
const largest = 32 * 1024 * 1024;

/** Waits for an answer and its body, not for ever, and not for one without end. Throws `NotReceived`. */
export async function receive(
  ask: (signal: AbortSignal) => Promise<Response>,
  limits: { readonly patience?: number; readonly largest?: number } = {},
): Promise<Received> {
  const { patience: longest = patience, largest: most = largest } = limits;
  const started = performance.now();
  try {
    const response = await ask(AbortSignal.timeout(longest));
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
    throw error instanceof NotReceived ? error : new NotReceived(wordsFor(error, longest));
  }
}

async function textOf({ body }: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > most) throw new NotReceived(`a body of more than ${Math.floor(most / 1024 / 1024)} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function wordsFor(error: unknown, longest: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no whole answer within ${longest / 1000} s`;
  const { cause } = error as { cause?: { code?: string; message?: string } };
  if (cause?.code === undefined) return error.message;
  return failureWords(cause.code) ?? cause.message ?? cause.code;
}
