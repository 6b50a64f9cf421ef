import { HttpAccounts } from '@glo/adapters/recruiter-api/http-accounts';
import { HttpCompanyPages } from '@glo/adapters/recruiter-api/http-company-pages';
import type { CompanyId } from '@glo/domain/shared/ids';
import type { Outcome } from '@glo/domain/shared/outcome';
import { seedRows, type StandIn, startStandIn } from '@glo/mock-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser } from './a-browser.ts';

let standIn: StandIn;

beforeAll(async () => {
  standIn = await startStandIn({ rateLimit: 'off', rows: (now) => seedRows({ seed: 1, candidates: 10, now }) });
});
afterAll(() => standIn.close());

describe('company pages, in front of the stand-in', () => {
  it('show the company, with what its documents say', async () => {
    const { pages, company } = await signedIn();
    expect(value(await pages.details(company))).toEqual({
      name: 'Acme Works',
      imageUrl: expect.any(String),
      about: expect.stringContaining('Acme Works makes the small grey boxes'),
      technologies: expect.arrayContaining(['Python', 'MQTT']),
      site: 'https://www.acme.example',
      size: '101-500',
      types: ['IT-Product', 'MFG-Industrial'],
      verification: 'VERIFIED',
    });
  });

  it('list the members, with who is the admin', async () => {
    const { pages, company } = await signedIn();
    const members = value(await pages.members(company));
    expect(new Set(members.map(({ isAdmin }) => isAdmin))).toEqual(new Set([true, false]));
    expect(members).toContainEqual({
      id: expect.stringMatching(/./),
      accountId: expect.stringMatching(/./),
      name: 'Meera Nair',
      position: expect.stringMatching(/./),
      location: expect.stringMatching(/India$/),
      profilePicture: expect.any(String),
      isAdmin: expect.any(Boolean),
      isConfirmed: true,
    });
  });

  it('are closed to others', async () => {
    const { pages } = await signedIn();
    const nowhere = 'nowhere' as CompanyId;
    expect(await pages.details(nowhere)).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    expect(await pages.members(nowhere)).toMatchObject({ ok: false, failure: { kind: 'refused' } });
  });
});

async function signedIn() {
  const { api } = aBrowser(standIn.url);
  const accounts = new HttpAccounts(api);
  const answer = value(await accounts.signIn('recruiter@acme.example', 'Welcome1!'));
  const me = answer.accepted ? value(await accounts.loadRecruiter(answer.accountId)) : null;
  if (!me?.company) throw new Error('The demo recruiter has no company');
  return { pages: new HttpCompanyPages(api), company: me.company.id };
}

function value<T>(answer: Outcome<T>): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
}
