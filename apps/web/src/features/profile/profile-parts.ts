import type { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import type {
  CandidateProfile,
  Education,
  ProofOfWork,
  WorkExperience,
} from '@glo/domain/candidates/candidate-profile';
import { newestFirst } from '@glo/domain/candidates/timeline';
import { type Failure, mapOutcome } from '@glo/domain/shared/outcome';
import type { StudentId } from '@glo/domain/shared/ids';
import { makeAutoObservable } from 'mobx';
import type { Notices } from '../../state/notices.ts';
import { itemResource, type Resource } from '../../state/resource.ts';

/** The three requests of a profile. */
export class ProfileParts {
  readonly student: StudentId;
  readonly profile: Resource<CandidateProfile>;
  readonly gloPoints: Resource<{ readonly score: number | null }>;
  readonly proofOfWork: Resource<readonly ProofOfWork[]>;
  /** A prefetched profile reports no failures. */
  shown = false;
  readonly #notices: Notices;

  constructor(student: StudentId, directory: CandidateDirectory, notices: Notices) {
    this.student = student;
    this.#notices = notices;
    this.profile = itemResource(
      () => directory.profile(student),
      (failure) => this.#failed(failure),
    );
    this.gloPoints = itemResource(
      async () => {
        const score = await directory.gloScore(student);
        return mapOutcome(score, (value) => ({ score: value }));
      },
      (failure) => this.#failed(failure),
    );
    this.proofOfWork = itemResource(
      () => directory.proofOfWork(student),
      (failure) => this.#failed(failure),
    );
    makeAutoObservable(this, { student: false, profile: false, gloPoints: false, proofOfWork: false, shown: false });
  }

  get all() {
    return [this.profile, this.gloPoints, this.proofOfWork];
  }

  /** The service asked to wait until then (429). */
  get retryAt(): Date | null {
    return this.all.flatMap(({ failure }) => failure?.retryAt ?? []).at(0) ?? null;
  }

  get workExperience(): readonly WorkExperience[] | null {
    return this.profile.value && newestFirst(this.profile.value.workExperience);
  }

  get education(): readonly Education[] | null {
    return this.profile.value && newestFirst(this.profile.value.education);
  }

  #failed(failure: Failure): void {
    if (this.shown) this.#notices.showReadFailure(failure);
  }
}
