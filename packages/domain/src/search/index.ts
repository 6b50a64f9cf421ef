export { afterRun, isSameSearch, newsOf, proposedName, savedNameRule, savedSearchLimits } from './saved-search.ts';
export type { SavedSearch, SearchNews, SearchRun } from './saved-search.ts';
export { CandidateSearch, emptyCriteria, searchJobTypes, searchSkillsRule } from './search.ts';
export type { SearchCriteria, SearchJobType } from './search.ts';
export { widerSearches } from './wider-searches.ts';
export type { WiderSearch } from './wider-searches.ts';
