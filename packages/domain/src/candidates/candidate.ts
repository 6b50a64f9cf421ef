import { searchText } from '../shared/search-text.ts';
import type { StudentId } from '../shared/ids.ts';

/** A student as lists show them. */
export interface Candidate {
  readonly id: StudentId;
  readonly name: string;
  readonly skills: readonly string[];
  readonly profilePicture: string;
  /** search_score before gloscore before score; 0 is a score, null is none (decision 35). */
  readonly score: number | null;
  /** What the score counts: how well the candidate matches the search (0 to 100), or GloPoints. */
  readonly scoreKind: 'match' | 'points';
  /** GloPoints beside a score that says how well the candidate matches; absent where they are unknown or the score itself. */
  readonly points?: number;
  /** The record as the service sent it, to be sent back whole (decision 46); undefined for who was read elsewhere. */
  readonly source?: unknown;
}

/** GloPoints that fill the ring around a face. */
const fullPoints = 1000;

/** How much of the ring around a face a score fills, in percent. */
export function scoreShare(score: number, kind: Candidate['scoreKind']): number {
  return Math.min(Math.max(kind === 'match' ? score : (score / fullPoints) * 100, 0), 100);
}

/** What a card shows of names and skills (specification 2, section 9). */
export const cardLimits = { name: 11, skill: 6, skills: 2 } as const;

/** Which of the skills are `wanted`: whole names, letter case aside. */
export function matchedSkills(skills: readonly string[], wanted: readonly string[]): ReadonlySet<string> {
  const asked = new Set(wanted.map(searchText));
  return new Set(skills.filter((skill) => asked.has(searchText(skill))));
}

/** The skills as a card lists them: those that are `matched` first, otherwise in their order (decision 68). */
export function matchedFirst(skills: readonly string[], matched: ReadonlySet<string>): readonly string[] {
  return [...skills.filter((skill) => matched.has(skill)), ...skills.filter((skill) => !matched.has(skill))];
}

/** Of the skills that are wanted, those the candidate has and those that are missing: whole names, letter case aside, each once. */
export function skillsHeld(
  skills: readonly string[],
  wanted: readonly string[],
): { readonly held: readonly string[]; readonly missing: readonly string[] } {
  const own = new Set(skills.map(searchText));
  const once = [...new Map(wanted.map((skill) => [searchText(skill), skill.trim()])).values()];
  return {
    held: once.filter((skill) => own.has(searchText(skill))),
    missing: once.filter((skill) => !own.has(searchText(skill))),
  };
}

/** Counts how many of the skills that are wanted somebody has: prepared once, for lists of thousands. */
export function skillCounter(wanted: readonly string[]) {
  const asked = new Set(wanted.map(searchText));
  return {
    most: asked.size,
    count: (skills: readonly string[]) => new Set(skills.map(searchText).filter((skill) => asked.has(skill))).size,
  };
}
