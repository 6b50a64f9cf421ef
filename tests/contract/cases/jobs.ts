import { getActiveJobs, getJob, getPastJobs, suggestDescription, updateJobStatus } from '@glo/adapters/wire/jobs';
import { expect } from 'vitest';
import { type CallCases, contractCases } from '../frame/case.ts';
import type { Recruiter } from '../frame/people.ts';
import { postedJob, type WireJob } from './hiring.ts';
import { longIds, unknown, wrongBodies } from './shared-cases.ts';

const active = {
  call: getActiveJobs,
  status: 'ACTIVE',
  ask: async ({ client }: Pick<Recruiter, 'client'>, recruiterId: string) => {
    const { status, activeJobs } = await client.ask(getActiveJobs, { params: { recruiterId } });
    return { status, jobs: activeJobs };
  },
} as const;

const past = {
  call: getPastJobs,
  status: 'CLOSED',
  ask: async ({ client }: Pick<Recruiter, 'client'>, recruiterId: string) => {
    const { status, pastJobs } = await client.ask(getPastJobs, { params: { recruiterId } });
    return { status, jobs: pastJobs };
  },
} as const;

/** Cases of both lists, which have body status 201 (decision 41). */
const listCases = ({ call, status, ask }: typeof active | typeof past): CallCases =>
  contractCases(call, {
    answers: {
      'lists the jobs of this status, newest first, with body status 201': async (scene) => {
        const recruiter = await scene.recruiter();
        const reply = await ask(recruiter, recruiter.accountId);
        expect(reply.status).toBe(201);
        const jobs = reply.jobs;
        expect(new Set(jobs.map(({ job_status }) => job_status))).toEqual(new Set([status]));
        const moments = jobs.map(({ createdAt }) => Date.parse(createdAt ?? ''));
        expect(moments).toEqual(moments.toSorted((a, b) => b - a));
      },
      'counts the applicants': async (scene) => {
        const recruiter = await scene.recruiter();
        const { jobs } = await ask(recruiter, recruiter.accountId);
        const counts = jobs.map(({ totalApplications }) => totalApplications);
        expect(counts).toEqual(jobs.map(({ applicants }) => applicants?.length));
        expect(counts.some((count) => Number(count) > 0)).toBe(true);
      },
      'marks jobs of unconfirmed members': async (scene) => {
        const recruiter = await scene.recruiter();
        const joiner = await scene.unconfirmedMemberOf(recruiter);
        const { _id, job_title } = await postedJob(joiner);
        const jobStatus = { params: { jobId: _id }, body: { jobStatus: status } };
        await joiner.client.ask(updateJobStatus, jobStatus);
        const { jobs } = await ask(recruiter, joiner.accountId);
        expect(jobs).toMatchObject([{ job_title, recruiter_status: 'not confirmed' }]);
      },
      'is empty for a recruiter without jobs': async (scene) => {
        const founder = await scene.founder();
        expect(await ask(founder, founder.accountId)).toEqual({ status: 201, jobs: [] });
        const newcomer = await scene.newcomer();
        expect(await ask(newcomer, newcomer.accountId)).toEqual({ status: 201, jobs: [] });
      },
    },
    refusals: {
      ...unknown('recruiter', call, { params: { recruiterId: 'nobody' } }),
      'answers 404 for a details id': async (scene) => {
        const { client, detailsId } = await scene.recruiter();
        await client.refused(404, call, { params: { recruiterId: detailsId } });
      },
    },
    wrongInput: longIds(call),
  });

/** Reading opportunities (specification 2, section 7). */
export const jobCases: readonly CallCases[] = [
  listCases(active),
  listCases(past),

  contractCases(getJob, {
    answers: {
      'returns an active and a closed job as the lists contain them': async (scene) => {
        const recruiter = await scene.recruiter();
        const jobs = [active, past].map(async ({ ask }) => (await ask(recruiter, recruiter.accountId)).jobs?.[0]);
        for (const job of await Promise.all(jobs)) {
          const { job: shown } = await recruiter.client.ask(getJob, { params: { jobId: idOf(job) } });
          expect(shown).toEqual(job);
        }
      },
    },
    refusals: unknown('job', getJob, { params: { jobId: 'nothing' } }),
    wrongInput: longIds(getJob),
  }),

  contractCases(suggestDescription, {
    answers: {
      'suggests a description that can be posted': async (scene) => {
        const { client } = await scene.recruiter();
        for (const job_type of ['Internship', 'Full-time', 'On-Call', 'Other']) {
          const { JD } = await client.ask(suggestDescription, { body: { new_role: 'Data Analyst', job_type } });
          expect(JD).toContain('Data Analyst');
          expect(JD.length).toBeLessThanOrEqual(3000);
        }
      },
      'suggests a description for an unknown role without a type': async (scene) => {
        const { client } = await scene.recruiter();
        const { JD } = await client.ask(suggestDescription, { body: { new_role: 'Heron whisperer', job_type: '' } });
        expect(JD).toContain('Heron whisperer');
      },
      'keeps the description of the longest role short enough': async (scene) => {
        const { client } = await scene.recruiter();
        const body = { new_role: 'x'.repeat(3000), job_type: 'Contract' };
        const { JD } = await client.ask(suggestDescription, { body });
        expect(JD.trim()).not.toBe('');
        expect(JD.length).toBeLessThanOrEqual(3000);
      },
    },
    wrongInput: wrongBodies(
      suggestDescription,
      async (scene) => ({ ...(await scene.recruiter()), body: { new_role: 'Data Analyst', job_type: 'Internship' } }),
      {
        'a blank role': { new_role: '  ' },
        'a role of more than 3000 characters': { new_role: 'x'.repeat(3001) },
        'a type that is no text': { job_type: 1 },
      },
    ),
  }),
];

function idOf(job: WireJob | undefined): string {
  if (job === undefined) throw new Error('The recruiter of the target needs an active and a closed job.');
  return job._id;
}
