import { hash } from 'node:crypto';
import type { AccountRow, CompanyRow, Rows, SubmittedDocument, VerificationStatus } from '../data/rows.ts';
import { refuse } from '../http/refusal.ts';
import { companyOf } from '../recruiter-api/company-access.ts';
import { newestFirst } from '../recruiter-api/wire-company.ts';
import type { Reader, Writer } from '../store/store.ts';

export type Subject = { readonly recruiterId: string } | { readonly companyId: string };

export interface Named {
  readonly document?: string | undefined;
  readonly company?: string | undefined;
}

export const none = 'none';

export type Submission = ReturnType<typeof submissionOf>;

/**
 * Returns what a decision now would apply to. A document without a company belongs to the recruiter's current one.
 * `document` is a name made of its content, because documents have no id.
 */
export function submissionOf(reader: Reader<Rows>, subject: Subject) {
  const row = rowOf(reader, subject);
  const [newest] = newestFirst(row.documents);
  const company = 'emailDomain' in row ? row : reader.get('companies', companyIdOf(reader, row, newest) ?? '');
  return {
    document: newest === undefined ? none : documentName(row.id, newest),
    company: company?.id ?? none,
    companyName: company?.name ?? '',
    emailDomain: company?.emailDomain ?? '',
  };
}

/** `at` is an ISO date. Throws 409 if `named` is not the newest submission (decisions 24 and 79). */
export function decide(
  tx: Writer<Rows>,
  subject: Subject,
  status: VerificationStatus,
  at: string,
  named: Named = {},
): void {
  requireNewest(tx, subject, named);
  const row = rowOf(tx, subject);
  const [newest, ...older] = newestFirst(row.documents);
  const decided = { documentLink: '', submittedAt: at, ...newest, status };
  if ('emailDomain' in row) {
    tx.put('companies', { ...row, documents: [decided, ...older] });
    return;
  }
  const companyId = companyIdOf(tx, row, newest);
  tx.put('accounts', { ...row, documents: [{ ...decided, ...(companyId !== null && { companyId }) }, ...older] });
}

function requireNewest(reader: Reader<Rows>, subject: Subject, named: Named): void {
  const { document, company, companyName, emailDomain } = submissionOf(reader, subject);
  if ((named.document ?? document) === document && (named.company ?? company) === company) return;
  const [newest] = newestFirst(rowOf(reader, subject).documents);
  const paper = newest
    ? `the newest document (${newest.cin === undefined ? newest.documentLink : `CIN ${newest.cin}`}, ${newest.submittedAt})`
    : 'that nothing was submitted';
  const place = company === none ? 'no company' : `${companyName} (${emailDomain})`;
  throw refuse.conflict(`Please check ${paper} for ${place}, then name both: ${document} ${company}.`);
}

export function isReviewed(reader: Reader<Rows>, subject: Subject): boolean {
  const row = rowOf(reader, subject);
  const [newest] = newestFirst(row.documents);
  if (newest === undefined || newest.status === 'SUBMITTED') return false;
  return 'emailDomain' in row || newest.companyId === (companyOf(reader, row.id) ?? undefined);
}

function rowOf(reader: Reader<Rows>, subject: Subject): AccountRow | CompanyRow {
  const row =
    'recruiterId' in subject ? reader.get('accounts', subject.recruiterId) : reader.get('companies', subject.companyId);
  if (row !== undefined) return row;
  throw refuse.notFound(
    'recruiterId' in subject ? 'There is no recruiter with this account id.' : 'There is no such company.',
  );
}

const companyIdOf = (reader: Reader<Rows>, { id }: AccountRow, newest: SubmittedDocument | undefined) =>
  newest?.companyId ?? companyOf(reader, id);

function documentName(owner: string, { documentLink, cin, submittedAt }: SubmittedDocument): string {
  return hash('sha256', JSON.stringify([owner, documentLink, cin, submittedAt]), 'hex').slice(0, 16);
}
