import type { Faker } from '@faker-js/faker';
import type { CandidateRow, FolderRow, JobRow, Place, RecruiterRow, ShortlistRow } from '../data/rows.ts';
import { folderPlans } from './data/folders.ts';
import { activeJobs } from './data/jobs-acme-active.ts';
import type { JobPlan } from './data/job-plan.ts';
import { moreJobs } from './data/jobs-more.ts';
import { recruiterPlans } from './data/recruiters.ts';
import { entries } from './lists.ts';
import { daysBefore, drawMoment } from './moments.ts';
import { knownPlaces } from './places.ts';
import { idOf } from './random.ts';

/** The people jobs and folders draw from, so that a larger set has the same jobs. */
const poolSize = 1000;

interface Hiring {
  random: Faker;
  seed: number;
  now: Date;
  recruiters: readonly RecruiterRow[];
  pool: readonly CandidateRow[];
}

/** Jobs with applicants, who was viewed and shortlisted for them, and folders. */
export function hiringRows(
  random: Faker,
  seed: number,
  recruiters: readonly RecruiterRow[],
  candidates: readonly CandidateRow[],
  now: Date,
): { jobs: JobRow[]; shortlist: ShortlistRow[]; folders: FolderRow[] } {
  random.seed([seed, -1]);
  const hiring: Hiring = { random, seed, now, recruiters, pool: candidates.slice(0, poolSize) };
  const posted = [...activeJobs, ...moreJobs].map((plan, n) => postJob(hiring, plan, n));
  const shortlist = posted.flatMap(({ job, shortlisted }) =>
    shortlisted.map((candidateId) => ({
      jobId: job.id,
      candidateId,
      recruiterId: job.recruiterId,
      createdAt: drawMoment(random, new Date(job.createdAt), now),
    })),
  );
  return {
    jobs: posted.map(({ job }) => job),
    shortlist: shortlist.map((entry, n) => ({ id: idOf(seed, 'shortlist', n), ...entry })),
    folders: folderPlans.map((plan, n): FolderRow => {
      const owner = ownerOf(hiring, plan.ownedBy);
      return {
        id: idOf(seed, 'folder', n),
        name: plan.name.replace('{year}', String(now.getUTCFullYear() + 1)),
        candidateIds: drawFitting(hiring, entries(plan.skills), plan.candidates, () => true),
        recruiterId: owner.accountId,
        companyId: owner.companyId,
        createdAt: daysBefore(now, plan.daysAgo).toISOString(),
      };
    }),
  };
}

function postJob(hiring: Hiring, plan: JobPlan, n: number): { job: JobRow; shortlisted: string[] } {
  const { postedBy, cities, skills, daysAgo, applicants, viewed, shortlisted, ...told } = plan;
  const owner = ownerOf(hiring, postedBy);
  if (owner.companyId === null) throw new Error(`${postedBy} has no company`);
  const wanted = plan.type === 'Internship' ? 'Internship' : 'Job';
  const applied = drawFitting(hiring, entries(skills), applicants, ({ openTo }) => openTo.includes(wanted));
  const seen = hiring.random.helpers.arrayElements(applied, scaled(hiring, viewed));
  return {
    job: {
      id: idOf(hiring.seed, 'job', n),
      ...told,
      locations: entries(cities).map(placeNamed),
      skills: entries(skills),
      companyId: owner.companyId,
      recruiterId: owner.accountId,
      recruiterDetailsId: owner.id,
      applicants: applied,
      viewedApplicants: seen,
      createdAt: daysBefore(hiring.now, daysAgo).toISOString(),
    },
    shortlisted: seen.slice(0, scaled(hiring, shortlisted)),
  };
}

/**
 * Ids of people who have some of the skills, the better fitting likelier: everybody draws a number, the more skills the
 * higher, and the highest are taken. The rest is left to be recommended.
 */
function drawFitting(
  hiring: Hiring,
  skills: readonly string[],
  count: number,
  accepts: (candidate: CandidateRow) => boolean,
): string[] {
  const fitting = hiring.pool.filter(accepts).flatMap(({ id, skills: own }) => {
    const shared = skills.filter((skill) => own.includes(skill)).length;
    return shared === 0 ? [] : [{ id, drawn: hiring.random.number.float() ** (1 / shared ** 3) }];
  });
  const taken = fitting.sort((a, b) => b.drawn - a.drawn).slice(0, scaled(hiring, count));
  return hiring.random.helpers.shuffle(taken.map(({ id }) => id));
}

/** A count meant for a whole pool, for a smaller one. */
function scaled({ pool }: Hiring, count: number): number {
  return Math.ceil((count * pool.length) / poolSize);
}

function ownerOf({ recruiters }: Hiring, email: string): RecruiterRow {
  const owner = recruiters[recruiterPlans.findIndex((plan) => plan.email === email)];
  if (owner === undefined) throw new Error(`No such recruiter: ${email}`);
  return owner;
}

function placeNamed(city: string): Place {
  const known = knownPlaces.find(({ place }) => place.city === city);
  if (known === undefined) throw new Error(`No such place: ${city}`);
  return known.place;
}
