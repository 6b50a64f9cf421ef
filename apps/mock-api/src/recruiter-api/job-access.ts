import type { AccountRow, JobRow, Rows } from '../data/rows.ts';
import { refuse } from '../http/refusal.ts';
import type { Reader } from '../store/store.ts';
import { companyOf, requireConfirmedMember } from './company-access.ts';

/**
 * Confirmed colleagues see a job, and only its recruiter changes it (decisions 17 and 59). All functions throw 404
 * or 403.
 */

export function requireVisibleJob(reader: Reader<Rows>, account: AccountRow, jobId: string): JobRow {
  const job = knownJob(reader, jobId);
  if (job.recruiterId === account.id) return job;
  const company = reader.get('companies', companyOf(reader, account.id) ?? '');
  if (company?.id !== job.companyId) throw refuse.forbidden('This job belongs to another company.');
  requireConfirmedMember(reader, company, account);
  return job;
}

export function requireOwnJob(reader: Reader<Rows>, account: AccountRow, jobId: string): JobRow {
  const job = knownJob(reader, jobId);
  if (job.recruiterId !== account.id) throw refuse.forbidden('This job belongs to another recruiter.');
  return job;
}

export function requireVisibleJobs(reader: Reader<Rows>, account: AccountRow, recruiterId: string): JobRow[] {
  const jobs = reader.find('jobs', 'recruiterId', recruiterId);
  // The later of two jobs of the same moment comes first.
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
