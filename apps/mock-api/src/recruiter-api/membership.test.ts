import { getCompanyDetails } from '@glo/adapters/wire/company-page';
import { getJob } from '@glo/adapters/wire/jobs';
import { deleteAccount } from '@glo/adapters/wire/profile';
import { submitCompanyDocument } from '@glo/adapters/wire/verification';
import { describe, expect, it } from 'vitest';
import type { CompanyRow, SubmittedDocument, VerificationStatus } from '../data/rows.ts';
import { aJob } from '../testing/hiring.ts';
import { aCompany, anAccount, aRecruiter, passwordOfAll } from '../testing/people.ts';
import { aRunningMockApi } from '../testing/running.ts';
import type { Visitor } from '../testing/visitor.ts';

const aDocument = (status: VerificationStatus): SubmittedDocument => ({
  documentLink: 'https://files.example/paper.pdf',
  companyId: 'acme',
  status,
  submittedAt: '2026-03-01T00:00:00.000Z',
});

/** Email addresses of Acme's members. Asha created the company. */
const addresses: Readonly<Record<string, string>> = {
  asha: 'asha@acme.example',
  ben: 'ben@acme.example',
  maya: 'maya@elsewhere.example',
  sub: 'sub@jobs.acme.example',
};

async function acme(company: Partial<CompanyRow> = {}, mayasStatus?: VerificationStatus) {
  const names = Object.keys(addresses);
  const mayas = mayasStatus === undefined ? [] : [aDocument(mayasStatus)];
  const running = await aRunningMockApi({
    accounts: names.map((name) =>
      anAccount(name, { email: addresses[name] ?? '', documents: name === 'maya' ? mayas : [] }),
    ),
    recruiters: names.map((name) => aRecruiter(name, { companyId: 'acme', isCompanyAdmin: name === 'asha', name })),
    companies: [
      aCompany('acme', {
        createdBy: 'asha',
        emailDomain: 'acme.example',
        documents: [aDocument('SUBMITTED')],
        ...company,
      }),
    ],
    jobs: [aJob('job', { recruiterId: 'asha', applicants: [] })],
  });
  return { ...running, as: (name: string) => running.signedIn(addresses[name] ?? '') };
}

const cin = (name: string) => ({
  body: { recruiter_id: name, company: 'acme', documentLink: '', CIN: 'U72900KA2015PTC082988' },
});
const notConfirmed =
  'Your membership of this company is not confirmed yet. Complete your personal verification to confirm it.';

/** A call that only confirmed members may make. */
const jobFor = (caller: Visitor) => caller.call(getJob, { params: { jobId: 'job' } });

describe('a membership', () => {
  it('is confirmed for the admin of a company without a creator', async () => {
    const { as } = await acme({ createdBy: null, emailDomain: '' });
    expect((await jobFor(await as('asha'))).status).toBe(200);
  });

  it.each([
    ['below the domain of the creator', 'sub', {}],
    ['of any domain if that of the creator is unknown', 'ben', { createdBy: null, emailDomain: '' }],
  ])('is not confirmed by an address %s', async (_what, name, company) => {
    const { as } = await acme(company);
    expect((await jobFor(await as(name))).status).toBe(403);
  });

  it.each(['SUBMITTED', 'FAILED'] as const)('is not confirmed by a document that is %s', async (status) => {
    const { as } = await acme({}, status);
    expect((await jobFor(await as('maya'))).status).toBe(403);
  });

  it('is not confirmed by a document that was verified before a company was named', async () => {
    const { companyId: _, ...document } = aDocument('VERIFIED');
    const { as, world } = await acme();
    const maya = world.store.get('accounts', 'maya');
    if (maya === undefined) throw new Error('Maya is gone');
    await world.store.write((tx) => tx.put('accounts', { ...maya, documents: [document] }));
    expect((await jobFor(await as('maya'))).status).toBe(403);
  });

  it('is not confirmed by an address of a free-mail domain that the creator has, too', async () => {
    const { signedIn } = await aRunningMockApi({
      accounts: [anAccount('sam', { email: 'sam@gmail.com' }), anAccount('tom', { email: 'tom@gmail.com' })],
      recruiters: [aRecruiter('sam', { companyId: 'acme' }), aRecruiter('tom', { companyId: 'acme' })],
      companies: [aCompany('acme', { createdBy: 'sam', emailDomain: 'gmail.com' })],
      jobs: [aJob('job', { recruiterId: 'sam' })],
    });
    expect((await jobFor(await signedIn('tom@gmail.com'))).status).toBe(403);
  });
});

describe('company documents', () => {
  it('are submitted by confirmed members only while there is no admin', async () => {
    const { as } = await acme({ createdBy: null });
    await (await as('asha')).call(deleteAccount, {
      body: { password: passwordOfAll, recruiterId: 'asha', recruiterDetailsId: '', is_google_signedin: false },
    });
    expect(await (await as('maya')).call(submitCompanyDocument, cin('maya'))).toMatchObject({
      status: 403,
      body: { message: notConfirmed },
    });
  });

  it('wait for the reviewer of a verified company, who alone changes the status', async () => {
    const { as } = await acme({ documents: [aDocument('VERIFIED')] });
    const asha = await as('asha');
    expect((await asha.call(submitCompanyDocument, cin('asha'))).status).toBe(200);
    const { body: waiting } = await asha.fetch('/__mock/verifications');
    expect(waiting).toMatchObject({ verifications: [{ companyId: 'acme', cin: 'U72900KA2015PTC082988' }] });
    await asha.post('/__mock/verifications', { companyId: 'acme', status: 'FAILED' });
    const { body: company } = await asha.call(getCompanyDetails, { params: { companyId: 'acme' } });
    expect(company).toMatchObject({ documents: [{ status: 'FAILED' }, { status: 'VERIFIED' }] });
  });
});
