export { CandidateSearch, emptyCriteria, searchJobTypes, searchSkillsRule } from './search.ts';
export type { SearchCriteria, SearchJobType } from './search.ts';
