import type { Call } from '@glo/adapters/wire/call';

export interface Seen {
  readonly call: Call;
  readonly status: number;
}

const isAnswer = (status: number) => status < 300;

/** What a case of each group must have seen of its call; a case that never got there proves nothing. */
const wanted = {
  answers: { words: 'a 2xx', has: isAnswer },
  refusals: { words: '403, 404, 409 or 429', has: (status: number) => [403, 404, 409, 429].includes(status) },
  wrongInput: { words: '400, 413 or 415', has: (status: number) => [400, 413, 415].includes(status) },
  strangers: { words: '401', has: (status: number) => status === 401 },
};

export type Group = keyof typeof wanted;

/** What is missing for a finished case of that group to have shown anything about the call; '' when nothing is. */
export function missingProof(group: Group, call: Call, seen: readonly Seen[]): string {
  const statuses = seen.filter((each) => each.call === call).map(({ status }) => status);
  const { words, has } = wanted[group];
  if (statuses.some(has)) return '';
  return `The case ends without ${words} from ${call.method} ${call.path}; it saw ${statuses.join(', ') || 'nothing'}.`;
}
