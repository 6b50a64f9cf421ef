import type { StudentId } from '@glo/domain/shared/ids';
import type { CandidateRecords } from '../candidates/profile/candidate-records.ts';
import type { ProfileActions } from '../candidates/profile/profile-actions.ts';
import type { ProfileParts } from '../candidates/profile/profile-parts.ts';

export interface ComparedPerson {
  readonly id: StudentId;
  readonly parts: ProfileParts;
  readonly acts: ProfileActions;
  readonly own: CandidateRecords;
}
