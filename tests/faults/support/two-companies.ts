import { createHash } from 'node:crypto';
import type { CodeRow, FolderRow, Rows, SessionRow, UploadRow } from '../../../apps/mock-api/src/data/rows.ts';
import type { DataSet } from '../../../apps/mock-api/src/store/store.ts';
import { aCandidate, aJob, aPost } from '../../../apps/mock-api/src/testing/hiring.ts';
import { aCompany, anAccount, aRecruiter } from '../../../apps/mock-api/src/testing/people.ts';

/**
 * At least one row of each collection. Asha and Ben are at Acme, where Maya is unconfirmed. Gita is at Globex. Nadia
 * has no company and Farid no details. Nina has not entered her sign-up code. Asha owns all other rows.
 */
export function twoCompanies(): Required<DataSet<Rows>> {
  const accounts = [
    ...['asha', 'ben', 'gita', 'nadia', 'farid'].map((id) => anAccount(id)),
    anAccount('maya', { email: 'maya@elsewhere.example' }),
  ];
  return {
    accounts: [...accounts, anAccount('nina', { verified: false })],
    recruiters: [
      ...['asha', 'ben', 'maya'].map((id) => aRecruiter(id, { companyId: 'acme' })),
      aRecruiter('gita', { companyId: 'globex' }),
      aRecruiter('nadia'),
    ],
    companies: [aCompany('acme', { createdBy: 'asha' }), aCompany('globex')],
    codes: [aCode('nina', 'sign-up', codes.nina), aCode('asha', 'password', codes.asha)],
    sessions: [
      ...accounts.map(({ id }) => aSession(id)),
      aSession('asha', { token: tokenOf('asha-expired'), expiresAt: '2026-01-02T00:00:00.000Z' }),
      aSession('asha', { token: tokenOf('asha-by-code'), wonBy: 'verifyotplogin' }),
    ],
    jobs: [
      aJob('job', { applicants: ['c1', 'c2', 'c3'], viewedApplicants: ['c1'] }),
      aJob('closed-job', { status: 'CLOSED' }),
    ],
    candidates: ['c1', 'c2', 'c3', 'c4', 'c5'].map((id) => aCandidate(id)),
    posts: [aPost('post', 'c1')],
    shortlist: [{ id: 's1', jobId: 'job', candidateId: 'c1', recruiterId: 'asha', createdAt: start }],
    folders: [aFolder('folder', 'asha', ['c1'])],
    messages: [{ id: 'm1', to: 'c1', kind: 'notification', subject: 'Notification', text: 'Hello', at: start }],
    uploads: [
      anUpload('0a', 'recruiter-document', 'application/pdf'),
      anUpload('0b', 'company-document', 'application/pdf'),
      anUpload('0c', 'company-image', 'image/png'),
    ],
  };
}

export const start = '2026-11-02T09:00:00.000Z';

/** Codes that were sent: Nina's for her email address, Asha's for a new password. */
export const codes = { nina: 123_456, asha: 654_321 };

export const tokenOf = (name: string): string => `token-of-${name}`;

function aSession(accountId: string, change: Partial<SessionRow> & { token?: string } = {}): SessionRow {
  const { token = tokenOf(accountId), ...rest } = change;
  const id = createHash('sha256').update(token).digest('hex');
  return { id, accountId, wonBy: 'login', createdAt: start, expiresAt: '2030-01-01T00:00:00.000Z', ...rest };
}

function aCode(accountId: string, purpose: CodeRow['purpose'], code: number): CodeRow {
  return {
    id: `${accountId}:${purpose}`,
    accountId,
    purpose,
    code,
    expiresAt: '2030-01-01T00:00:00.000Z',
    wrongTries: {},
  };
}

function aFolder(id: string, recruiterId: string, candidateIds: string[]): FolderRow {
  return { id, name: `Folder ${id}`, candidateIds, recruiterId, companyId: 'acme', createdAt: start };
}

function anUpload(id: string, kind: UploadRow['kind'], contentType: string): UploadRow {
  return { id, accountId: 'asha', kind, contentType, bytes: 3, createdAt: start };
}
