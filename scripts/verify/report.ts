import type { Call } from '@glo/adapters/wire/call';
import { onlyReads } from '../../tests/contract/frame/client.ts';
import { type Judgement, nameOf } from '@glo/adapters/judge/judge';
import { aligned } from '../aligned.ts';

export interface CallReport {
  readonly name: string;
  readonly call: string;
  readonly service: Call['service'];
  readonly asked: number;
  /** Responses per status code. Code 0 means that no response arrived. */
  readonly statuses: Readonly<Record<number, number>>;
  readonly slowestMs: number;
  readonly differences: Readonly<Record<string, number>>;
  readonly more: readonly string[];
  /** How much the application read of the worst reply. `null` if it read none. */
  readonly reads: Judgement['reads'] | null;
  readonly leftOut: Judgement['leftOut'];
  readonly cases: { readonly passed: number; readonly failed: readonly string[]; readonly skipped: number };
  readonly notAsked?: string;
}

export interface CaseRun {
  readonly call: string;
  readonly title: string;
  readonly status: string;
  readonly words: string;
}

const mostLeftOut = 20;
const ranks: readonly Judgement['reads'][] = ['nothing', 'part', 'all'];

export function reportOf(
  table: Readonly<Record<string, Call>>,
  judgements: readonly Judgement[],
  runs: readonly CaseRun[],
): CallReport[] {
  return Object.entries(table).map(([name, call]) => {
    const seen = judgements.filter((each) => each.call === nameOf(call));
    const own = runs.filter((each) => each.call === name);
    const reads = ranks.find((rank) => seen.some((each) => each.reads === rank)) ?? null;
    return {
      name,
      call: nameOf(call),
      service: call.service,
      asked: seen.length,
      statuses: counted(seen.map(({ status }) => String(status))),
      slowestMs: Math.max(0, ...seen.map(({ milliseconds }) => milliseconds)),
      differences: counted(seen.flatMap(({ differences }) => [...new Set(differences)])),
      more: [...new Set(seen.flatMap(({ more }) => more))],
      reads,
      leftOut: seen.flatMap(({ leftOut }) => leftOut).slice(0, mostLeftOut),
      cases: {
        passed: own.filter(({ status }) => status === 'passed').length,
        failed: own.filter(({ status }) => status === 'failed').map(({ title, words }) => `${title}: ${words}`),
        skipped: own.filter(({ status }) => !['passed', 'failed'].includes(status)).length,
      },
      ...(seen.length === 0 && { notAsked: onlyReads(call) ? 'no case ran' : 'changes data' }),
    };
  });
}

export const isOdd = ({ differences, cases }: CallReport): boolean =>
  Object.keys(differences).length > 0 || cases.failed.length > 0;

/** Returns a table with one row per call, and the deviations below it. */
export function tableOf(reports: readonly CallReport[]): string {
  const rows = reports.map((each) => [
    each.call,
    each.notAsked === undefined ? String(each.asked) : '-',
    each.notAsked ?? (Object.keys(each.differences).length === 0 ? 'yes' : 'no'),
    each.reads ?? '',
    each.notAsked === undefined ? `${each.cases.passed} of ${each.cases.passed + each.cases.failed.length}` : '',
    each.notAsked === undefined ? `${each.slowestMs} ms` : '',
  ]);
  const head = ['call', 'asked', 'as documented', 'the application reads', 'cases hold', 'slowest'];
  return [...aligned([head, ...rows]), ...reports.flatMap(detailsOf)].join('\n');
}

function detailsOf(report: CallReport): string[] {
  const { call, differences, more, leftOut, cases } = report;
  if (!isOdd(report) && more.length === 0 && leftOut.length === 0) return [];
  return [
    '',
    call,
    ...Object.entries(differences).map(([what, times]) => `  ${what} (${times} times)`),
    ...leftOut.map(({ field, id }) => `  left out: ${field}${id && `, id ${id}`}`),
    ...(more.length > 0 ? [`  undocumented fields: ${more.join(', ')}`] : []),
    ...cases.failed.map((each) => `  failed: ${each}`),
  ];
}

function counted(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
