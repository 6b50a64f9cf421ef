import type { Call } from '@glo/adapters/wire/call';
import type { CallCases, Cases } from './case.ts';

/** What the suite lacks, a sentence each: every call has to have its documented cases. */
export function gaps(calls: Readonly<Record<string, Call>>, suite: readonly CallCases[]): string[] {
  return Object.entries(calls).flatMap(([name, call]) => {
    const all = suite.filter((each) => each.call === call);
    const [cases] = all;
    if (cases === undefined) return [`${name} has no cases.`];
    if (all.length > 1) return [`${name} has cases in two places.`];
    return lacking(call, cases).map((what) => `${name} lacks ${what}.`);
  });
}

function lacking(call: Call, cases: CallCases): string[] {
  const { answers, wrongInput } = cases;
  const takesInput = Boolean(call.params ?? call.query ?? call.body ?? call.file);
  return [
    ...(isEmpty(answers) ? ['a documented answer'] : []),
    ...(takesInput && isEmpty(wrongInput) ? ['wrong input'] : []),
  ];
}

const isEmpty = (cases: Cases | undefined) => cases === undefined || Object.keys(cases).length === 0;
