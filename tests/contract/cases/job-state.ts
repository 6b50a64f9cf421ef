import { getPastJobs, saveViewedCandidate, updateJobStatus } from '@glo/adapters/wire/jobs';
import { expect } from 'vitest';
import { type CallCases, contractCases } from '../frame/case.ts';
import type { Recruiter } from '../frame/people.ts';
import type { Scene } from '../frame/scene.ts';
import { activeJobsOf, aJobOf, jobNow, threeStudents } from './hiring.ts';
import { longIds, tooManyTries, unknown, wrongBodies } from './shared-cases.ts';

async function pastJobsOf({ client, accountId }: Recruiter) {
  return (await client.ask(getPastJobs, { params: { recruiterId: accountId } })).pastJobs ?? [];
}

async function readyToClose(scene: Scene) {
  const { client, job } = await aJobOf(scene);
  return { client, params: { jobId: job._id }, body: { jobStatus: 'CLOSED' } };
}

/** The status and the viewed applicants of an opportunity (specification 2, section 7). */
export const jobStateCases: readonly CallCases[] = [
  contractCases(updateJobStatus, {
    answers: {
      'closes an active job and activates it again': async (scene) => {
        const { client, recruiter, job } = await aJobOf(scene);
        const params = { jobId: job._id };
        const closed = { ...job, job_status: 'CLOSED' };
        expect((await client.ask(updateJobStatus, { params, body: { jobStatus: 'CLOSED' } })).updateStatus).toEqual(
          closed,
        );
        expect(await pastJobsOf(recruiter)).toContainEqual(closed);
        expect(await activeJobsOf(recruiter)).not.toContainEqual(expect.objectContaining({ _id: job._id }));

        const { updateStatus } = await client.ask(updateJobStatus, { params, body: { jobStatus: 'ACTIVE' } });
        expect(updateStatus).toEqual(job);
        expect(await activeJobsOf(recruiter)).toContainEqual(job);
        expect(await pastJobsOf(recruiter)).not.toContainEqual(expect.objectContaining({ _id: job._id }));
      },
      'succeeds if the job has this status already': async (scene) => {
        const { client, job } = await aJobOf(scene);
        const input = { params: { jobId: job._id }, body: { jobStatus: 'ACTIVE' as const } };
        expect((await client.ask(updateJobStatus, input)).updateStatus).toEqual(job);
      },
    },
    refusals: {
      ...unknown('job', updateJobStatus, { params: { jobId: 'nothing' }, body: { jobStatus: 'CLOSED' } }),
      ...tooManyTries(updateJobStatus, readyToClose),
    },
    wrongInput: {
      ...wrongBodies(updateJobStatus, readyToClose, {
        'an unknown status': { jobStatus: 'PREVIOUS' },
        'a status in small letters': { jobStatus: 'closed' },
        'a list of statuses': { jobStatus: ['CLOSED'] },
      }),
      ...longIds(updateJobStatus, { jobStatus: 'CLOSED' }),
    },
  }),

  contractCases(saveViewedCandidate, {
    answers: {
      'stores each viewed student once': async (scene) => {
        const { client, recruiter, job } = await aJobOf(scene);
        const [one, two] = await threeStudents(recruiter);
        const params = { jobId: job._id };
        for (const { student_id } of [one, two, one]) {
          await client.ask(saveViewedCandidate, { params, body: { student_id } });
        }
        const viewedApplicants = [one.student_id, two.student_id];
        expect(await jobNow(recruiter, job)).toEqual({ ...job, viewedApplicants });
      },
    },
    refusals: {
      'knows no such job': async (scene) => {
        const recruiter = await scene.recruiter();
        const [{ student_id }] = await threeStudents(recruiter);
        const input = { params: { jobId: 'nothing' }, body: { student_id } };
        await recruiter.client.refused(404, saveViewedCandidate, input);
      },
      'knows no such student': async (scene) => {
        const { client, recruiter, job } = await aJobOf(scene);
        const input = { params: { jobId: job._id }, body: { student_id: 'nobody' } };
        await client.refused(404, saveViewedCandidate, input);
        expect(await jobNow(recruiter, job)).toEqual(job);
      },
    },
    wrongInput: {
      ...wrongBodies(
        saveViewedCandidate,
        async (scene) => {
          const { client, job } = await aJobOf(scene);
          return { client, params: { jobId: job._id }, body: { student_id: 'somebody' } };
        },
        { 'an empty id': { student_id: '' }, 'an id that is a number': { student_id: 7 } },
      ),
      ...longIds(saveViewedCandidate, { student_id: 'somebody' }),
    },
  }),
];
