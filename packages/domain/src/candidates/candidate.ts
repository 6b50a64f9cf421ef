import type { StudentId } from '../shared/ids.ts';

/** A student as lists show them. */
export interface Candidate {
  readonly id: StudentId;
  readonly name: string;
  readonly skills: readonly string[];
  readonly profilePicture: string;
  /** search_score before gloscore before score; 0 is a score, null is none (decision 35). */
  readonly score: number | null;
}

/** What a card shows of names and skills (specification 2, section 9). */
export const cardLimits = { name: 11, skill: 6, skills: 2 } as const;

/** Which of the skills are `wanted`: whole names, letter case aside. */
export function matchedSkills(skills: readonly string[], wanted: readonly string[]): ReadonlySet<string> {
  const asked = new Set(wanted.map(normal));
  return new Set(skills.filter((skill) => asked.has(normal(skill))));
}

function normal(skill: string): string {
  return skill.trim().toLowerCase();
}
