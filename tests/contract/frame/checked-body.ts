import type { Call } from '@glo/adapters/wire/call';
import { judge } from '@glo/adapters/judge/judge';
import type { Received } from './receive.ts';

/** The body of an answer. Throws when it breaks the contract: a reply of another shape, a refusal without words, a 5xx. */
export async function checkedBody(call: Call, received: Received): Promise<unknown> {
  const { judgement, body } = await judge(call, received);
  const [difference] = judgement.differences;
  if (difference === undefined) return body;
  throw new Error(`${judgement.call} answered ${received.status} with ${difference}: ${received.text.slice(0, 500)}`);
}
