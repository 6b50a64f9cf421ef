import { getCandidatesByIds, getGloScore, getPosts, getProfileData } from '@glo/adapters/wire/candidates';
import { expect } from 'vitest';
import { type CallCases, contractCases } from '../frame/case.ts';
import { studentsOf, threeStudents, wantedJob } from './hiring.ts';
import { tooManyTries, unknown, wrongBodies, wrongIdQueries } from './shared-cases.ts';

/** Students at the candidate data service (specification 2, sections 3 and 7). */
export const candidateCases: readonly CallCases[] = [
  contractCases(getProfileData, {
    answers: {
      'returns the same student as the lists': async (scene) => {
        const recruiter = await scene.recruiter();
        for (const { student_id, name, hashtags, profile_picture } of await threeStudents(recruiter)) {
          const profile = await recruiter.client.ask(getProfileData, { query: { student_id } });
          expect(profile).toMatchObject({ student_id, name, hashtags, profile_picture });
        }
      },
      'returns contact details and location': async (scene) => {
        const recruiter = await scene.recruiter();
        const [{ student_id }] = await threeStudents(recruiter);
        const { contact_details } = await recruiter.client.ask(getProfileData, { query: { student_id } });
        expect(contact_details).toMatchObject({
          email: expect.stringMatching(/^[^@\s]+@[^@\s]+$/),
          mobile_number: expect.stringMatching(/\d{6}/),
          location: { lable: expect.stringMatching(/./) },
        });
      },
      'hides phone and email from a recruiter before onboarding': async (scene) => {
        const recruiter = await scene.recruiter();
        const [{ student_id }] = await threeStudents(recruiter);
        const { client } = await scene.newcomer();
        const { name, contact_details } = await client.ask(getProfileData, { query: { student_id } });
        expect(name).not.toBe('');
        expect(contact_details).toEqual({ location: expect.anything() });
      },
      'returns work and education, newest first': async (scene) => {
        const recruiter = await scene.recruiter();
        for (const { student_id } of await threeStudents(recruiter)) {
          const query = { student_id };
          const { work_experience, education_details } = await recruiter.client.ask(getProfileData, { query });
          expect(education_details).not.toEqual([]);
          for (const stays of [work_experience, education_details]) {
            const starts = stays?.map(({ start_date }) => String(start_date)) ?? ['none'];
            expect(starts).toEqual(starts.toSorted().toReversed());
          }
        }
      },
    },
    refusals: {
      // The rate limit is a hundredth of the usual one.
      ...tooManyTries(
        getProfileData,
        async (scene) => {
          const recruiter = await scene.recruiter();
          const [{ student_id }] = await threeStudents(recruiter);
          return { client: recruiter.client, query: { student_id } };
        },
        6,
      ),
      ...unknown('student', getProfileData, { query: { student_id: 'nobody' } }),
    },
    wrongInput: wrongIdQueries(getProfileData, 'student_id'),
  }),

  contractCases(getGloScore, {
    answers: {
      'returns the same score as the lists': async (scene) => {
        const recruiter = await scene.recruiter();
        for (const { student_id, gloscore } of await threeStudents(recruiter)) {
          const { data } = await recruiter.client.ask(getGloScore, { query: { student_id } });
          expect(Number(data.data.score)).toBeGreaterThanOrEqual(0);
          expect(data.data.score).toBe(gloscore);
        }
      },
    },
    refusals: unknown('student', getGloScore, { query: { student_id: 'nobody' } }),
    wrongInput: wrongIdQueries(getGloScore, 'student_id'),
  }),

  contractCases(getPosts, {
    answers: {
      'returns posts with a title and an absolute link': async (scene) => {
        const recruiter = await scene.recruiter();
        const { applicants } = await wantedJob(recruiter);
        const posts = applicants.map((post_owner_user_id) =>
          recruiter.client.ask(getPosts, { query: { post_owner_user_id } }),
        );
        const all = (await Promise.all(posts)).flatMap(({ postData }) => postData);
        expect(all).not.toEqual([]);
        for (const { post_title, showcase_link, pdf_link, video_link } of all) {
          expect(post_title?.trim()).toMatch(/./);
          const links = [showcase_link, pdf_link, video_link].filter(Boolean);
          expect(links).not.toEqual([]);
          for (const link of links) expect(link).toMatch(/^https?:\/\//);
        }
      },
      'returns different posts for each student': async (scene) => {
        const recruiter = await scene.recruiter();
        const { applicants } = await wantedJob(recruiter);
        const shown: string[] = [];
        for (const post_owner_user_id of applicants) {
          const { postData } = await recruiter.client.ask(getPosts, { query: { post_owner_user_id } });
          if (postData.length > 0) shown.push(JSON.stringify(postData));
        }
        expect(shown.length).toBeGreaterThan(1);
        expect(new Set(shown).size).toBe(shown.length);
      },
    },
    refusals: unknown('student', getPosts, { query: { post_owner_user_id: 'nobody' } }),
    wrongInput: wrongIdQueries(getPosts, 'post_owner_user_id'),
  }),

  contractCases(getCandidatesByIds, {
    answers: {
      'returns students in the order of the ids, with body status 201': async (scene) => {
        const recruiter = await scene.recruiter();
        const { applicants } = await wantedJob(recruiter);
        for (const applicants_ids of [applicants, applicants.toReversed()]) {
          const reply = await recruiter.client.ask(getCandidatesByIds, { body: { applicants_ids } });
          expect(reply.status).toBe(201);
          expect(reply.applicants?.map(({ student_id }) => student_id)).toEqual(applicants_ids);
        }
      },
      'leaves out unknown ids': async (scene) => {
        const recruiter = await scene.recruiter();
        const [one, two] = await threeStudents(recruiter);
        const students = await studentsOf(recruiter, [one.student_id, 'nobody', two.student_id]);
        expect(students).toEqual([one, two]);
      },
      'returns an empty list without ids': async (scene) => {
        const { client } = await scene.recruiter();
        const reply = await client.ask(getCandidatesByIds, { body: { applicants_ids: [] } });
        expect(reply).toMatchObject({ status: 201, applicants: [] });
      },
    },
    wrongInput: wrongBodies(
      getCandidatesByIds,
      async (scene) => ({ client: (await scene.recruiter()).client, body: { applicants_ids: ['somebody'] } }),
      {
        'one id instead of a list': { applicants_ids: 'somebody' },
        'ids that are numbers': { applicants_ids: [7] },
        'more than 100000 ids': { applicants_ids: Array.from({ length: 100_001 }, () => 'x') },
      },
    ),
  }),
];
