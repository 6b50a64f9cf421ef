import type { StudentId } from '../shared/ids.ts';
import { searchText } from '../shared/search-text.ts';
import type { Candidate } from './candidate.ts';

/** A criterion that the service checked. Students that were not sent are unknown. */
export interface CheckedCriterion {
  readonly label: string;
  readonly sent: ReadonlySet<StudentId>;
  readonly met: ReadonlySet<StudentId>;
}

export interface CandidateFit {
  readonly met: readonly string[];
  readonly missing: readonly string[];
  /** Criteria that are not checked yet, or could not be. */
  readonly unknown: readonly string[];
}

type Fitting = Pick<Candidate, 'id' | 'skills'>;

export interface Fit {
  readonly names: readonly string[];
  of(candidate: Fitting): CandidateFit;
}

/** Cached, because the lists of a job come and go with its tabs, and thousands of candidates take long. */
const skillFits = new Map<string, Fit>();
const criteriaFits = new WeakMap<Fit, { readonly criteria: readonly CheckedCriterion[]; readonly fit: Fit }>();

export function fitTo(wanted: readonly string[], criteria: readonly CheckedCriterion[] = []): Fit {
  const key = JSON.stringify(wanted);
  const skills = skillFits.get(key) ?? skillFit(wanted);
  skillFits.set(key, skills);
  if (criteria.length === 0) return skills;
  const last = criteriaFits.get(skills);
  if (last?.criteria.length === criteria.length && criteria.every((each, at) => each === last.criteria[at])) {
    return last.fit;
  }
  const fit = withCriteria(skills, criteria);
  criteriaFits.set(skills, { criteria, fit });
  return fit;
}

function skillFit(wanted: readonly string[]): Fit {
  const names = new Map(wanted.map((skill) => [searchText(skill), skill.trim()]));
  // Candidates share most of their skills, and `searchText` takes most of the time in a long list.
  const nameOf = new Map<string, string | undefined>();
  const find = (skill: string) => {
    if (!nameOf.has(skill)) nameOf.set(skill, names.get(searchText(skill)));
    return nameOf.get(skill);
  };
  const all = [...names.values()];
  return oncePerCandidate(all, ({ skills }) => {
    const own = new Set(skills.map(find));
    return { met: all.filter((name) => own.has(name)), missing: all.filter((name) => !own.has(name)), unknown: [] };
  });
}

function withCriteria({ names, of }: Fit, criteria: readonly CheckedCriterion[]): Fit {
  return oncePerCandidate([...names, ...criteria.map(({ label }) => label)], (candidate) => {
    const skills = of(candidate);
    const [met, missing, unknown]: [string[], string[], string[]] = [[...skills.met], [...skills.missing], []];
    for (const criterion of criteria) {
      const known = criterion.sent.has(candidate.id) ? missing : unknown;
      (criterion.met.has(candidate.id) ? met : known).push(criterion.label);
    }
    return { met, missing, unknown };
  });
}

function oncePerCandidate(names: readonly string[], compute: Fit['of']): Fit {
  const known = new WeakMap<Fitting, CandidateFit>();
  return {
    names,
    of(candidate) {
      const last = known.get(candidate);
      if (last !== undefined) return last;
      const fit = compute(candidate);
      known.set(candidate, fit);
      return fit;
    },
  };
}

/** Unknown criteria may be met, so they hide no one. */
export function isAtLeast({ met, unknown }: CandidateFit, least: number): boolean {
  return met.length + unknown.length >= least;
}

/** True for a list of at least two candidates whose fit does not tell them apart. */
export function isSameFit(candidates: readonly Candidate[], { of }: Fit): boolean {
  const [first, ...others] = candidates;
  if (first === undefined || others.length === 0) return false;
  const text = fitText(of(first));
  return others.every((candidate) => fitText(of(candidate)) === text);
}

/** '5 of 7', or '5 of 6, 1 unknown'. Spreadsheets would read '5/7' as a date. */
export function fitText({ met, missing, unknown }: CandidateFit): string {
  const known = met.length + missing.length;
  const counted = known === 0 ? '' : `${met.length} of ${known}`;
  return [counted, unknown.length === 0 ? '' : `${unknown.length} unknown`].filter(Boolean).join(', ');
}

export function fitMeter(fit: CandidateFit) {
  const { met, missing } = fit;
  return { met: met.length, known: met.length + missing.length, text: fitText(fit), detail: fitDetail(fit) };
}

/** '5 of 6, 1 unknown. Has SQL, R. Missing: Go. Unknown: Bachelor: above 70.' */
export function fitDetail(fit: CandidateFit): string {
  const has = fit.met.length === 0 ? '' : `Has ${namesIn(fit.met)}.`;
  return [`${fitText(fit)}.`, has, missingText(fit)].filter(Boolean).join(' ');
}

/** 'Missing: Go. Unknown: Bachelor: above 70.', or '' if everything is met. */
export function missingText({ missing, unknown }: CandidateFit): string {
  const parts = [
    missing.length === 0 ? '' : `Missing: ${namesIn(missing)}.`,
    unknown.length === 0 ? '' : `Unknown: ${namesIn(unknown)}.`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** Criteria may contain commas. */
export function namesIn(names: readonly string[]): string {
  return names.join(names.some((name) => name.includes(',')) ? '; ' : ', ');
}
