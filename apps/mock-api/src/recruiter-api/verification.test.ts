import { getCompanyDetails } from '@glo/adapters/wire/company-page';
import { submitCompanyDocument, submitRecruiterDocument } from '@glo/adapters/wire/verification';
import { describe, expect, it } from 'vitest';
import type { UploadRow } from '../data/rows.ts';
import { aCompany, anAccount, aRecruiter } from '../testing/people.ts';
import { aRunningMockApi } from '../testing/running.ts';

const old = {
  documentLink: 'https://files.example/old.pdf',
  status: 'FAILED',
  submittedAt: '2026-03-01T00:00:00.000Z',
};
const now = '2026-11-02T09:00:00.000Z';

function anUpload(id: string, accountId: string, kind: UploadRow['kind']): UploadRow {
  return { id, accountId, kind, contentType: 'application/pdf', bytes: 1, createdAt: now };
}

/** Asha works at Acme and has created Startup; Bela has just signed up and created Newco; Carl works at Globex. */
async function people() {
  const failed = { ...old, status: 'FAILED' } as const;
  const running = await aRunningMockApi({
    accounts: [anAccount('asha', { documents: [failed] }), anAccount('bela'), anAccount('carl')],
    recruiters: [aRecruiter('asha', { companyId: 'acme' }), aRecruiter('carl', { companyId: 'globex' })],
    companies: [
      aCompany('acme', { documents: [failed] }),
      aCompany('startup', { createdBy: 'asha' }),
      aCompany('newco', { createdBy: 'bela' }),
      aCompany('globex'),
    ],
    uploads: [
      anUpload('a1', 'asha', 'recruiter-document'),
      anUpload('a2', 'asha', 'company-document'),
      anUpload('b1', 'bela', 'recruiter-document'),
      anUpload('b2', 'bela', 'company-document'),
    ],
  });
  const asha = await running.signedIn('asha@acme.example');
  return { ...running, asha, bela: await running.signedIn('bela@acme.example') };
}

/** Links as sent and as stored. */
const links = [
  ['https://files.example/new.pdf', 'https://files.example/new.pdf'],
  ['HTTP://files.example/a?b=c', 'HTTP://files.example/a?b=c'],
  [' files.example/new.pdf ', 'https://files.example/new.pdf'],
] as const;

const noLinks = [
  'javascript:alert(1)',
  'javascript://files.example/%0aalert(1)',
  'data:text/html,x',
  'ftp://files.example/a.pdf',
  'https://me:secret@files.example/a.pdf',
  'https://',
  'a file',
  'https://files.example/a file.pdf',
  'paper',
  '/etc/passwd',
  '/uploads/ffffffffffffffffffffffff.pdf',
  '/uploads/a1.html',
];

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

  it.each(links)('takes the link %s', async (documentLink, kept) => {
    const { asha, world } = await people();
    await asha.call(submitRecruiterDocument, { body: { ...document, documentLink } });
    expect(world.store.get('accounts', 'asha')?.documents[0]).toMatchObject({ documentLink: kept });
  });

  it.each([
    ...[...noLinks, '/uploads/a2.pdf', '/uploads/b1.pdf'].map((documentLink) => [{ documentLink }, 400] as const),
    [{ documentLink: ' ' }, 400],
    [{ documentLink: `https://files.example/${'x'.repeat(3000)}` }, 400],
    [{ recruiter_id: 'asha-details' }, 403],
  ] as const)('refuses %j with %i, and keeps nothing', async (change, status) => {
    const { asha, world } = await people();
    const answer = await asha.call(submitRecruiterDocument, { body: { ...document, ...change } });
    expect(answer).toMatchObject({ status, body: { message: expect.any(String) } });
    expect(world.store.get('accounts', 'asha')?.documents).toEqual([old]);
    expect(world.store.get('accounts', 'bela')?.documents).toEqual([]);
  });
});

describe('POST /company/submit/document', () => {
  const document = { recruiter_id: 'asha', company: 'acme', documentLink: '/uploads/a2.pdf', CIN: '' };

  it('takes a CIN instead', async () => {
    const { asha, world } = await people();
    const body = { ...document, documentLink: ' ', CIN: ' U72900KA2015PTC082988 ' };
    expect(await asha.call(submitCompanyDocument, { body })).toMatchObject({ status: 200, body: { status: 200 } });
    expect(world.store.get('companies', 'acme')?.documents).toEqual([
      { documentLink: '', cin: 'U72900KA2015PTC082988', status: 'SUBMITTED', submittedAt: now },
      old,
    ]);
    const { body: details } = await asha.call(getCompanyDetails, { params: { companyId: 'acme' } });
    expect(details).toMatchObject({ documents: [{ documentLink: '', status: 'SUBMITTED' }, old] });
  });

  it.each([
    [{ documentLink: '/uploads/a1.pdf' }, 400],
    [{ documentLink: '/uploads/b2.pdf' }, 400],
    [{ documentLink: '', CIN: 'x'.repeat(3001) }, 400],
    [{ company: 'newco' }, 403],
  ] as const)('refuses %j with %i, and keeps nothing', async (change, status) => {
    const { asha, world } = await people();
    const answer = await asha.call(submitCompanyDocument, { body: { ...document, ...change } });
    expect(answer).toMatchObject({ status, body: { message: expect.any(String) } });
    const kept = Array.from(world.store.all('companies'), ({ documents }) => documents);
    expect(kept).toEqual([[old], [], [], []]);
  });
});
