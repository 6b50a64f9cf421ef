import * as z from 'zod/mini';
import { candidateCall } from './call.ts';
import * as field from './fields.ts';
import { noted } from './notes.ts';
import { id, idOrNone } from './shapes.ts';
import { wireCandidate } from './read-candidate.ts';

/** Students at the candidate data service (specification 2, sections 3 and 7). */

/** 8.2 or 'A+'. */
const grade = z.optional(noted(z.union([z.number(), z.string()]), { kind: 'text' }));

export const wireContact = z.strictObject({ location: field.location, mobile_number: field.text, email: field.text });

export const wireWork = z.strictObject({
  title: field.text,
  employment_type: field.text,
  company_name: field.text,
  start_date: field.date,
  end_date: z.nullable(field.date),
});

export const wireEducation = z.strictObject({
  school: field.text,
  degree: field.text,
  majors: field.text,
  start_date: field.date,
  end_date: z.nullable(field.date),
  grades: grade,
});

export const wirePost = z.strictObject({
  post_title: field.text,
  post_description: field.text,
  post_hashtags: field.texts,
  showcase_link: field.text,
  pdf_link: field.text,
  video_link: field.text,
  video_url_thumbnail: field.text,
  pdf_url_thumbnail: field.text,
  link_url_thumbnail: field.text,
});

export const getProfileData = candidateCall({
  method: 'GET',
  path: '/getProfileData',
  query: z.object({ student_id: id }),
  reply: z.strictObject({
    student_id: z.optional(field.id),
    name: field.name,
    bio: field.text,
    cover_picture: field.text,
    profile_picture: field.text,
    aspirations: field.texts,
    hashtags: field.texts,
    contact_details: z.optional(wireContact),
    followers_count: field.number,
    pow_lits_count: field.number,
    work_experience: z.optional(z.array(wireWork)),
    education_details: z.optional(z.array(wireEducation)),
  }),
});

export const getGloScore = candidateCall({
  method: 'GET',
  path: '/getAllGloScoreById',
  query: z.object({ student_id: id }),
  reply: z.strictObject({ data: z.strictObject({ data: z.strictObject({ score: z.nullable(field.number) }) }) }),
});

export const getPosts = candidateCall({
  method: 'GET',
  path: '/getPostsByUserId',
  query: z.object({ post_owner_user_id: id }),
  reply: z.strictObject({
    postData: z.array(wirePost),
  }),
});

export const getCandidatesByIds = candidateCall({
  method: 'POST',
  path: '/getAllCandidatesByIds',
  manyIds: true,
  body: z.object({ applicants_ids: z.array(idOrNone).check(z.maxLength(100_000)) }),
  reply: z.strictObject({ status: field.number, applicants: z.array(wireCandidate) }),
});
