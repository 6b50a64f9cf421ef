import type { StudentId } from '../shared/ids.ts';

/** A student's own page (specification 2, section 3: candidate profile data). */
export interface CandidateProfile {
  readonly id: StudentId;
  readonly name: string;
  readonly bio: string;
  readonly coverPicture: string;
  readonly profilePicture: string;
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
  /** null: still there */
  readonly endDate: string | null;
}

export interface Education {
  readonly school: string;
  readonly degree: string;
  readonly majors: string;
  readonly startDate: string;
  readonly endDate: string | null;
  /** CGPA as the student gives it, '' when not given */
  readonly grade: string;
}

/** A piece of proof of work. Links are as the student typed them: show them through `safeLink` only. */
export interface ProofOfWork {
  readonly title: string;
  readonly description: string;
  readonly hashtags: readonly string[];
  readonly kind: 'link' | 'pdf' | 'video' | 'none';
  readonly link: string;
  readonly thumbnail: string;
}

export const aspirationMaximum = 30;
