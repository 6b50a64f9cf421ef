import type { Faker } from '@faker-js/faker';
import type { AccountRow, FolderRow, JobRow, RecruiterRow, ShortlistRow } from '../data/rows.ts';
import { createMailboxes } from './candidates.ts';
import { poolSize } from './hiring.ts';
import { demoRecruiter } from './recruiters.ts';
import { knownPlaces, searchSkills } from './lookups.ts';
import { daysBefore, drawMoment } from './dates.ts';
import { drawPerson } from './people.ts';
import { createRandom, idOf } from './numbers.ts';
import type { DataSetRows, Scenario } from './scenario.ts';

const colleagueCount = 20;
const jobCount = 60;
const folderCount = 30;

const viewedShares = [0.55, 0.9, 0.2, 1, 0.35, 0.75, 0.05, 0.6, 0.45, 0.95, 0.15];
const shortlistedOneIn = [3, 7, 2, 9, 4, 12, 5];

interface Company {
  readonly random: Faker;
  readonly seed: number;
  readonly now: Date;
  readonly rows: DataSetRows;
}

export const busyCompany: Scenario['make'] = (rows, { seed, now }) => {
  const random = createRandom();
  random.seed([seed, -2]);
  const company = { random, seed, now, rows };
  const { accounts, recruiters } = colleagues(company);
  const jobs = moreJobs(company, recruiters);
  return {
    ...rows,
    accounts: [...rows.accounts, ...accounts],
    recruiters: [...rows.recruiters, ...recruiters],
    jobs: [...rows.jobs, ...jobs],
    shortlist: [...rows.shortlist, ...shortlists(company, jobs)],
    folders: [...rows.folders, ...folders(company)],
  };
};

function colleagues({ random, seed, rows }: Company): { accounts: AccountRow[]; recruiters: RecruiterRow[] } {
  const demo = demoRecruiter(rows);
  const mailboxFor = createMailboxes();
  for (const { name } of rows.recruiters) mailboxFor(name);
  const pairs = Array.from({ length: colleagueCount }, (_, n) => {
    const { name } = drawPerson(random);
    const accountId = idOf(seed, 'busy account', n);
    const id = idOf(seed, 'busy recruiter', n);
    const account: AccountRow = {
      ...demo.account,
      id: accountId,
      email: mailboxFor(name).replace('@mail.example', '@acme.example'),
    };
    const recruiter: RecruiterRow = {
      ...demo.recruiter,
      id,
      accountId,
      name,
      position: 'Recruiter',
      isCompanyAdmin: false,
      profilePicture: `/pictures/person/${id}.svg`,
      drawnAs: name,
    };
    return { account, recruiter };
  });
  return { accounts: pairs.map(({ account }) => account), recruiters: pairs.map(({ recruiter }) => recruiter) };
}

function moreJobs({ random, seed, now, rows }: Company, others: readonly RecruiterRow[]): JobRow[] {
  const { account, recruiter } = demoRecruiter(rows);
  const own = rows.jobs.filter(({ recruiterId }) => recruiterId === account.id);
  const pool = rows.candidates.slice(0, poolSize).map(({ id }) => id);
  return Array.from({ length: jobCount }, (_, n) => {
    const job = at(own, n);
    const { place } = at(knownPlaces, n);
    const owner = n % 3 === 2 ? at(others, n) : recruiter;
    const applicants = random.helpers.arrayElements(pool, random.number.int({ min: 0, max: 240 }));
    return {
      ...job,
      id: idOf(seed, 'busy job', n),
      title: `${job.title}, ${place.city}`,
      locations: [place],
      status: n % 4 === 3 ? 'CLOSED' : 'ACTIVE',
      recruiterId: owner.accountId,
      recruiterDetailsId: owner.id,
      applicants,
      viewedApplicants: applicants.slice(0, Math.round(applicants.length * at(viewedShares, n))),
      createdAt: daysBefore(now, 2 + 3 * n).toISOString(),
    };
  });
}

function shortlists({ random, seed, now }: Company, jobs: readonly JobRow[]): ShortlistRow[] {
  return jobs
    .flatMap((job, place) => {
      const oneIn = at(shortlistedOneIn, place);
      return job.viewedApplicants.filter((_, n) => n % oneIn === 0).map((candidateId) => ({ job, candidateId }));
    })
    .map(({ job, candidateId }, n) => ({
      id: idOf(seed, 'busy shortlist', n),
      jobId: job.id,
      candidateId,
      recruiterId: job.recruiterId,
      createdAt: drawMoment(random, new Date(job.createdAt), now),
    }));
}

function folders({ seed, now, rows }: Company): FolderRow[] {
  const { recruiter } = demoRecruiter(rows);
  const pool = rows.candidates.slice(0, poolSize);
  return searchSkills('', folderCount).map((skill, n) => ({
    id: idOf(seed, 'busy folder', n),
    name: `Good at ${skill}`,
    candidateIds: pool.filter(({ skills }) => skills.includes(skill)).map(({ id }) => id),
    recruiterId: recruiter.accountId,
    companyId: recruiter.companyId,
    createdAt: daysBefore(now, 200 - 6 * n).toISOString(),
  }));
}

function at<T>(list: readonly T[], n: number): T {
  const item = list[n % list.length];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
}
