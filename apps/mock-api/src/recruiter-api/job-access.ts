import type { AccountRow, JobRow, Rows } from '../data/rows.ts';
import { refuse } from '../http/refusal.ts';
import type { Reader } from '../store/store.ts';
import { companyOf, requireConfirmedMember } from './company-access.ts';

/** Who may see and change which job (decisions 17 and 59): confirmed colleagues see, the job's own recruiter changes. */

/** A job of the asking recruiter or of a colleague; 404 when there is none, 403 when it is another company's or they are no confirmed member. */
export function requireVisibleJob(reader: Reader<Rows>, account: AccountRow, jobId: string): JobRow {
  const job = knownJob(reader, jobId);
  if (job.recruiterId === account.id) return job;
  const company = reader.get('companies', companyOf(reader, account.id) ?? '');
  if (company?.id !== job.companyId) throw refuse.forbidden('This job belongs to another company.');
  requireConfirmedMember(reader, company, account);
  return job;
}

/** A job the asking recruiter has posted; 404 when there is none, 403 when it is somebody else's. */
export function requireOwnJob(reader: Reader<Rows>, account: AccountRow, jobId: string): JobRow {
  const job = knownJob(reader, jobId);
  if (job.recruiterId !== account.id) throw refuse.forbidden('This job belongs to another recruiter.');
  return job;
}

/**
 * The jobs of a recruiter that the asking one may see, newest first: all of their own, and what a colleague has posted
 * for the company they share. 404 when there is no such recruiter, 403 when they are no colleague or the asking one is not
 * confirmed.
 */
export function requireVisibleJobs(reader: Reader<Rows>, account: AccountRow, recruiterId: string): JobRow[] {
  const jobs = reader.find('jobs', 'recruiterId', recruiterId);
  // Of two posted in the same moment, the one stored later comes first.
  const newestFirst = jobs.toReversed().sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  if (recruiterId === account.id) return newestFirst;
  if (reader.get('accounts', recruiterId) === undefined) throw refuse.notFound('There is no such recruiter.');
  const company = reader.get('companies', companyOf(reader, account.id) ?? '');
  if (company === undefined || company.id !== companyOf(reader, recruiterId)) {
    throw refuse.forbidden('You can only see the jobs of your own company.');
  }
  requireConfirmedMember(reader, company, account);
  return newestFirst.filter((job) => job.companyId === company.id);
}

function knownJob(reader: Reader<Rows>, id: string): JobRow {
  const job = reader.get('jobs', id);
  if (job === undefined) throw refuse.notFound('There is no such job.');
  return job;
}
