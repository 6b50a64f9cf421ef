import {
  submitCompanyDocument,
  submitRecruiterDocument,
  uploadCompanyDocument,
  uploadRecruiterDocument,
} from '@glo/adapters/wire/verification';
import type { FastifyInstance } from 'fastify';
import { currentAccount } from '../accounts/accounts.ts';
import type { AccountRow, Rows, SubmittedDocument } from '../data/rows.ts';
import { refuse } from '../http/refusal.ts';
import { route } from '../http/route.ts';
import type { UseLimits } from '../limits/use-limits.ts';
import type { Reader } from '../store/store.ts';
import { takeUpload } from '../uploads/take-upload.ts';
import { readDocumentLink } from '../uploads/upload-address.ts';
import { companyOf, requireOwnCompany, requireVerifier } from './company-access.ts';

export function verificationRoutes(app: FastifyInstance, limits: UseLimits): void {
  route(app, uploadRecruiterDocument, async ({ account, request }) => {
    return { recruiterDocumentUrl: await takeUpload(limits, { request, account, kind: 'recruiter-document' }) };
  });

  route(app, uploadCompanyDocument, async ({ account, request }) => {
    return { companyDocumentUrl: await takeUpload(limits, { request, account, kind: 'company-document' }) };
  });

  route(app, submitRecruiterDocument, async (input) => {
    const { body, account, store, now } = input;
    if (body.recruiter_id !== account.id) throw refuse.forbidden('You can only submit your own documents.');
    await store.write((tx) => {
      const current = currentAccount(tx, account.id);
      if (body.company !== '' && tx.get('companies', body.company) === undefined) {
        throw refuse.notFound('There is no such company.');
      }
      const link = readDocumentLink(tx, account.id, 'recruiter-document', body.documentLink);
      limits.allowRow('documents', submittedBy(tx, account), input);
      const document = { ...submitted(link, now()), ...(body.company !== '' && { companyId: body.company }) };
      tx.put('accounts', { ...current, documents: [document, ...current.documents] });
    });
    return {};
  });

  route(app, submitCompanyDocument, async (input) => {
    const { body, account, store, now } = input;
    if (body.recruiter_id !== account.id) throw refuse.forbidden('You can only submit documents in your own name.');
    const cin = body.CIN.trim();
    const text = body.documentLink.trim();
    if (cin === '' && text === '') throw refuse.badRequest('Please give a CIN or a document.');
    if (cin !== '' && text !== '') throw refuse.badRequest('You can only select one.');
    await store.write((tx) => {
      const company = requireOwnCompany(tx, account, body.company);
      requireVerifier(tx, company, account);
      const link = text === '' ? '' : readDocumentLink(tx, account.id, 'company-document', text);
      limits.allowRow('documents', submittedBy(tx, account), input);
      const document = { ...submitted(link, now()), ...(cin !== '' && { cin }) };
      tx.put('companies', { ...company, documents: [document, ...company.documents] });
    });
    return { status: 200 };
  });
}

function submittedBy(reader: Reader<Rows>, { id }: AccountRow) {
  const created = reader.find('companies', 'createdBy', id);
  const own = reader.get('companies', companyOf(reader, id) ?? '');
  const companies = own === undefined || own.createdBy === id ? created : [own, ...created];
  return [currentAccount(reader, id), ...companies]
    .flatMap(({ documents }) => documents)
    .map(({ submittedAt }) => ({ createdAt: submittedAt }));
}

function submitted(documentLink: string, now: Date): SubmittedDocument {
  return { documentLink, status: 'SUBMITTED', submittedAt: now.toISOString() };
}
