import { getCandidatesByIds, getGloScore, getPosts, getProfileData } from '@glo/adapters/wire/candidates';
import { expect } from 'vitest';
import { type CallCases, contractCases } from '../frame/case.ts';
import { studentsOf, threeStudents, wantedJob } from './hiring.ts';
import { wrongBodies } from './wrong-bodies.ts';
import { wrongIdQueries } from './wrong-ids.ts';

/** Students at the candidate data service (specification 2, sections 3 and 7). */
export const candidateCases: readonly CallCases[] = [
  contractCases(getProfileData, {
    answers: {
      'shows the student the lists show': async (scene) => {
        const recruiter = await scene.recruiter();
        for (const { student_id, name, hashtags, profile_picture } of await threeStudents(recruiter)) {
          const profile = await recruiter.client.ask(getProfileData, { query: { student_id } });
          expect(profile).toMatchObject({ student_id, name, hashtags, profile_picture });
        }
      },
      'tells how to reach the student, and where they are': async (scene) => {
        const recruiter = await scene.recruiter();
        const [{ student_id }] = await threeStudents(recruiter);
        const { contact_details } = await recruiter.client.ask(getProfileData, { query: { student_id } });
        expect(contact_details).toMatchObject({
          email: expect.stringMatching(/^[^@\s]+@[^@\s]+$/),
          mobile_number: expect.stringMatching(/\d{6}/),
          location: { lable: expect.stringMatching(/./) },
        });
      },
      'tells who has not filled in their details neither phone nor e-mail': async (scene) => {
        const recruiter = await scene.recruiter();
        const [{ student_id }] = await threeStudents(recruiter);
        const { client } = await scene.newcomer();
        const { name, contact_details } = await client.ask(getProfileData, { query: { student_id } });
        expect(name).not.toBe('');
        expect(contact_details).toEqual({ location: expect.anything() });
      },
      'tells what the student has done and learnt, the latest first': async (scene) => {
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
      'asks for patience after too many profiles': async (scene) => {
        const recruiter = await (await scene.limited()).recruiter();
        const [{ student_id }] = await threeStudents(recruiter);
        const read = () => recruiter.client.send(getProfileData, { query: { student_id } });
        // A hundredth of the usual allowance.
        for (let count = 0; count < 6; count += 1) expect((await read()).status).toBe(200);
        const { status, headers } = await read();
        expect(status).toBe(429);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      },
      'knows no such student': async (scene) => {
        const { client } = await scene.recruiter();
        await client.refused(404, getProfileData, { query: { student_id: 'nobody' } });
      },
    },
    wrongInput: wrongIdQueries(getProfileData, 'student_id'),
  }),

  contractCases(getGloScore, {
    answers: {
      'answers the score that the lists show': async (scene) => {
        const recruiter = await scene.recruiter();
        for (const { student_id, gloscore } of await threeStudents(recruiter)) {
          const { data } = await recruiter.client.ask(getGloScore, { query: { student_id } });
          expect(Number(data.data.score)).toBeGreaterThanOrEqual(0);
          expect(data.data.score).toBe(gloscore);
        }
      },
    },
    refusals: {
      'knows no such student': async (scene) => {
        const { client } = await scene.recruiter();
        await client.refused(404, getGloScore, { query: { student_id: 'nobody' } });
      },
    },
    wrongInput: wrongIdQueries(getGloScore, 'student_id'),
  }),

  contractCases(getPosts, {
    answers: {
      'shows the proof of work of a student, each piece with a title and a whole link': async (scene) => {
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
      'shows each student their own': async (scene) => {
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
    refusals: {
      'knows no such student': async (scene) => {
        const { client } = await scene.recruiter();
        await client.refused(404, getPosts, { query: { post_owner_user_id: 'nobody' } });
      },
    },
    wrongInput: wrongIdQueries(getPosts, 'post_owner_user_id'),
  }),

  contractCases(getCandidatesByIds, {
    answers: {
      'answers the students in the order asked, with body status 201': async (scene) => {
        const recruiter = await scene.recruiter();
        const { applicants } = await wantedJob(recruiter);
        for (const applicants_ids of [applicants, applicants.toReversed()]) {
          const reply = await recruiter.client.ask(getCandidatesByIds, { body: { applicants_ids } });
          expect(reply.status).toBe(201);
          expect(reply.applicants?.map(({ student_id }) => student_id)).toEqual(applicants_ids);
        }
      },
      'leaves out who is not known': async (scene) => {
        const recruiter = await scene.recruiter();
        const [one, two] = await threeStudents(recruiter);
        const students = await studentsOf(recruiter, [one.student_id, 'nobody', two.student_id]);
        expect(students).toEqual([one, two]);
      },
      'answers nobody when nobody is asked for': async (scene) => {
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
