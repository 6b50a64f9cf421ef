import { getRecruiterDetails } from '@glo/adapters/wire/account';
import { describe, expect, it } from 'vitest';
import { statusOf } from '../recruiter-api/wire-documents.ts';
import { aCompany, anAccount, aRecruiter } from '../testing/people.ts';
import { aRunningStandIn } from '../testing/running.ts';
import { review } from './review.ts';

const rows = {
  accounts: [anAccount('asha'), anAccount('bela')],
  recruiters: [aRecruiter('asha')],
  companies: [
    aCompany('acme', { name: 'Acme Works' }),
    aCompany('twin-1', { name: 'Twin', url: 'one.example' }),
    aCompany('twin-2', { name: 'Twin', url: 'two.example' }),
  ],
};

describe('a review', () => {
  it.each(['asha@acme.example', ' Asha@ACME.example '])('of the recruiter %s is what they read', async (who) => {
    const { world, signedIn } = await aRunningStandIn(rows);
    expect(await review(world, { who, status: 'VERIFIED' })).toBe(
      'Asha Rao <asha@acme.example>: the personal verification is VERIFIED.',
    );
    const { body } = await (await signedIn('asha@acme.example')).call(getRecruiterDetails, { query: { id: 'asha' } });
    expect(body).toMatchObject({ recruiter: [{ personal_verification_status: 'VERIFIED' }] });
  });

  it('of a recruiter without details names the e-mail', async () => {
    const { world } = await aRunningStandIn(rows);
    expect(await review(world, { who: 'bela@acme.example', status: 'FAILED' })).toBe(
      '<bela@acme.example>: the personal verification is FAILED.',
    );
  });

  it.each(['Acme Works', 'acme works ', 'acme'])('finds the company by %j', async (who) => {
    const { world } = await aRunningStandIn(rows);
    expect(await review(world, { who, status: 'FAILED' })).toBe('Acme Works: the company verification is FAILED.');
    expect(statusOf(world.store.get('companies', 'acme')?.documents ?? [])).toBe('FAILED');
  });

  it('decides on nobody it does not know', async () => {
    const { world } = await aRunningStandIn(rows);
    await expect(review(world, { who: 'nobody@acme.example', status: 'VERIFIED' })).rejects.toThrow(
      'There is no recruiter and no company called "nobody@acme.example".',
    );
  });

  it('asks which one when several companies have the name', async () => {
    const { world } = await aRunningStandIn(rows);
    await expect(review(world, { who: 'twin', status: 'VERIFIED' })).rejects.toThrow(
      'Several companies are called "twin". Please name one by its id: twin-1 (one.example), twin-2 (two.example).',
    );
    await review(world, { who: 'twin-2', status: 'VERIFIED' });
    expect(statusOf(world.store.get('companies', 'twin-1')?.documents ?? [])).toBe('NOT_SUBMITTED');
  });
});
