import { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import type { CandidateProfile } from '@glo/domain/candidates/candidate-profile';
import { factsOf } from '@glo/domain/candidates/known/facts';
import type { StudentId } from '@glo/domain/shared/ids';
import { type Outcome, success } from '@glo/domain/shared/outcome';
import { injectable } from 'inversify';
import { computed, makeObservable, observable, type ObservableMap, observableRef, reaction, runInAction } from 'mobx';
import { BlindReview } from '../blind/blind-review.ts';
import { SessionState } from '../session-state.ts';

/** Profiles for tables, exports and printed lists. In memory only. Cleared on sign-out and when blind review changes. */
@injectable()
export class CandidateFacts {
  known: ObservableMap<StudentId, CandidateProfile> = noProfiles();
  readonly #directory: CandidateDirectory;

  constructor(directory: CandidateDirectory, session: SessionState, blind: BlindReview) {
    this.#directory = directory;
    makeObservable(this, { known: observableRef, texts: computed });
    reaction(
      () => [session.draftsOf, blind.isOn],
      () => (this.known = noProfiles()),
    );
  }

  /** For a search. */
  get texts(): ReadonlyMap<StudentId, string> {
    return new Map([...this.known].map(([student, profile]) => [student, Object.values(factsOf(profile)).join('\n')]));
  }

  async load(student: StudentId): Promise<Outcome<CandidateProfile>> {
    const before = this.known;
    const known = before.get(student);
    if (known) return success(known);
    const profile = await this.#directory.profile(student);
    // A late reply may hold a name that is hidden by now.
    if (profile.ok) runInAction(() => before.set(student, profile.value));
    return profile;
  }
}

const noProfiles = () => observable.map<StudentId, CandidateProfile>([], { deep: false });
