import { submitCompanyDocument, submitRecruiterDocument } from '@glo/adapters/wire/verification';
import { describe, expect, it } from 'vitest';
import type { UploadRow } from '../data/rows.ts';
import { aCompany, anAccount, aRecruiter } from '../testing/people.ts';
import { aSignedInAsha } from '../testing/running.ts';

const old = {
  documentLink: 'https://files.example/old.pdf',
  status: 'FAILED',
  submittedAt: '2026-03-01T00:00:00.000Z',
};
const now = '2026-11-02T09:00:00.000Z';

function anUpload(id: string, kind: UploadRow['kind']): UploadRow {
  return { id, accountId: 'asha', kind, contentType: 'application/pdf', bytes: 1, createdAt: now };
}

/** Asha works at Acme and has uploaded documents. */
function people() {
  const failed = { ...old, status: 'FAILED' } as const;
  return aSignedInAsha({
    accounts: [anAccount('asha', { documents: [failed] })],
    recruiters: [aRecruiter('asha', { companyId: 'acme' })],
    companies: [aCompany('acme', { documents: [failed] })],
    uploads: [anUpload('a1', 'recruiter-document'), anUpload('a2', 'company-document')],
  });
}

describe('POST /submit/document', () => {
  const document = { recruiter_id: 'asha', name: 'Asha Rao', company: 'acme', documentLink: '/uploads/a1.pdf' };

  it('counts the later of two documents of the same moment', async () => {
    const { asha, world } = await people();
    await asha.call(submitRecruiterDocument, { body: document });
    await asha.call(submitRecruiterDocument, { body: { ...document, documentLink: 'https://files.example/2.pdf' } });
    expect(world.store.get('accounts', 'asha')?.documents.map(({ documentLink }) => documentLink)).toEqual([
      'https://files.example/2.pdf',
      '/uploads/a1.pdf',
      old.documentLink,
    ]);
  });

  it.each(['/uploads/ffffffffffffffffffffffff.pdf', '/uploads/a1.html', '/uploads/a2.pdf'])(
    'refuses the upload %s, and keeps nothing',
    async (documentLink) => {
      const { asha, world } = await people();
      expect((await asha.call(submitRecruiterDocument, { body: { ...document, documentLink } })).status).toBe(400);
      expect(world.store.get('accounts', 'asha')?.documents).toEqual([old]);
    },
  );
});

describe('POST /company/submit/document', () => {
  const document = { recruiter_id: 'asha', company: 'acme', documentLink: '/uploads/a2.pdf', CIN: '' };

  it('refuses an upload of another kind, and keeps nothing', async () => {
    const documentLink = '/uploads/a1.pdf';
    const { asha, world } = await people();
    expect((await asha.call(submitCompanyDocument, { body: { ...document, documentLink } })).status).toBe(400);
    expect(world.store.get('companies', 'acme')?.documents).toEqual([old]);
  });
});
