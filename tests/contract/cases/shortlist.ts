import { getShortlisted, removeShortlisted, saveShortlisted } from '@glo/adapters/wire/shortlist';
import { expect } from 'vitest';
import { type CallCases, contractCases } from '../frame/case.ts';
import type { Recruiter } from '../frame/people.ts';
import type { Scene } from '../frame/scene.ts';
import { activeJobsOf, aJobOf, studentsOf, threeStudents, type WireJob, type WireStudent } from './hiring.ts';
import { longIds, unknown, wrongBodies } from './shared-cases.ts';

const shortlistOf = ({ client }: Pick<Recruiter, 'client'>, { _id: jobId }: WireJob) =>
  client.ask(getShortlisted, { params: { jobId } });

const entry = (student: WireStudent) => ({ student_id: student.student_id, student });

const saved = ({ _id: job_id }: WireJob, student: WireStudent) => ({ job_id, ...entry(student) });

async function aShortlist(scene: Scene) {
  const { client, recruiter, job } = await aJobOf(scene);
  const [one, two, three] = await threeStudents(recruiter);
  await client.ask(saveShortlisted, { body: saved(job, one) });
  await client.ask(saveShortlisted, { body: saved(job, two) });
  return { client, recruiter, job, one, two, three };
}

async function aJobWithShortlist(recruiter: Recruiter) {
  for (const job of await activeJobsOf(recruiter)) {
    const shortlist = await shortlistOf(recruiter, job);
    if (shortlist[0] !== undefined) return { job, shortlist, first: shortlist[0] };
  }
  throw new Error('The recruiter of the target needs an active job with a shortlisted student.');
}

/** The shortlist of a job (specification 2, section 7). */
export const shortlistCases: readonly CallCases[] = [
  contractCases(getShortlisted, {
    answers: {
      'lists the shortlisted students': async (scene) => {
        const recruiter = await scene.recruiter();
        const { shortlist } = await aJobWithShortlist(recruiter);
        const students = await studentsOf(
          recruiter,
          shortlist.map(({ student }) => student.student_id),
        );
        expect(shortlist).toEqual(students.map(entry));
      },
      'is empty for a new job': async (scene) => {
        const { recruiter, job } = await aJobOf(scene);
        expect(await shortlistOf(recruiter, job)).toEqual([]);
      },
    },
    refusals: unknown('job', getShortlisted, { params: { jobId: 'nothing' } }),
    wrongInput: longIds(getShortlisted),
  }),

  contractCases(saveShortlisted, {
    answers: {
      'appends students to the shortlist of the job': async (scene) => {
        const { recruiter, job, one, two } = await aShortlist(scene);
        expect(await shortlistOf(recruiter, job)).toEqual([entry(one), entry(two)]);
      },
      'adds no duplicate': async (scene) => {
        const { client, recruiter, job, one, two } = await aShortlist(scene);
        await client.ask(saveShortlisted, { body: saved(job, one) });
        expect(await shortlistOf(recruiter, job)).toEqual([entry(one), entry(two)]);
      },
      'keeps the shortlists of other jobs': async (scene) => {
        const recruiter = await scene.recruiter();
        const { job, shortlist } = await aJobWithShortlist(recruiter);
        const { job: another, one, two } = await aShortlist(scene);
        expect(await shortlistOf(recruiter, another)).toEqual([entry(one), entry(two)]);
        expect(await shortlistOf(recruiter, job)).toEqual(shortlist);
      },
    },
    refusals: {
      'knows no such job': async (scene) => {
        const { client, job, one } = await aShortlist(scene);
        await client.refused(404, saveShortlisted, { body: { ...saved(job, one), job_id: 'nothing' } });
      },
      'knows no such student': async (scene) => {
        const { client, recruiter, job, one, two, three } = await aShortlist(scene);
        const nobody = { ...three, student_id: 'nobody' };
        await client.refused(404, saveShortlisted, { body: saved(job, nobody) });
        expect(await shortlistOf(recruiter, job)).toEqual([entry(one), entry(two)]);
      },
    },
    wrongInput: wrongBodies(
      saveShortlisted,
      async (scene) => {
        const { client, job, three } = await aShortlist(scene);
        return { client, body: saved(job, three) };
      },
      {
        'no job': { job_id: '' },
        'an id of more than 64 characters': { student_id: 'x'.repeat(65) },
        'a student who is only an id': { student: 'somebody' },
        'a student without a name': { student: { student_id: 'somebody' } },
      },
    ),
  }),

  contractCases(removeShortlisted, {
    answers: {
      'removes only this student': async (scene) => {
        const { client, recruiter, job, one, two } = await aShortlist(scene);
        await client.ask(removeShortlisted, { body: { job_id: job._id, student_id: one.student_id } });
        expect(await shortlistOf(recruiter, job)).toEqual([entry(two)]);
      },
      'succeeds for a student who is not on it, and allows adding them again': async (scene) => {
        const { client, recruiter, job, one, two, three } = await aShortlist(scene);
        for (const { student_id } of [one, one, three]) {
          await client.ask(removeShortlisted, { body: { job_id: job._id, student_id } });
        }
        expect(await shortlistOf(recruiter, job)).toEqual([entry(two)]);
        await client.ask(saveShortlisted, { body: saved(job, one) });
        expect(new Set(await shortlistOf(recruiter, job))).toEqual(new Set([entry(one), entry(two)]));
      },
      'keeps the student on the shortlists of other jobs': async (scene) => {
        const { client, recruiter, job, one, two } = await aShortlist(scene);
        const { job: another } = await aShortlist(scene);
        await client.ask(removeShortlisted, { body: { job_id: another._id, student_id: one.student_id } });
        expect(await shortlistOf(recruiter, job)).toEqual([entry(one), entry(two)]);
      },
    },
    refusals: {
      'knows no such job': async (scene) => {
        const { client, one } = await aShortlist(scene);
        await client.refused(404, removeShortlisted, { body: { job_id: 'nothing', student_id: one.student_id } });
      },
      'knows no such student': async (scene) => {
        const { client, job } = await aShortlist(scene);
        await client.refused(404, removeShortlisted, { body: { job_id: job._id, student_id: 'nobody' } });
      },
    },
    wrongInput: wrongBodies(
      removeShortlisted,
      async (scene) => {
        const { client, job, one } = await aShortlist(scene);
        return { client, body: { job_id: job._id, student_id: one.student_id } };
      },
      { 'an empty id': { student_id: '' }, 'a list of jobs': { job_id: ['a', 'b'] } },
    ),
  }),
];
