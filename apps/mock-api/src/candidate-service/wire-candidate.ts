import type { ReplyOf } from '@glo/adapters/wire/call';
import type { getPosts, getProfileData } from '@glo/adapters/wire/candidates';
import { writePlace } from '@glo/adapters/wire/values';
import type { wireCandidate } from '@glo/adapters/wire/read-candidate';
import type * as z from 'zod/mini';
import type { CandidateRow, PostRow } from '../data/rows.ts';
import type { Match } from '../matching/candidate-index.ts';

export type WireCandidate = z.infer<typeof wireCandidate>;

export const writeCandidate = (row: CandidateRow): WireCandidate => ({
  student_id: row.id,
  name: row.name,
  hashtags: row.skills,
  profile_picture: row.profilePicture,
  gloscore: row.gloScore,
});

export const writeMatch = ({ candidate, score }: Match): WireCandidate => ({
  ...writeCandidate(candidate),
  search_score: score,
});

type Profile = ReplyOf<typeof getProfileData>;

/** For recruiters who have not filled in their details (decision 62). */
export function withoutContact(profile: Profile): Profile {
  return { ...profile, contact_details: { location: profile.contact_details?.location } };
}

export function writeProfile(row: CandidateRow): Profile {
  return {
    student_id: row.id,
    name: row.name,
    bio: row.bio,
    cover_picture: row.coverPicture,
    profile_picture: row.profilePicture,
    aspirations: row.aspirations,
    hashtags: row.skills,
    contact_details: {
      location: writePlace(row.location),
      mobile_number: row.mobileNumber,
      email: row.email,
    },
    followers_count: row.followers,
    pow_lits_count: row.lits,
    work_experience: row.workExperience.map((work) => ({
      title: work.title,
      employment_type: work.employmentType,
      company_name: work.companyName,
      start_date: work.startDate,
      end_date: work.endDate,
    })),
    education_details: row.education.map((education) => ({
      school: education.school,
      degree: education.degree,
      majors: education.majors,
      start_date: education.startDate,
      end_date: education.endDate,
      grades: education.grade,
    })),
  };
}

/** Links to files of this server have to be absolute (decision 22). */
export function writePost(row: PostRow, origin: string): ReplyOf<typeof getPosts>['postData'][number] {
  return {
    post_title: row.title,
    post_description: row.description,
    post_hashtags: row.hashtags,
    showcase_link: row.showcaseLink,
    pdf_link: row.pdfLink.startsWith('/') ? origin + row.pdfLink : row.pdfLink,
    video_link: row.videoLink,
    video_url_thumbnail: row.videoThumbnail,
    pdf_url_thumbnail: row.pdfThumbnail,
    link_url_thumbnail: row.linkThumbnail,
  };
}
