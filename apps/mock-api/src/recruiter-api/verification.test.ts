import { getRecruiterDetails } from '@glo/adapters/wire/account';
import { getCompanyDetails } from '@glo/adapters/wire/company-page';
import { submitCompanyDocument, submitRecruiterDocument } from '@glo/adapters/wire/verification';
import { describe, expect, it } from 'vitest';
import type { UploadRow } from '../data/rows.ts';
import { aCompany, anAccount, aRecruiter } from '../testing/people.ts';
import { aRunningStandIn } from '../testing/running.ts';

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
  const running = await aRunningStandIn({
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

/** Links, and what is kept of them. */
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

  it('puts the newest document first, and the recruiter is under verification', async () => {
    const { asha } = await people();
    expect(await asha.call(submitRecruiterDocument, { body: document })).toMatchObject({ status: 200, body: {} });
    const { body } = await asha.call(getRecruiterDetails, { query: { id: 'asha' } });
    const submitted = { documentLink: '/uploads/a1.pdf', status: 'SUBMITTED', submittedAt: now };
    expect(body).toMatchObject({
      recruiter: [{ personal_verification_status: 'SUBMITTED', recruiter_id: { documents: [submitted, old] } }],
    });
  });

  it('counts the later one of two of the same moment', async () => {
    const { asha, world } = await people();
    await asha.call(submitRecruiterDocument, { body: document });
    await asha.call(submitRecruiterDocument, { body: { ...document, documentLink: 'https://files.example/2.pdf' } });
    expect(world.store.get('accounts', 'asha')?.documents.map(({ documentLink }) => documentLink)).toEqual([
      'https://files.example/2.pdf',
      '/uploads/a1.pdf',
      old.documentLink,
    ]);
  });

  it('comes before the details are saved, with or without a company', async () => {
    const { bela, world } = await people();
    for (const company of ['', 'globex']) {
      const body = { ...document, recruiter_id: 'bela', company, documentLink: '/uploads/b1.pdf' };
      expect((await bela.call(submitRecruiterDocument, { body })).status).toBe(200);
    }
    expect(world.store.get('accounts', 'bela')?.documents).toHaveLength(2);
  });

  it('does not take a status from outside', async () => {
    const { asha, world } = await people();
    await asha.call(submitRecruiterDocument, { body: { ...document, status: 'VERIFIED', verified: true } });
    expect(world.store.get('accounts', 'asha')?.documents[0]).toMatchObject({ status: 'SUBMITTED' });
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
    [{ name: undefined }, 400],
    [{ recruiter_id: 'bela' }, 403],
    [{ recruiter_id: 'asha-details' }, 403],
    [{ company: 'nowhere' }, 404],
  ] as const)('refuses %j with %i, and keeps nothing', async (change, status) => {
    const { asha, world } = await people();
    const answer = await asha.call(submitRecruiterDocument, { body: { ...document, ...change } });
    expect(answer).toMatchObject({ status, body: { message: expect.any(String) } });
    expect(world.store.get('accounts', 'asha')?.documents).toEqual([old]);
    expect(world.store.get('accounts', 'bela')?.documents).toEqual([]);
  });

  it('turns strangers away', async () => {
    const { visitor } = await people();
    expect((await visitor().call(submitRecruiterDocument, { body: document })).status).toBe(401);
  });
});

describe('POST /company/submit/document', () => {
  const document = { recruiter_id: 'asha', company: 'acme', documentLink: '/uploads/a2.pdf', CIN: '' };

  it('puts the newest document first with body status 200, and the company is under verification', async () => {
    const { asha } = await people();
    expect(await asha.call(submitCompanyDocument, { body: document })).toMatchObject({
      status: 200,
      body: { status: 200 },
    });
    const submitted = { documentLink: '/uploads/a2.pdf', status: 'SUBMITTED', submittedAt: now };
    const company = await asha.call(getCompanyDetails, { params: { companyId: 'acme' } });
    expect(company.body).toMatchObject({ documents: [submitted, old] });
    const recruiter = await asha.call(getRecruiterDetails, { query: { id: 'asha' } });
    expect(recruiter.body).toMatchObject({ recruiter: [{ company_verification_status: 'SUBMITTED' }] });
  });

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

  it.each(links)('takes the link %s', async (documentLink, kept) => {
    const { asha, world } = await people();
    await asha.call(submitCompanyDocument, { body: { ...document, documentLink } });
    expect(world.store.get('companies', 'acme')?.documents[0]).toMatchObject({ documentLink: kept });
  });

  it('is for who created the company, too: it comes before the details', async () => {
    const { bela, asha, world } = await people();
    const body = { recruiter_id: 'bela', company: 'newco', documentLink: '/uploads/b2.pdf', CIN: '' };
    expect((await bela.call(submitCompanyDocument, { body })).status).toBe(200);
    expect((await asha.call(submitCompanyDocument, { body: { ...document, company: 'startup' } })).status).toBe(200);
    expect(world.store.get('companies', 'newco')?.documents).toHaveLength(1);
    expect(world.store.get('companies', 'startup')?.documents).toHaveLength(1);
  });

  it.each([
    ...[...noLinks, '/uploads/a1.pdf', '/uploads/b2.pdf'].map((documentLink) => [{ documentLink }, 400] as const),
    [{ documentLink: '' }, 400],
    [{ documentLink: ' ', CIN: ' ' }, 400],
    [{ CIN: 'U72900KA2015PTC082988' }, 400],
    [{ documentLink: '', CIN: 'x'.repeat(3001) }, 400],
    [{ CIN: undefined }, 400],
    [{ recruiter_id: 'carl' }, 403],
    [{ company: 'globex' }, 403],
    [{ company: 'newco' }, 403],
    [{ company: 'nowhere' }, 404],
    [{ company: '' }, 400],
  ] as const)('refuses %j with %i, and keeps nothing', async (change, status) => {
    const { asha, world } = await people();
    const answer = await asha.call(submitCompanyDocument, { body: { ...document, ...change } });
    expect(answer).toMatchObject({ status, body: { message: expect.any(String) } });
    const kept = Array.from(world.store.all('companies'), ({ documents }) => documents);
    expect(kept).toEqual([[old], [], [], []]);
  });

  it('says in the words of the specification that only one may be given', async () => {
    const { asha } = await people();
    const answer = await asha.call(submitCompanyDocument, { body: { ...document, CIN: 'U72900KA2015PTC082988' } });
    expect(answer.body).toEqual({ message: 'You can only select one.' });
  });

  it('turns strangers away', async () => {
    const { visitor } = await people();
    expect((await visitor().call(submitCompanyDocument, { body: document })).status).toBe(401);
  });
});
