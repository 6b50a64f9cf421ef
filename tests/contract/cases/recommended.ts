import { getProfileData } from '@glo/adapters/wire/candidates';
import { readPlace, writePlace } from '@glo/adapters/wire/values';
import { getRecommended } from '@glo/adapters/wire/shortlist';
import { expect } from 'vitest';
import { type CallCases, contractCases } from '../frame/case.ts';
import type { Recruiter } from '../frame/people.ts';
import type { Scene } from '../frame/scene.ts';
import { type jobFields, postedJob, threeStudents, type WireJob, wantedJob } from './hiring.ts';
import { longIds, unknown } from './shared-cases.ts';

const unknownSkills = ['Quipu knotting', 'Heron whispering', 'Reed thatching', 'Tide reading'];

async function recommendedFor({ client }: Pick<Recruiter, 'client'>, { _id: jobId }: WireJob) {
  const { status, applicants } = await client.ask(getRecommended, { params: { jobId } });
  expect(status).toBe(200);
  return applicants;
}

/** Returns a student and a function that posts a job and returns the student's score for it. */
async function aScoredStudent(scene: Scene) {
  const recruiter = await scene.recruiter();
  const [{ student_id, hashtags: skills = [] }] = await threeStudents(recruiter);
  const { contact_details } = await recruiter.client.ask(getProfileData, { query: { student_id } });
  const home = writePlace(readPlace(contact_details?.location ?? ''));
  const anywhere = { work_place_type: 'Remote', minExp: null, maxExp: null, top_skills_required: skills } as const;
  return {
    skills,
    home,
    scoreIn: async (change: Parameters<typeof jobFields>[0]) => {
      const students = await recommendedFor(recruiter, await postedJob(recruiter, { ...anywhere, ...change }));
      return Number(students.find((each) => each.student_id === student_id)?.search_score);
    },
  };
}

/** Recommended students (specification 2, section 7; decision 30). */
export const recommendedCases: readonly CallCases[] = [
  contractCases(getRecommended, {
    answers: {
      'recommends students with a skill of the job, best match first': async (scene) => {
        const recruiter = await scene.recruiter();
        const job = await wantedJob(recruiter);
        const students = await recommendedFor(recruiter, job);
        expect(students).not.toEqual([]);
        for (const { hashtags } of students)
          expect(job.top_skills_required?.some((skill) => hashtags?.includes(skill))).toBe(true);
        const scores = students.map(({ search_score }) => Number(search_score));
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      },
      'recommends no applicants': async (scene) => {
        const recruiter = await scene.recruiter();
        const { applicants, ...job } = await wantedJob(recruiter);
        const ids = (await recommendedFor(recruiter, job)).map(({ student_id }) => student_id);
        expect(ids.filter((id) => applicants.includes(id))).toEqual([]);
        const skills = { top_skills_required: job.top_skills_required ?? [], work_place_type: 'Remote' } as const;
        const openToAll = await recommendedFor(recruiter, await postedJob(recruiter, skills));
        expect(openToAll.some(({ student_id }) => applicants.includes(student_id))).toBe(true);
      },
      'recommends no students for unknown skills': async (scene) => {
        const recruiter = await scene.recruiter();
        const job = await postedJob(recruiter, { top_skills_required: unknownSkills });
        expect(await recommendedFor(recruiter, job)).toEqual([]);
      },
      'scores more matching skills higher': async (scene) => {
        const { skills, scoreIn } = await aScoredStudent(scene);
        const all = await scoreIn({});
        expect(await scoreIn({ top_skills_required: [...skills, ...unknownSkills] })).toBeLessThan(all);
      },
      'scores the home location higher than another': async (scene) => {
        const { home, scoreIn } = await aScoredStudent(scene);
        const elsewhere = { lable: 'Bern, Bern, Switzerland', city: 'Bern', state: 'Bern', country: 'Switzerland' };
        const at = (place: typeof home) => scoreIn({ work_place_type: 'On-Site', location: [place] });
        expect(await at(elsewhere)).toBeLessThan(await at(home));
      },
      'scores less missing experience higher': async (scene) => {
        const { scoreIn } = await aScoredStudent(scene);
        const withYears = (years: number) => scoreIn({ minExp: years, maxExp: years });
        expect(await withYears(40)).toBeLessThan(await withYears(0));
      },
    },
    refusals: unknown('job', getRecommended, { params: { jobId: 'nothing' } }),
    wrongInput: longIds(getRecommended),
  }),
];
