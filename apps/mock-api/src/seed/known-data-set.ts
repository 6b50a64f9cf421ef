import { days } from '../data/durations.ts';
import { type DataSetRows, type Scenario, scenarios } from './scenarios.ts';
import { seedRows } from './seed.ts';

export interface KnownDataSet {
  readonly scenario: string;
  readonly seed: number;
  readonly candidates: number;
  /** From which dates are counted; without it, the day of its world. */
  readonly day?: Date;
}

/** 100,000 candidates weigh some hundred megabytes. */
const mostKept = 3;
const kept = new Map<string, DataSetRows>();

/**
 * A data set by scenario, seed and number of candidates. Dates are counted from the beginning of its day (UTC), or that of `now`: for
 * one day the same options give the same rows, in every process. The rows are shared with whoever else asks for them.
 * Undefined when there is no such scenario.
 */
export function knownDataSet(
  { scenario: name, seed, candidates, day: given }: KnownDataSet,
  now: Date,
): DataSetRows | undefined {
  const scenario = scenarios.find((each) => each.name === name);
  if (scenario === undefined) return undefined;
  const day = new Date(Math.floor((given ?? now).getTime() / days(1)) * days(1));
  return scenario.make(usual(seed, sizeOf(scenario, candidates), day), { seed, now: day });
}

const sizeOf = (scenario: Scenario, candidates: number) => Math.max(candidates, scenario.candidates ?? 0);

/** Made once: it takes 0.1 s for 1,000 candidates. */
function usual(seed: number, candidates: number, now: Date): DataSetRows {
  const key = `${seed} ${candidates} ${now.toISOString()}`;
  const rows = kept.get(key) ?? seedRows({ seed, candidates, now });
  kept.delete(key);
  kept.set(key, rows);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return rows;
}
