import type { Faker } from '@faker-js/faker';
import type { CandidateRow, FolderRow, JobRow, Place, RecruiterRow, ShortlistRow } from '../data/rows.ts';
import folderPlans from './data/folders.json' with { type: 'json' };
import activeJobs from './data/jobs-acme-active.json' with { type: 'json' };
import moreJobs from './data/jobs-more.json' with { type: 'json' };
import recruiterPlans from './data/recruiters.json' with { type: 'json' };
import { daysBefore, drawMoment } from './dates.ts';
import { knownPlaces } from './lookups.ts';
import { idOf } from './numbers.ts';

/** Jobs and folders draw from the first candidates, so that they are the same in a larger data set. */
export const poolSize = 1000;

// Counts are for 1,000 candidates. A smaller data set has fewer applicants.
const jobPlans = [...activeJobs, ...moreJobs].map((plan) => ({
  ...plan,
  description: plan.description.join('\n'),
  status: plan.status as JobRow['status'],
}));
type JobPlan = (typeof jobPlans)[number];

interface Hiring {
  random: Faker;
  seed: number;
  now: Date;
  recruiters: readonly RecruiterRow[];
  pool: readonly CandidateRow[];
}

export function hiringRows(
  random: Faker,
  seed: number,
  recruiters: readonly RecruiterRow[],
  candidates: readonly CandidateRow[],
  now: Date,
): { jobs: JobRow[]; shortlist: ShortlistRow[]; folders: FolderRow[] } {
  random.seed([seed, -1]);
  const hiring: Hiring = { random, seed, now, recruiters, pool: candidates.slice(0, poolSize) };
  const posted = jobPlans.map((plan, n) => postJob(hiring, plan, n));
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
        candidateIds: drawFitting(hiring, plan.skills, plan.candidates, () => true),
        recruiterId: owner.accountId,
        companyId: owner.companyId,
        createdAt: daysBefore(now, plan.daysAgo).toISOString(),
      };
    }),
  };
}

function postJob(hiring: Hiring, plan: JobPlan, n: number): { job: JobRow; shortlisted: string[] } {
  const { postedBy, cities, skills, daysAgo, applicants, viewed, shortlisted, ...fields } = plan;
  const owner = ownerOf(hiring, postedBy);
  if (owner.companyId === null) throw new Error(`${postedBy} has no company`);
  const wanted = plan.type === 'Internship' ? 'Internship' : 'Job';
  const applied = drawFitting(hiring, skills, applicants, ({ openTo }) => openTo.includes(wanted));
  const seen = hiring.random.helpers.arrayElements(applied, scaled(hiring, viewed));
  return {
    job: {
      id: idOf(hiring.seed, 'job', n),
      ...fields,
      locations: cities.map(placeNamed),
      skills,
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
  const drawn = fitting.sort((a, b) => b.drawn - a.drawn).slice(0, scaled(hiring, count));
  return hiring.random.helpers.shuffle(drawn.map(({ id }) => id));
}

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
