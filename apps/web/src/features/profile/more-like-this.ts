import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateProfile } from '@glo/domain/candidates/candidate-profile';
import { hideKinds } from '@glo/domain/find/hiding';
import { similarSearch } from '@glo/domain/search/similar-search';
import { searchResultsPath } from '../../navigation/search-address.ts';

/** Path of a search for similar candidates without those already known, or `null` without a skill. */
export function moreLikeThis(profile: CandidateProfile, known: readonly Candidate[]): string | null {
  const criteria = similarSearch(
    profile,
    known.filter(({ id }) => id !== profile.id).map(({ skills }) => skills),
  );
  return criteria && `${searchResultsPath(criteria)}&hide=${hideKinds.join(',')}`;
}
