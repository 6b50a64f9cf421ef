import { getCompanies } from '@glo/adapters/wire/company';
import { describe, expect, it } from 'vitest';
import { aCompany, anAccount } from '../testing/people.ts';
import { aSignedInAsha } from '../testing/running.ts';

describe('GET /getCompanies', () => {
  it('lists companies of the own email domain first', async () => {
    const { asha, signedIn } = await aSignedInAsha({
      accounts: [anAccount('asha'), anAccount('cleo', { email: 'cleo@gmail.com' })],
      companies: [
        aCompany('1', { name: 'Alpha', emailDomain: 'alpha.example' }),
        aCompany('2', { name: 'Zeta' }),
        aCompany('3', { name: 'Freed', emailDomain: 'gmail.com' }),
      ],
    });
    const idsFor = async (who: typeof asha) =>
      ((await who.call(getCompanies)).body as { companies: { _id: string }[] }).companies.map(({ _id }) => _id);
    expect(await idsFor(asha)).toEqual(['2', '1', '3']);
    expect(await idsFor(await signedIn('cleo@gmail.com'))).toEqual(['1', '3', '2']);
  });

  it('tells companies that look the same apart by the email domain of their creators', async () => {
    const { asha } = await aSignedInAsha({
      companies: [
        aCompany('1', { name: 'Acme Works' }),
        aCompany('2', { name: '\u0410cme W0rks', emailDomain: 'evil.example' }),
        aCompany('3', { name: 'Globex', emailDomain: 'globex.example' }),
      ],
    });
    expect((await asha.call(getCompanies)).body).toEqual({
      companies: [
        { _id: '1', name: 'Acme Works', email_domain: 'acme.example' },
        { _id: '3', name: 'Globex' },
        { _id: '2', name: '\u0410cme W0rks', email_domain: 'evil.example' },
      ],
    });
  });
});
