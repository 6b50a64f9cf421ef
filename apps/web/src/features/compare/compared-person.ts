import type { StudentId } from '@glo/domain/shared/ids';
import type { CandidateRecords, ProfileActions, ProfileParts } from '../profile/profile.ts';

export interface ComparedPerson {
  readonly id: StudentId;
  readonly parts: ProfileParts;
  readonly acts: ProfileActions;
  readonly own: CandidateRecords;
}
