import { editJob, saveViewedCandidate, updateJobStatus } from '@glo/adapters/wire/jobs';
import { expect } from 'vitest';
import { type CallCases, contractCases } from '../frame/case.ts';
import type { Scene } from '../frame/scene.ts';
import { activeJobsOf, aJobOf, jobFields, jobNow, threeStudents, wantedJob } from './hiring.ts';
import { contradictions, wrongFields } from './wrong-jobs.ts';
import { longIds, tooManyTries, unknown, wrongBodies } from './shared-cases.ts';

async function readyToEdit(scene: Scene) {
  const { client, recruiter, job } = await aJobOf(scene);
  return { client, recruiter, job, params: { id: job._id }, body: jobFields() };
}

const changed = jobFields({
  job_type: 'Internship',
  work_place_type: 'Remote',
  location: [{ lable: 'Kochi, Kerala, India', city: 'Kochi', state: 'Kerala', country: 'India' }],
  description: 'Count storks.',
  top_skills_required: ['Excel'],
  minSal: null,
  maxSal: null,
  minExp: 3,
  maxExp: 3,
  experience_type: 'Months',
  vacancy: 0,
  additional_link: '',
});

/** Editing an opportunity (specification 2, section 7). */
export const changeJobCases: readonly CallCases[] = [
  contractCases(editJob, {
    answers: {
      'changes the sent fields and nothing else': async (scene) => {
        const { client, recruiter, job } = await aJobOf(scene);
        expect((await client.ask(editJob, { params: { id: job._id }, body: changed }))._id).toBe(job._id);
        expect(await jobNow(recruiter, job)).toEqual({ ...job, ...changed });
      },
      'keeps the status and the viewed applicants': async (scene) => {
        const { client, recruiter, job } = await aJobOf(scene);
        const [{ student_id }] = await threeStudents(recruiter);
        await client.ask(saveViewedCandidate, { params: { jobId: job._id }, body: { student_id } });
        await client.ask(updateJobStatus, { params: { jobId: job._id }, body: { jobStatus: 'CLOSED' } });
        await client.ask(editJob, { params: { id: job._id }, body: changed });
        const kept = { ...job, job_status: 'CLOSED', viewedApplicants: [student_id] };
        expect(await jobNow(recruiter, job)).toEqual({ ...kept, ...changed });
      },
      'keeps the applicants and the other jobs': async (scene) => {
        const recruiter = await scene.recruiter();
        const before = await activeJobsOf(recruiter);
        const job = await wantedJob(recruiter);
        const { job_type, work_place_type, minExp, maxExp, minSal, maxSal } = jobFields();
        const body = jobFields({ job_type, work_place_type, minExp, maxExp, minSal, maxSal, job_title: job.job_title });
        await recruiter.client.ask(editJob, { params: { id: job._id }, body });
        const { applicants, viewedApplicants } = job;
        expect(await jobNow(recruiter, job)).toMatchObject({ ...body, applicants, viewedApplicants });
        const others = (jobs: typeof before) => jobs.filter(({ _id }) => _id !== job._id);
        expect(others(await activeJobsOf(recruiter))).toEqual(others(before));
      },
    },
    refusals: {
      ...unknown('job', editJob, { params: { id: 'nothing' }, body: changed }),
      ...tooManyTries(editJob, readyToEdit),
    },
    wrongInput: {
      ...wrongBodies(editJob, readyToEdit, wrongFields),
      ...contradictions(editJob, readyToEdit),
      ...longIds(editJob, changed),
      'stores no refused change': async (scene) => {
        const { client, recruiter, job, params, body } = await readyToEdit(scene);
        await client.refused(400, editJob, { params, body: { ...body, vacancy: 10_000 } });
        await client.refused(400, editJob, { params, body: { ...body, minSal: 2, maxSal: 1 } });
        expect(await jobNow(recruiter, job)).toEqual(job);
      },
    },
  }),
];
