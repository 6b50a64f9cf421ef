import type { Candidate } from '../candidates/candidate.ts';
import { atLeastOne } from '../form/rules.ts';
import type { Rule } from '../form/field.ts';
import type { Outcome } from '../shared/outcome.ts';

/** Lists and rules of Search Candidates (specification 2, sections 5 and 9; decision 32). */
export const searchJobTypes = ['Job', 'Internship', 'Freelancing'] as const;
export type SearchJobType = (typeof searchJobTypes)[number];
export const searchSkillsRule: Rule<readonly string[]> = atLeastOne('Choose at least one skill');

export interface SearchCriteria {
  readonly jobType: SearchJobType;
  readonly skills: readonly string[];
  /** The chosen location's label, or ''. */
  readonly location: string;
  /** Kept, and not sent (decision 45). */
  readonly qualification: string;
}

export const emptyCriteria: SearchCriteria = { jobType: 'Job', skills: [], location: '', qualification: '' };

/** Finding candidates at the recruiter service: best match first. */
export abstract class CandidateSearch {
  abstract find(criteria: SearchCriteria): Promise<Outcome<readonly Candidate[]>>;
}
