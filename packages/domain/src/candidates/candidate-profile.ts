import type { StudentId } from '../shared/ids.ts';
import type { Identifying } from './identity.ts';

/** Specification 2, section 3: candidate profile data. */
export interface CandidateProfile {
  readonly id: StudentId;
  readonly name: Identifying;
  readonly bio: string;
  readonly coverPicture: Identifying;
  readonly profilePicture: Identifying;
  readonly aspirations: readonly string[];
  readonly skills: readonly string[];
  readonly location: string;
  readonly mobileNumber: string;
  readonly email: string;
  readonly followers: number;
  readonly lits: number;
  readonly workExperience: readonly WorkExperience[];
  readonly education: readonly Education[];
}

export interface WorkExperience {
  readonly title: string;
  readonly employmentType: string;
  readonly companyName: string;
  readonly startDate: string;
  /** `null` for a current position. */
  readonly endDate: string | null;
}

export interface Education {
  readonly school: string;
  readonly degree: string;
  readonly majors: string;
  readonly startDate: string;
  readonly endDate: string | null;
  /** The student's own text, or ''. See `gradeText`. */
  readonly grade: string;
}

/** Links are as the student typed them. Pass them through `safeLink` before rendering. */
export interface ProofOfWork {
  readonly title: string;
  readonly description: string;
  readonly hashtags: readonly string[];
  readonly kind: 'link' | 'pdf' | 'video' | 'none';
  readonly link: string;
  readonly thumbnail: string;
}

export const aspirationMaximum = 30;
