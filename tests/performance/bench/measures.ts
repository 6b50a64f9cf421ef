import { aligned } from '../../../scripts/aligned.ts';

export interface Measure {
  readonly name: string;
  readonly value: string;
  /** Value of the baseline in the same run. '' if there is none. */
  readonly against: string;
  /** The number that is compared to the bound: a ratio, or the value itself. */
  readonly judged: number;
  readonly bound?: Bound;
}

export interface Bound {
  readonly least?: number;
  readonly most?: number;
}

export function isKept({ judged, bound = {} }: Measure): boolean {
  const { least = -Infinity, most = Infinity } = bound;
  return judged >= least && judged <= most;
}

export function tableOf(measures: readonly Measure[]): string {
  const rows = measures.map((measure) => [
    measure.name,
    measure.value,
    measure.against,
    numberText(measure.judged),
    boundText(measure.bound),
    measure.bound === undefined ? '' : isKept(measure) ? 'ok' : 'OVER',
  ]);
  const missed = measures.filter((measure) => !isKept(measure)).length;
  const judged = measures.filter(({ bound }) => bound !== undefined).length;
  const summary = `${judged - missed} of ${judged} within their bounds${missed === 0 ? '' : `, ${missed} OVER`}`;
  return [...aligned([['measure', 'value', 'against', 'judged', 'bound', ''], ...rows]), '', summary].join('\n');
}

function boundText({ least, most }: Bound = {}): string {
  if (least !== undefined) return `>= ${least}`;
  return most === undefined ? '' : `<= ${most}`;
}

export const numberText = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(value >= 10 ? 1 : 2);
