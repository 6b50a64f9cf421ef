import { type Candidate, skillCounter } from './candidate.ts';

export interface Fit {
  readonly most: number;
  of(candidate: Candidate): number;
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
