import type { Rows, VerificationStatus } from '../data/rows.ts';
import { busyCompany } from './busy-company.ts';
import { demoRecruiter } from './demo-recruiter.ts';

export type DataSetRows = { [C in keyof Rows]: Rows[C][] };

/** A named variation of the demo data set. Except in `noRecruiters`, the demo recruiter can sign in. */
export interface Scenario {
  readonly name: string;
  readonly description: string;
  /** Minimum number of candidates. */
  readonly candidates?: number;
  /** Returns other rows and leaves the given ones unchanged. */
  make(rows: DataSetRows, made: { readonly seed: number; readonly now: Date }): DataSetRows;
}

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
