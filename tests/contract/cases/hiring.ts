import { randomUUID } from 'node:crypto';
import type { BodyOf, ReplyOf } from '@glo/adapters/wire/call';
import { getCandidatesByIds } from '@glo/adapters/wire/candidates';
import { type editJob, getActiveJobs, getJob, saveJob } from '@glo/adapters/wire/jobs';
import type { Recruiter } from '../frame/people.ts';
import type { Scene } from '../frame/scene.ts';

export type WireJob = ReplyOf<typeof getJob>['job'];
export type WireStudent = NonNullable<ReplyOf<typeof getCandidatesByIds>['applicants']>[number];

/** Returns a unique name, because cases may share one world. */
export const aName = (subject: string) => `${subject} ${randomUUID().slice(0, 8)}`;

export const jobFields = (change: Partial<BodyOf<typeof editJob>> = {}): BodyOf<typeof editJob> => ({
  job_title: aName('Bird counter'),
  job_type: 'Full-time',
  work_place_type: 'On-Site',
  location: [{ lable: 'Pune, Maharashtra, India', city: 'Pune', state: 'Maharashtra', country: 'India' }],
  description: 'Count herons.\nWrite down where they nest.',
  top_skills_required: ['SQL', 'Python'],
  minSal: 600_000,
  maxSal: 900_000,
  salary_type: 'Year',
  minExp: 0.5,
  maxExp: 2,
  experience_type: 'Years',
  vacancy: 2,
  additional_link: 'https://saltmarsh.example/careers',
  ...change,
});

export const newJob = (recruiter: Recruiter, change: Partial<BodyOf<typeof editJob>> = {}) => ({
  ...jobFields(change),
  company_id: recruiter.companyId,
  recruiter_details_id: recruiter.detailsId,
  recruiter_id: recruiter.accountId,
});

export async function activeJobsOf({ client, accountId }: Recruiter): Promise<WireJob[]> {
  return (await client.ask(getActiveJobs, { params: { recruiterId: accountId } })).activeJobs ?? [];
}

export async function postedJob(recruiter: Recruiter, change: Partial<BodyOf<typeof editJob>> = {}): Promise<WireJob> {
  const body = newJob(recruiter, change);
  await recruiter.client.ask(saveJob, { body });
  const job = (await activeJobsOf(recruiter)).find(({ job_title }) => job_title === body.job_title);
  if (job === undefined) throw new Error(`${body.job_title} was posted but is not in the list of active jobs.`);
  return job;
}

export async function aJobOf(scene: Scene) {
  const recruiter = await scene.recruiter();
  return { recruiter, client: recruiter.client, job: await postedJob(recruiter) };
}

export async function jobNow({ client }: Recruiter, { _id: jobId }: WireJob): Promise<WireJob> {
  return (await client.ask(getJob, { params: { jobId } })).job;
}

export async function wantedJob(recruiter: Recruiter): Promise<WireJob & { applicants: string[] }> {
  const jobs = await activeJobsOf(recruiter);
  const [job] = jobs.toSorted((a, b) => (b.applicants?.length ?? 0) - (a.applicants?.length ?? 0));
  if (job?.applicants === undefined || job.applicants.length < 3)
    throw new Error('The recruiter of the target needs an active job with three applicants.');
  return { ...job, applicants: job.applicants };
}

export async function threeStudents(recruiter: Recruiter): Promise<[WireStudent, WireStudent, WireStudent]> {
  const { applicants } = await wantedJob(recruiter);
  const [one, two, three] = await studentsOf(recruiter, applicants.slice(0, 3));
  if (!one || !two || !three) throw new Error('An applicant is unknown to the candidate service.');
  return [one, two, three];
}

export async function studentsOf({ client }: Recruiter, applicants_ids: string[]): Promise<WireStudent[]> {
  return (await client.ask(getCandidatesByIds, { body: { applicants_ids } })).applicants ?? [];
}
