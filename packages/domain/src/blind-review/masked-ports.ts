import type { CandidateDirectory } from '../candidates/candidate-directory.ts';
import type { CandidateProfile } from '../candidates/candidate-profile.ts';
import type { CandidateSearch } from '../search/search.ts';
import type { StudentId } from '../shared/ids.ts';
import { mapOutcome, type Outcome } from '../shared/outcome.ts';
import type { Shortlists } from '../shortlist/shortlist.ts';
import type { Candidate } from '../candidates/candidate.ts';
import type { Masks } from './masks.ts';

/** Every port that returns candidates is wrapped, so that no screen receives an unmasked one. */
export function maskedDirectory(port: CandidateDirectory, masks: Masks): CandidateDirectory {
  const requests = new Map<StudentId, Promise<Outcome<CandidateProfile>>>();
  return {
    byIds: (ids) => people(port.byIds(ids), masks),
    profile: (id) => {
      const answer = port.profile(id).then((profile) => mapOutcome(profile, (value) => masks.profile(value)));
      requests.set(id, answer);
      return answer.finally(() => requests.delete(id));
    },
    gloScore: (id) => port.gloScore(id),
    proofOfWork: async (id) => {
      const works = await port.proofOfWork(id);
      // Waits for the profile, because the name in it must be removed from the works.
      if (masks.isHidden(id)) await requests.get(id);
      return mapOutcome(works, (all) => masks.works(id, all));
    },
  };
}

export function maskedSearch(port: CandidateSearch, masks: Masks): CandidateSearch {
  return {
    find: (criteria) => people(port.find(criteria), masks),
    suggestedFor: (technologies) => people(port.suggestedFor(technologies), masks),
  };
}

export function maskedShortlists(port: Shortlists, masks: Masks): Shortlists {
  return {
    candidates: (job) => people(port.candidates(job), masks),
    recommended: (job) => people(port.recommended(job), masks),
    add: (job, candidate) => port.add(job, masks.original(candidate)),
    remove: (job, student) => port.remove(job, student),
  };
}

async function people(
  answer: Promise<Outcome<readonly Candidate[]>>,
  masks: Masks,
): Promise<Outcome<readonly Candidate[]>> {
  return mapOutcome(await answer, (candidates) => masks.people(candidates));
}
