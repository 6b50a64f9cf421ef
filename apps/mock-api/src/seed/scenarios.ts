import type { Rows, VerificationStatus } from '../data/rows.ts';
import { busyCompany } from './busy-company.ts';
import { demoRecruiter } from './recruiters.ts';
import { days } from '../data/durations.ts';
import type { DataSetRows, Scenario } from './scenario.ts';
import { seedRows } from './seed.ts';

const applicants = 10_000;

export const noRecruiters = 'no-recruiters';

export const scenarios: readonly Scenario[] = [
  {
    name: 'demo',
    description: 'A verified recruiter with a company, active and closed jobs, applicants, shortlists and folders.',
    make: (rows) => rows,
  },
  {
    name: 'empty-company',
    description: 'The recruiter and the company are verified; there is no job, no folder and no colleague yet.',
    make: (rows) => {
      const { account, recruiter } = demoRecruiter(rows);
      return { ...rows, accounts: [account], recruiters: [recruiter], jobs: [], shortlist: [], folders: [] };
    },
  },
  {
    name: 'busy-company',
    description: 'A company with 20 more colleagues, 60 more jobs, 30 more folders and long shortlists.',
    make: busyCompany,
  },
  {
    name: 'failed-verification',
    description: 'The verification of the recruiter and of the company has failed.',
    make: (rows) => {
      const { account, company } = demoRecruiter(rows);
      return {
        ...rows,
        accounts: rows.accounts.map((row) => (row === account ? reviewed(row, 'FAILED') : row)),
        companies: rows.companies.map((row) => (row === company ? reviewed(row, 'FAILED') : row)),
      };
    },
  },
  {
    name: 'many-applicants',
    description: 'The newest active job of the recruiter has 10,000 applicants.',
    candidates: 12_000,
    make: (rows) => {
      const { account } = demoRecruiter(rows);
      const newest = rows.jobs
        .filter(({ recruiterId, status }) => recruiterId === account.id && status === 'ACTIVE')
        .reduce((a, b) => (b.createdAt > a.createdAt ? b : a));
      const ids = new Set([...newest.applicants, ...rows.candidates.map(({ id }) => id)]);
      const applied = [...ids].slice(0, applicants);
      return { ...rows, jobs: rows.jobs.map((row) => (row === newest ? { ...row, applicants: applied } : row)) };
    },
  },
  {
    name: noRecruiters,
    description: 'Students only: there is no recruiter, no company and no job before the first sign-up.',
    make: (rows) => ({ ...rows, accounts: [], recruiters: [], companies: [], jobs: [], shortlist: [], folders: [] }),
  },
];

const reviewed = <R extends Rows['accounts' | 'companies']>(row: R, status: VerificationStatus): R => ({
  ...row,
  documents: row.documents.map((document) => ({ ...document, status })),
});

export interface KnownDataSet {
  readonly scenario: string;
  readonly seed: number;
  readonly candidates: number;
  readonly day?: Date;
}

const mostKept = 3;
const kept = new Map<string, DataSetRows>();

/** Dates count from the start of the day (UTC), so that the rows are the same all day. Callers share them. */
export function knownDataSet(
  { scenario: name, seed, candidates, day: given }: KnownDataSet,
  now: Date,
): DataSetRows | undefined {
  const scenario = scenarios.find((each) => each.name === name);
  if (scenario === undefined) return undefined;
  const day = new Date(Math.floor((given ?? now).getTime() / days(1)) * days(1));
  return scenario.make(usual(seed, Math.max(candidates, scenario.candidates ?? 0), day), { seed, now: day });
}

/** Cached, because 1,000 candidates take 0.1 s. */
function usual(seed: number, candidates: number, now: Date): DataSetRows {
  const key = `${seed} ${candidates} ${now.toISOString()}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size === mostKept) kept.clear();
  const rows = seedRows({ seed, candidates, now });
  kept.set(key, rows);
  return rows;
}
