import { getCompanies, saveCompany } from '@glo/adapters/wire/company';
import { describe, expect, it } from 'vitest';
import { aCompany, anAccount } from '../testing/people.ts';
import { aRunningMockApi } from '../testing/running.ts';

const company = {
  company_name: 'Acme',
  company_url: 'acme.example',
  company_image_url: 'https://acme.example/logo.png',
  company_aboutus: 'Rockets',
  company_type: ['IT-Product', 'R&D'],
  company_size: '26-100',
  top_technologies_used_in_company: ['SQL'],
  userId: 'asha',
};

async function asha(companies: ReturnType<typeof aCompany>[] = []) {
  const running = await aRunningMockApi({
    accounts: [anAccount('asha'), anAccount('bela'), anAccount('cleo', { email: 'cleo@gmail.com' })],
    companies,
  });
  const browser = await running.signedIn('asha@acme.example');
  const save = (change: Readonly<Record<string, unknown>> = {}) =>
    browser.call(saveCompany, { body: { ...company, ...change } });
  return { ...running, browser, save };
}

describe('GET /getCompanies', () => {
  it('lists companies of the own email domain first', async () => {
    const { browser, signedIn } = await asha([
      aCompany('1', { name: 'Alpha', emailDomain: 'alpha.example' }),
      aCompany('2', { name: 'Zeta' }),
      aCompany('3', { name: 'Freed', emailDomain: 'gmail.com' }),
    ]);
    const idsFor = async (who: typeof browser) =>
      ((await who.call(getCompanies)).body as { companies: { _id: string }[] }).companies.map(({ _id }) => _id);
    expect(await idsFor(browser)).toEqual(['2', '1', '3']);
    expect(await idsFor(await signedIn('cleo@gmail.com'))).toEqual(['1', '3', '2']);
  });

  it('tells companies that look the same apart by the email domain of their creators', async () => {
    const { browser } = await asha([
      aCompany('1', { name: 'Acme Works' }),
      aCompany('2', { name: '\u0410cme W0rks', emailDomain: 'evil.example' }),
      aCompany('3', { name: 'Globex', emailDomain: 'globex.example' }),
    ]);
    expect((await browser.call(getCompanies)).body).toEqual({
      companies: [
        { _id: '1', name: 'Acme Works', email_domain: 'acme.example' },
        { _id: '3', name: 'Globex' },
        { _id: '2', name: '\u0410cme W0rks', email_domain: 'evil.example' },
      ],
    });
  });
});
