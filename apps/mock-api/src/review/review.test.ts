import { getRecruiterDetails } from '@glo/adapters/wire/account';
import { describe, expect, it } from 'vitest';
import type { SubmittedDocument } from '../data/rows.ts';
import { statusOf } from '../recruiter-api/wire-company.ts';
import { aCompany, anAccount, aRecruiter } from '../testing/people.ts';
import { aRunningMockApi } from '../testing/running.ts';
import { type Named, submissionOf } from './decide.ts';
import { review } from './review.ts';

const rows = {
  accounts: [anAccount('asha'), anAccount('bela'), anAccount('maya')],
  recruiters: [aRecruiter('asha'), aRecruiter('maya', { name: 'Maya', companyId: 'acme' })],
  companies: [
    aCompany('acme', { name: 'Acme Works' }),
    aCompany('twin-1', { name: 'Twin', url: 'one.example' }),
    aCompany('twin-2', { name: 'Tw\u0456n', url: 'two.example' }),
  ],
};

describe('a review', () => {
  it.each(['asha@acme.example', ' Asha@ACME.example '])('is shown to the recruiter %s', async (who) => {
    const { world, signedIn } = await aRunningMockApi(rows);
    expect(await review(world, { who, status: 'VERIFIED' })).toBe(
      'Asha Rao <asha@acme.example>: the personal verification is VERIFIED.',
    );
    const { body } = await (await signedIn('asha@acme.example')).call(getRecruiterDetails, { query: { id: 'asha' } });
    expect(body).toMatchObject({ recruiter: [{ personal_verification_status: 'VERIFIED' }] });
  });

  it('names the email address of a recruiter without details', async () => {
    const { world } = await aRunningMockApi(rows);
    expect(await review(world, { who: 'bela@acme.example', status: 'FAILED' })).toBe(
      '<bela@acme.example>: the personal verification is FAILED.',
    );
  });

  it.each(['Acme Works', 'acme works ', 'acme'])('finds the company by %j', async (who) => {
    const { world } = await aRunningMockApi(rows);
    expect(await review(world, { who, status: 'FAILED' })).toBe('Acme Works: the company verification is FAILED.');
    expect(statusOf(world.store.get('companies', 'acme')?.documents ?? [])).toBe('FAILED');
  });

  it('lists the companies that share a name', async () => {
    const { world } = await aRunningMockApi(rows);
    await expect(review(world, { who: 'twin', status: 'VERIFIED' })).rejects.toThrow(
      'Several companies are called "twin". Please name one by its id: twin-1 (one.example, acme.example), twin-2 (two.example, acme.example).',
    );
    await review(world, { who: 'twin-2', status: 'VERIFIED' });
    expect(statusOf(world.store.get('companies', 'twin-1')?.documents ?? [])).toBe('NOT_SUBMITTED');
  });
});

describe('the document and the company of a review', () => {
  const paper = (link: string, companyId?: string): SubmittedDocument => ({
    documentLink: `https://files.example/${link}.pdf`,
    status: 'SUBMITTED',
    submittedAt: '2026-11-02T08:00:00.000Z',
    ...(companyId !== undefined && { companyId }),
  });

  async function mayaSubmitted(document: SubmittedDocument) {
    const { world } = await aRunningMockApi(rows);
    const submits = (newest: SubmittedDocument) =>
      world.store.write((tx) => {
        const account = tx.get('accounts', 'maya') ?? anAccount('maya');
        tx.put('accounts', { ...account, documents: [newest, ...account.documents] });
      });
    await submits(document);
    const { document: name, company } = submissionOf(world.store, { recruiterId: 'maya' });
    return {
      world,
      submits,
      decides: (named: Named = { document: name, company }) =>
        review(world, { who: 'maya@acme.example', status: 'VERIFIED', ...named }),
      status: () => statusOf(world.store.get('accounts', 'maya')?.documents ?? []),
    };
  }

  it('are named in the decision', async () => {
    const { decides, status } = await mayaSubmitted(paper('id', 'acme'));
    await expect(decides({})).rejects.toThrow(
      /^Please check the newest document \(https:\/\/files\.example\/id\.pdf, 2026-11-02T08:00:00\.000Z\) for Acme Works \(acme\.example\), then name both: [0-9a-f]{16} acme\.$/,
    );
    expect(status()).toBe('SUBMITTED');
    expect(await decides()).toBe('Maya <maya@acme.example>: the personal verification for Acme Works is VERIFIED.');
    expect(status()).toBe('VERIFIED');
  });

  it.each([
    ['a newer document', paper('swapped', 'acme')],
    ['the same document for another company', paper('id', 'twin-1')],
  ])('are refused after %s', async (_what, newer) => {
    const { submits, decides, status } = await mayaSubmitted(paper('id', 'acme'));
    await submits({ ...newer, submittedAt: '2026-11-02T08:00:01.000Z' });
    await expect(decides()).rejects.toMatchObject({ statusCode: 409 });
    expect(status()).toBe('SUBMITTED');
  });

  it('are refused after a move to another company', async () => {
    const { world, decides, status } = await mayaSubmitted(paper('id'));
    await world.store.write((tx) => tx.put('recruiters', aRecruiter('maya', { companyId: 'twin-1' })));
    await expect(decides()).rejects.toMatchObject({ statusCode: 409 });
    expect(status()).toBe('SUBMITTED');
  });

  it('need no name to change a decision, until there is another document or company', async () => {
    const { world, decides, submits } = await mayaSubmitted(paper('id'));
    await decides();
    await decides();
    await decides({});
    await world.store.write((tx) => tx.put('recruiters', aRecruiter('maya', { companyId: 'twin-1' })));
    await expect(decides({})).rejects.toMatchObject({ statusCode: 409 });
    await world.store.write((tx) => tx.put('recruiters', aRecruiter('maya', { companyId: 'acme' })));
    await submits({ ...paper('swapped'), submittedAt: '2026-11-02T08:00:01.000Z' });
    await expect(decides({})).rejects.toMatchObject({ statusCode: 409 });
  });

  it('are needed even if nothing was submitted', async () => {
    const { world } = await aRunningMockApi(rows);
    const decision = { who: 'maya@acme.example', status: 'VERIFIED' } as const;
    await expect(review(world, decision)).rejects.toThrow(
      'Please check that nothing was submitted for Acme Works (acme.example), then name both: none acme.',
    );
    expect(await review(world, { ...decision, document: 'none', company: 'acme' })).toContain('for Acme Works');
  });
});
