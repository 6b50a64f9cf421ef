import * as z from 'zod/mini';
import { candidateCall } from './call.ts';
import { anyLocation, id, optionalNumeric, wireCandidate } from './shapes.ts';

/** Students at the candidate data service (specification 2, sections 3 and 7). */

const optionalText = z.optional(z.nullable(z.string()));
const optionalList = z.optional(z.nullable(z.array(z.string())));

export const getProfileData = candidateCall({
  method: 'GET',
  path: '/getProfileData',
  query: z.object({ student_id: id }),
  reply: z.looseObject({
    student_id: z.optional(z.string()),
    name: z.string(),
    bio: optionalText,
    cover_picture: optionalText,
    profile_picture: optionalText,
    aspirations: optionalList,
    hashtags: optionalList,
    contact_details: z.optional(
      z.nullable(
        z.looseObject({
          location: z.optional(z.nullable(anyLocation)),
          mobile_number: z.optional(z.nullable(z.union([z.string(), z.number()]))),
          email: optionalText,
        }),
      ),
    ),
    followers_count: optionalNumeric,
    pow_lits_count: optionalNumeric,
    work_experience: z.optional(
      z.array(
        z.looseObject({
          title: optionalText,
          employment_type: optionalText,
          company_name: optionalText,
          start_date: optionalText,
          end_date: optionalText,
        }),
      ),
    ),
    education_details: z.optional(
      z.array(
        z.looseObject({
          school: optionalText,
          degree: optionalText,
          majors: optionalText,
          start_date: optionalText,
          end_date: optionalText,
          grades: optionalNumeric,
        }),
      ),
    ),
  }),
});

export const getGloScore = candidateCall({
  method: 'GET',
  path: '/getAllGloScoreById',
  query: z.object({ student_id: id }),
  reply: z.looseObject({ data: z.looseObject({ data: z.looseObject({ score: optionalNumeric }) }) }),
});

export const getPosts = candidateCall({
  method: 'GET',
  path: '/getPostsByUserId',
  query: z.object({ post_owner_user_id: id }),
  reply: z.looseObject({
    postData: z.array(
      z.looseObject({
        post_title: optionalText,
        post_description: optionalText,
        post_hashtags: optionalList,
        showcase_link: optionalText,
        pdf_link: optionalText,
        video_link: optionalText,
        video_url_thumbnail: optionalText,
        pdf_url_thumbnail: optionalText,
        link_url_thumbnail: optionalText,
      }),
    ),
  }),
});

/** Body `status` 201 is success (decision 41). */
export const getCandidatesByIds = candidateCall({
  method: 'POST',
  path: '/getAllCandidatesByIds',
  body: z.object({ applicants_ids: z.array(z.string()).check(z.maxLength(100_000)) }),
  reply: z.looseObject({ status: z.number(), applicants: z.optional(z.array(wireCandidate)) }),
});
