import type {
  CandidateProfile,
  Education,
  ProofOfWork,
  WorkExperience,
} from '@glo/domain/candidates/candidate-profile';
import { newestFirst } from '@glo/domain/candidates/timeline';
import type { StudentId } from '@glo/domain/shared/ids';
import { makeAutoObservable } from 'mobx';
import type { Resource } from '../../state/resource.ts';
import type { ServiceStore } from '../../state/store/service-store.ts';

/** The three requests of a profile. */
export class ProfileParts {
  readonly student: StudentId;
  readonly profile: Resource<CandidateProfile>;
  readonly gloPoints: Resource<{ readonly score: number | null }>;
  readonly proofOfWork: Resource<readonly ProofOfWork[]>;

  constructor(student: StudentId, store: ServiceStore) {
    this.student = student;
    this.profile = store.profile(student);
    this.gloPoints = store.gloScore(student);
    this.proofOfWork = store.proofOfWork(student);
    makeAutoObservable(this, { student: false, profile: false, gloPoints: false, proofOfWork: false });
  }

  get all() {
    return [this.profile, this.gloPoints, this.proofOfWork];
  }

  get workExperience(): readonly WorkExperience[] | null {
    return this.profile.value && newestFirst(this.profile.value.workExperience);
  }

  get education(): readonly Education[] | null {
    return this.profile.value && newestFirst(this.profile.value.education);
  }
}
