import { searchText } from '../shared/search-text.ts';
import type { StudentId } from '../shared/ids.ts';
import type { Identifying } from './identity.ts';

export interface Candidate {
  readonly id: StudentId;
  readonly name: Identifying;
  readonly skills: readonly string[];
  readonly profilePicture: Identifying;
  /** search_score, gloscore or score, in this order. 0 is a score, `null` is none (decision 35). */
  readonly score: number | null;
  readonly scoreKind: 'match' | 'points';
  readonly points?: number;
  /** The record of the service, which is sent back unchanged (decision 46). */
  readonly source?: unknown;
}

const fullPoints = 1000;

/** Filled part of the ring around GloPoints, in percent. */
export function pointsShare(points: number): number {
  return Math.min(Math.max((points / fullPoints) * 100, 0), 100);
}

/** Maximum lengths on a card, and number of skills (specification 2, section 9). */
export const cardLimits = { name: 11, skill: 6, skills: 2 } as const;

export function matchedSkills(skills: readonly string[], wanted: readonly string[]): ReadonlySet<string> {
  const wantedTexts = new Set(wanted.map(searchText));
  return new Set(skills.filter((skill) => wantedTexts.has(searchText(skill))));
}

export interface MarkedSkill {
  readonly text: string;
  readonly matched: boolean;
}

/** Marks matched skills and moves them to the front (decision 68). */
export function markedSkills(skills: readonly string[], wanted: readonly string[]): readonly MarkedSkill[] {
  const matched = matchedSkills(skills, wanted);
  const marked = skills.map((text) => ({ text, matched: matched.has(text) }));
  return marked.toSorted((one, other) => Number(other.matched) - Number(one.matched));
}
