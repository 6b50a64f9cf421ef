import type { ReplyOf } from '@glo/adapters/wire/call';
import type { getPosts, getProfileData } from '@glo/adapters/wire/candidates';
import { writePlace } from '@glo/adapters/wire/read-location';
import type { wireCandidate } from '@glo/adapters/wire/shapes';
import type * as z from 'zod/mini';
import { attached } from '../data/attached.ts';
import { keepJson } from '../http/kept-json.ts';
import type { CandidateRow, PostRow, Rows } from '../data/rows.ts';
import { ofCandidates } from '../matching/of-candidates.ts';
import type { Reader } from '../store/store.ts';
import { knownCandidate } from './known-candidate.ts';

export type WireCandidate = z.infer<typeof wireCandidate>;

const written = attached<CandidateRow, WireCandidate>();

/** A candidate as lists carry them (specification 2, section 3). Rows never change, so one object serves every list. */
export function writeCandidate(row: CandidateRow): WireCandidate {
  const known = written.get(row);
  if (known !== undefined) return known;
  const candidate = keepJson({
    student_id: row.id,
    name: row.name,
    hashtags: row.skills,
    profile_picture: row.profilePicture,
    gloscore: row.gloScore,
  });
  written.set(row, candidate);
  return candidate;
}

type Profile = ReplyOf<typeof getProfileData>;

/** As many as a busy day looks at, and no more memory than that. */
const mostProfiles = 5000;

/** Those that were asked for last, by id. */
const keptProfiles = ofCandidates(() => new Map<string, Profile>());

/** A student's profile as a page shows it; 404 when there is no such student. */
export function writeProfile(store: Reader<Rows>, id: string): Profile {
  const profiles = keptProfiles(store);
  const known = profiles.get(id);
  if (known !== undefined) return known;
  const profile = keepJson(profileOf(knownCandidate(store, id)));
  if (profiles.size >= mostProfiles) profiles.clear();
  profiles.set(id, profile);
  return profile;
}

function profileOf(row: CandidateRow): Profile {
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

/** A post; `origin` is this server's address, since a link to one of its files has to be a whole one (decision 22). */
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
