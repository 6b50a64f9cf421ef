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
  it('lists all by name', async () => {
    const named = [
      ['1', 'zeta'],
      ['2', 'Beta'],
      ['3', 'alpha'],
      ['4', 'Éclair'],
    ] as const;
    const { browser } = await asha(named.map(([id, name]) => aCompany(id, { name, emailDomain: 'other.example' })));
    const { status, body } = await browser.call(getCompanies);
    expect(status).toBe(200);
    expect((body as { companies: { name: string }[] }).companies.map(({ name }) => name)).toEqual([
      'alpha',
      'Beta',
      'Éclair',
      'zeta',
    ]);
    expect(body).toMatchObject({ companies: expect.arrayContaining([{ _id: '2', name: 'Beta' }]) });
  });

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

describe('POST /save/company/details', () => {
  it('creates the company for who asks', async () => {
    const { save, world, browser } = await asha();
    const { status, body } = await save({ createdBy: 'bela', verified: true });
    expect(status).toBe(200);
    expect(body).toEqual({ status: 200, _id: expect.any(String) });
    const { _id } = body as { _id: string };
    expect([...world.store.all('companies')]).toEqual([
      {
        id: _id,
        name: 'Acme',
        url: 'acme.example',
        imageUrl: 'https://acme.example/logo.png',
        about: 'Rockets',
        types: ['IT-Product', 'R&D'],
        size: '26-100',
        technologies: ['SQL'],
        createdBy: 'asha',
        emailDomain: 'acme.example',
        documents: [],
        createdAt: '2026-11-02T09:00:00.000Z',
      },
    ]);
    expect((await browser.call(getCompanies)).body).toEqual({ companies: [{ _id, name: 'Acme' }] });
  });
});
