import { getRecruiterDetails } from '@glo/adapters/wire/account';
import { submitCompanyDocument, submitRecruiterDocument } from '@glo/adapters/wire/verification';
import { describe, expect, it } from 'vitest';
import { aCompany, aRecruiter } from '../testing/people.ts';
import { aSignedInAsha } from '../testing/running.ts';
import type { Visitor } from '../testing/visitor.ts';

const now = '2026-11-02T09:00:00.000Z';

const ashaOfAcme = () =>
  aSignedInAsha({
    recruiters: [aRecruiter('asha', { companyId: 'acme' })],
    companies: [aCompany('acme', { createdBy: 'asha' }), aCompany('globex')],
  });

const decide = (visitor: Visitor, body: unknown) => visitor.post('/__mock/verifications', body);
const queue = async (visitor: Visitor) => (await visitor.fetch('/__mock/verifications')).body;

async function statusesOf(asha: Visitor) {
  const { body } = await asha.call(getRecruiterDetails, { query: { id: 'asha' } });
  const [recruiter] = (body as { recruiter: Record<string, unknown>[] }).recruiter;
  return [recruiter?.['personal_verification_status'], recruiter?.['company_verification_status']];
}

async function submit(asha: Visitor) {
  const own = {
    recruiter_id: 'asha',
    name: 'Asha Rao',
    company: 'acme',
    documentLink: 'https://files.example/id.pdf',
  };
  expect((await asha.call(submitRecruiterDocument, { body: own })).status).toBe(200);
  const ofCompany = { recruiter_id: 'asha', company: 'acme', CIN: 'U72200', documentLink: '' };
  expect((await asha.call(submitCompanyDocument, { body: ofCompany })).status).toBe(200);
}

describe('the review queue', () => {
  it('holds exactly the submitters', async () => {
    const { asha } = await ashaOfAcme();
    expect(await queue(asha)).toEqual({ verifications: [] });
    await submit(asha);
    expect(await queue(asha)).toEqual({
      verifications: [
        {
          recruiterId: 'asha',
          name: 'Asha Rao',
          email: 'asha@acme.example',
          document: expect.stringMatching(/^[0-9a-f]{16}$/),
          company: 'acme',
          companyName: 'Company acme',
          emailDomain: 'acme.example',
          status: 'SUBMITTED',
          documents: [{ documentLink: 'https://files.example/id.pdf', status: 'SUBMITTED', submittedAt: now }],
        },
        {
          companyId: 'acme',
          name: 'Company acme',
          url: 'acme.example',
          document: expect.stringMatching(/^[0-9a-f]{16}$/),
          company: 'acme',
          companyName: 'Company acme',
          emailDomain: 'acme.example',
          cin: 'U72200',
          status: 'SUBMITTED',
          documents: [{ documentLink: '', status: 'SUBMITTED', submittedAt: now }],
        },
      ],
    });
  });

  it('drops a submitter after the decision', async () => {
    const { asha } = await ashaOfAcme();
    await submit(asha);
    await decide(asha, { recruiterId: 'asha', status: 'VERIFIED' });
    expect(await queue(asha)).toMatchObject({ verifications: [{ companyId: 'acme' }] });
    await decide(asha, { companyId: 'acme', status: 'FAILED' });
    expect(await queue(asha)).toEqual({ verifications: [] });
  });
});

describe('a decision', () => {
  it.each(['NOT_SUBMITTED', 'SUBMITTED', 'FAILED', 'VERIFIED'])('can be %s without a submission', async (status) => {
    const { asha } = await ashaOfAcme();
    await decide(asha, { recruiterId: 'asha', status });
    await decide(asha, { companyId: 'acme', status });
    expect(await statusesOf(asha)).toEqual([status, status]);
  });

  it.each([
    [404, { recruiterId: 'nobody', status: 'VERIFIED' }, 'There is no recruiter with this account id.'],
    [404, { companyId: 'nowhere', status: 'VERIFIED' }, 'There is no such company.'],
    [400, { status: 'VERIFIED' }, 'Please name either a recruiterId (the account id) or a companyId.'],
    [400, { recruiterId: 'asha', companyId: 'acme', status: 'VERIFIED' }, 'Please name either'],
    [400, { recruiterId: 'asha', status: 'verified' }, 'status: Invalid option: expected one of "NOT_SUBMITTED"|'],
    [400, { recruiterId: 'asha' }, 'status: '],
    [400, { recruiter_id: 'asha', status: 'VERIFIED' }, 'Unrecognized key: "recruiter_id"'],
  ])('is refused with %i: %j', async (status, body, message) => {
    const { asha } = await ashaOfAcme();
    expect(await decide(asha, body)).toMatchObject({ status, body: { message: expect.stringContaining(message) } });
    expect(await statusesOf(asha)).toEqual(['NOT_SUBMITTED', 'NOT_SUBMITTED']);
  });
});
