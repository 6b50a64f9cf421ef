import type { Call } from '@glo/adapters/wire/call';
import type { CallCases, Cases } from './case.ts';

export interface Seen {
  readonly call: Call;
  readonly status: number;
  /** Query and body as one record. */
  readonly input?: unknown;
  readonly reply?: unknown;
}

const isAnswer = (status: number) => status < 300;

/** The status that a case of each group must see, because a case that never sends its call proves nothing. */
const requiredStatuses = {
  answers: { words: 'a 2xx', has: isAnswer },
  refusals: { words: '403, 404, 409 or 429', has: (status: number) => [403, 404, 409, 429].includes(status) },
  wrongInput: { words: '400, 413 or 415', has: (status: number) => [400, 413, 415].includes(status) },
  missingSession: { words: '401', has: (status: number) => status === 401 },
};

export type Group = keyof typeof requiredStatuses;

/** Returns what a finished case did not prove about its call, or ''. */
export function missingProof(group: Group, call: Call, seen: readonly Seen[]): string {
  const statuses = seen.filter((each) => each.call === call).map(({ status }) => status);
  const { words, has } = requiredStatuses[group];
  if (statuses.some(has)) return '';
  return `The case ended without ${words} from ${call.method} ${call.path}. It saw ${statuses.join(', ') || 'no response'}.`;
}

/** Returns a message for each call without cases in a required group. */
export function missingCases(calls: Readonly<Record<string, Call>>, suite: readonly CallCases[]): string[] {
  return Object.entries(calls).flatMap(([name, call]) => {
    const all = suite.filter((each) => each.call === call);
    const [cases] = all;
    if (cases === undefined) return [`${name} has no cases.`];
    if (all.length > 1) return [`${name} has cases in two lists.`];
    return missingGroups(call, cases).map((lack) => `${name} has no case for ${lack}.`);
  });
}

function missingGroups(call: Call, cases: CallCases): string[] {
  const { answers, wrongInput } = cases;
  const takesInput = Boolean(call.params ?? call.query ?? call.body ?? call.file);
  return [
    ...(isEmpty(answers) ? ['a documented answer'] : []),
    ...(takesInput && isEmpty(wrongInput) ? ['wrong input'] : []),
  ];
}

const isEmpty = (cases: Cases | undefined) => cases === undefined || Object.keys(cases).length === 0;
