import { days } from '../data/durations.ts';
import { type DataSetRows, type Scenario, scenarios } from './scenarios.ts';
import { seedRows } from './seed.ts';

export interface KnownDataSet {
  readonly scenario: string;
  readonly seed: number;
  readonly candidates: number;
  /** Dates are counted from this day. Default: the current day of the world's clock. */
  readonly day?: Date;
}

/** 100,000 candidates take some hundred megabytes. */
const mostKept = 3;
const kept = new Map<string, DataSetRows>();

/**
 * Returns the rows of a scenario, or `undefined` for an unknown one. Dates are counted from the start of the day
 * (UTC), so the same options give the same rows all day. Callers share the rows.
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

/** Cached, because 1,000 candidates take 0.1 s. */
function usual(seed: number, candidates: number, now: Date): DataSetRows {
  const key = `${seed} ${candidates} ${now.toISOString()}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size === mostKept) kept.clear();
  const rows = seedRows({ seed, candidates, now });
  kept.set(key, rows);
  return rows;
}
