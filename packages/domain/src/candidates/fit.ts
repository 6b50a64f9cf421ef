import { type Candidate, skillCounter } from './candidate.ts';

export interface Fit {
  readonly most: number;
  of(candidate: Candidate): number;
}

export interface FitRange {
  readonly min: number;
  readonly max: number;
}

/** Cached by the array of skills, because the lists of a job come and go with its tabs. */
const fits = new WeakMap<readonly string[], Fit>();

export function fitTo(wanted: readonly string[]): Fit {
  const known = fits.get(wanted);
  if (known !== undefined) return known;
  const fit = newFit(wanted);
  fits.set(wanted, fit);
  return fit;
}

function newFit(wanted: readonly string[]): Fit {
  const { most, count } = skillCounter(wanted);
  const counts = new WeakMap<Candidate, number>();
  return {
    most,
    of(candidate) {
      let held = counts.get(candidate);
      if (held === undefined) {
        held = count(candidate.skills);
        counts.set(candidate, held);
      }
      return held;
    },
  };
}

export function histogramOf(candidates: readonly Candidate[], fit: Fit): readonly number[] {
  const columns = Array.from({ length: fit.most + 1 }, () => 0);
  for (const candidate of candidates) {
    const held = fit.of(candidate);
    columns[held] = (columns[held] ?? 0) + 1;
  }
  return columns;
}

const longList = 20;

/** Returns no columns for a short list. The whole list decides, so that the histogram stays while a filter is on. */
export function fitColumns(all: readonly Candidate[], narrowed: readonly Candidate[], fit: Fit): readonly number[] {
  if (all.length < longList) return [];
  const columns = histogramOf(all, fit);
  if (columns.filter((count) => count > 0).length <= 1) return [];
  return narrowed === all ? columns : histogramOf(narrowed, fit);
}

/** Returns all candidates if `range` is `null`. */
export function inRange(candidates: readonly Candidate[], fit: Fit, range: FitRange | null): readonly Candidate[] {
  if (range === null) return candidates;
  return candidates.filter((candidate) => {
    const held = fit.of(candidate);
    return held >= range.min && held <= range.max;
  });
}

/** Returns `null` if the range is invalid or excludes no one. */
export function narrowing({ min, max }: FitRange, most: number): FitRange | null {
  if (!Number.isInteger(min) || !Number.isInteger(max) || min < 0 || max > most || min > max) return null;
  return min === 0 && max === most ? null : { min, max };
}
