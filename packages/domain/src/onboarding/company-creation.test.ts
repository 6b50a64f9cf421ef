import { describe, expect, it } from 'vitest';
import { type CompanyId, failure, type Outcome, success } from '../shared/index.ts';
import {
  aCompleteCompanyForm,
  aSession,
  companyId,
  FakeCompanies,
  FakeOnboardingDrafts,
  FakeSession,
} from '../testing/index.ts';
import { CompanyCreation } from './company-creation.ts';
import { emptyCompanyDraft, emptyOnboardingDraft } from './onboarding-draft.ts';

describe('creating a company', () => {
  it('saves the form for the signed-in account and makes it the company of the draft', async () => {
    const { creation, companies, drafts } = aCreation({ name: ' Harbour Robotics ', url: ' harbour.example' });
    drafts.update({ companySkipped: true });
    expect(await creation.create()).toEqual({ ok: true });
    expect(companies.created).toEqual([
      {
        by: 'account-1',
        company: {
          name: 'Harbour Robotics',
          url: 'harbour.example',
          about: 'Robots that unload ships.',
          size: '26-100',
          types: ['MFG-Industrial', 'Startup-IT'],
          imageUrl: '/uploads/logo.png',
          technologies: [],
        },
      },
    ]);
    expect(drafts.draft).toMatchObject({
      company: { id: 'company-2', name: 'Harbour Robotics' },
      companySkipped: false,
      companyForm: emptyCompanyDraft,
    });
  });

  it('keeps everything typed when the save fails', async () => {
    const { creation, companies, drafts } = aCreation();
    companies.createAnswer = failure('refused', 'There is such a company already.');
    expect(await creation.create()).toMatchObject({
      reason: 'not-saved',
      failure: { text: 'There is such a company already.' },
    });
    expect(drafts.draft.company).toBeNull();
    expect(drafts.draft.companyForm).toEqual(aCompleteCompanyForm());
  });

  it('leaves the next person nothing when this one left while it was saving', async () => {
    const { creation, companies, drafts, session } = aCreation();
    const answer = Promise.withResolvers<Outcome<CompanyId>>();
    companies.createAnswer = answer.promise;
    const created = creation.create();
    session.end();
    drafts.clear();
    answer.resolve(success(companyId('company-2')));
    expect(await created).toEqual({ ok: false, reason: 'signed-out' });
    expect(drafts.draft).toEqual(emptyOnboardingDraft);
  });

  it('sends nothing for a stranger', async () => {
    const { creation, companies, session } = aCreation();
    session.end();
    expect(await creation.create()).toEqual({ ok: false, reason: 'signed-out' });
    expect(companies.created).toEqual([]);
  });
});

function aCreation(change: Parameters<typeof aCompleteCompanyForm>[0] = {}) {
  const companies = new FakeCompanies();
  const session = new FakeSession(aSession(null));
  const drafts = new FakeOnboardingDrafts({ ...emptyOnboardingDraft, companyForm: aCompleteCompanyForm(change) });
  return { creation: new CompanyCreation(companies, session, drafts), companies, session, drafts };
}
