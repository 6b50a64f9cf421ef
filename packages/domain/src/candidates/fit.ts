import { type Candidate, skillCounter } from './candidate.ts';

/** How many of the skills that are looked for candidates have. */
export interface Fit {
  /** As many as there can be. */
  readonly most: number;
  of(candidate: Candidate): number;
}

/** From so many to so many of the skills that are looked for, both included. */
export interface FitRange {
  readonly min: number;
  readonly max: number;
}

/** By the skills of a job, as long as that is there: its lists come and go with their tabs. */
const fits = new WeakMap<readonly string[], Fit>();

/** Whom it counted once it does not count again: lists of thousands ask often. */
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

/** How many candidates have none of the skills, one, two and so on up to all of them. */
export function histogramOf(candidates: readonly Candidate[], fit: Fit): readonly number[] {
  const columns = Array.from({ length: fit.most + 1 }, () => 0);
  for (const candidate of candidates) {
    const held = fit.of(candidate);
    columns[held] = (columns[held] ?? 0) + 1;
  }
  return columns;
}

/** Those in the range; null: all of them. */
export function inRange(candidates: readonly Candidate[], fit: Fit, range: FitRange | null): readonly Candidate[] {
  if (range === null) return candidates;
  return candidates.filter((candidate) => {
    const held = fit.of(candidate);
    return held >= range.min && held <= range.max;
  });
}

/** A range as it narrows something; null: it does not, or makes no sense. */
export function narrowing({ min, max }: FitRange, most: number): FitRange | null {
  if (!Number.isInteger(min) || !Number.isInteger(max) || min < 0 || max > most || min > max) return null;
  return min === 0 && max === most ? null : { min, max };
}
