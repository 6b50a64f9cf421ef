import { describe, expect, it } from 'vitest';
import { anAccount, aCompany } from '../../testing/people.ts';
import { rowDifferences } from './differences.ts';

const [asha, ben] = [anAccount('asha'), anAccount('ben')];

describe('the differences of two data sets', () => {
  it('are none for the same rows, in whatever order', () => {
    expect(rowDifferences({ accounts: [asha, ben] }, { accounts: [ben, { ...asha }] })).toEqual([]);
  });

  it('tell each row that came, went or changed, and what of it', () => {
    const [acme] = [aCompany('acme')];
    expect(
      rowDifferences(
        { accounts: [asha], companies: [acme] },
        { accounts: [ben], companies: [{ ...acme, name: 'Other' }] },
      ),
    ).toEqual([
      { collection: 'accounts', id: 'asha', what: 'removed', fields: [] },
      { collection: 'accounts', id: 'ben', what: 'added', fields: [] },
      {
        collection: 'companies',
        id: 'acme',
        what: 'changed',
        fields: [{ name: 'name', from: '"Company acme"', to: '"Other"' }],
      },
    ]);
  });

  it('hide secrets, and cut what is long', () => {
    const changed = { ...asha, passwordHash: 'another', email: `${'x'.repeat(500)}@acme.example` };
    const [difference] = rowDifferences({ accounts: [asha] }, { accounts: [changed] });
    expect(difference?.fields).toEqual([
      { name: 'email', from: `"${asha.email}"`, to: expect.stringMatching(/^"x{118}…$/) },
      { name: 'passwordHash', from: '"(hidden)"', to: '"(hidden)"' },
    ]);
  });
});
