import { saveJob } from '@glo/adapters/wire/jobs';
import { expect } from 'vitest';
import { type CallCases, type Cases, contractCases } from '../frame/case.ts';
import type { Scene } from '../frame/scene.ts';
import { activeJobsOf, newJob, postedJob } from './hiring.ts';
import { contradictions, wrongFields } from './wrong-jobs.ts';
import { tooManyTries, wrongBodies } from './shared-cases.ts';

async function readyToPost(scene: Scene) {
  const recruiter = await scene.recruiter();
  return { ...recruiter, recruiter, body: newJob(recruiter) };
}

/** Byte for byte as in specification 2, section 9. */
const jobTypes = [
  'Internship',
  'Full-time',
  'Part-time',
  'Freelance',
  'Volunteer',
  'Commission-based',
  'Seasonal',
  'Project-based',
  'Consultant',
  'Trainee',
  'Temporary',
  'Contract',
  'On-Call',
  'Other',
] as const;
const workplaces = ['On-Site', 'Remote', 'Hybrid'] as const;

/** Limits of the form (specification 2, sections 5 and 9; decision 25). */
const allowed: Cases = Object.fromEntries(
  Object.entries({
    'without salary and experience': { minSal: null, maxSal: null, minExp: null, maxExp: null },
    'with a fixed salary and experience': { minSal: 5000, maxSal: 5000, minExp: 1, maxExp: 1 },
    'in months': { salary_type: 'Month', experience_type: 'Months', minExp: 6, maxExp: 18 },
    'with every field at its maximum': {
      minSal: 0,
      maxSal: 9_999_999_999_999,
      minExp: 0,
      maxExp: 99_999_999,
      vacancy: 9999,
      additional_link: `https://${'x'.repeat(192)}`,
      description: 'x'.repeat(3000),
      location: [
        { lable: `${'y'.repeat(60)}, Kerala, India`, city: 'y'.repeat(60), state: 'Kerala', country: 'India' },
      ],
    },
    'without a link and with two locations': {
      additional_link: '',
      location: [
        { lable: 'Kochi, Kerala, India', city: 'Kochi', state: 'Kerala', country: 'India' },
        { lable: 'India', city: '', state: '', country: 'India' },
      ],
    },
  } as const).map(([what, { location, ...change }]) => [
    `posts a job ${what}`,
    async (scene) => {
      const given = { ...change, ...(location && { location: [...location] }) };
      expect(await postedJob(await scene.recruiter(), given)).toMatchObject(given);
    },
  ]),
);

/** Posting an opportunity (specification 2, section 7). */
export const postJobCases: readonly CallCases[] = [
  contractCases(saveJob, {
    answers: {
      'stores an active job as sent, with body status 201': async (scene) => {
        const { client, recruiter, body } = await readyToPost(scene);
        expect((await client.ask(saveJob, { body })).status).toBe(201);
        const jobs = await activeJobsOf(recruiter);
        expect(jobs.find(({ job_title }) => job_title === body.job_title)).toMatchObject({
          ...body,
          job_status: 'ACTIVE',
          totalApplications: 0,
          applicants: [],
          viewedApplicants: [],
        });
      },
      'stores every post as a separate job, newest first': async (scene) => {
        const recruiter = await scene.recruiter();
        const before = await activeJobsOf(recruiter);
        const first = await postedJob(recruiter);
        const second = await postedJob(recruiter);
        expect(await activeJobsOf(recruiter)).toEqual([second, first, ...before]);
      },
      'accepts every job type and workplace type': async (scene) => {
        const recruiter = await scene.recruiter();
        for (const [n, job_type] of jobTypes.entries()) {
          const given = { job_type, work_place_type: workplaces[n % 3] ?? 'Remote' };
          expect(await postedJob(recruiter, given)).toMatchObject(given);
        }
      },
      ...allowed,
    },
    refusals: {
      'answers 403 if the account and the details differ': async (scene) => {
        const { recruiter, body } = await readyToPost(scene);
        const colleague = await scene.colleagueOf(recruiter);
        const { accountId: recruiter_id, detailsId: recruiter_details_id } = colleague;
        for (const half of [{ recruiter_id }, { recruiter_details_id }]) {
          await colleague.client.refused(403, saveJob, { body: { ...body, ...half } });
        }
        expect(await activeJobsOf(colleague)).toEqual([]);
      },
      ...tooManyTries(saveJob, readyToPost),
    },
    wrongInput: {
      ...wrongBodies(saveJob, readyToPost, { ...wrongFields, 'no company': { company_id: '' } }),
      ...contradictions(saveJob, readyToPost),
      'stores no refused job': async (scene) => {
        const { client, recruiter, body } = await readyToPost(scene);
        const before = await activeJobsOf(recruiter);
        await client.refused(400, saveJob, { body: { ...body, vacancy: 10_000 } });
        await client.refused(400, saveJob, { body: { ...body, minSal: 2, maxSal: 1 } });
        expect(await activeJobsOf(recruiter)).toEqual(before);
      },
    },
  }),
];
