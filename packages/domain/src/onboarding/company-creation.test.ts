import { describe, expect, it } from 'vitest';
import type { CompanyId } from '../shared/ids.ts';
import { failure, type Outcome, success } from '../shared/outcome.ts';
import {
  aCompleteCompanyForm,
  companyId,
  FakeCompanies,
  FakeOnboardingDrafts,
  FakeSession,
} from '../testing/onboarding.ts';
import { aCompleteRecruiter, accountId, aSession } from '../testing/builders.ts';
import { CompanyCreation } from './company-creation.ts';
import { emptyCompanyDraft, emptyOnboardingDraft } from './onboarding-draft.ts';

describe('CompanyCreation', () => {
  it('creates the company and selects it in the draft', async () => {
    const { creation, companies, drafts } = aCreation({
      name: ' Harbour Robotics ',
      url: ' harbour.example',
      about: ' Robots that unload ships. ',
      technologies: ['ROS', 'C++'],
    });
    drafts.update({ companySkipped: true });
    expect(await creation.create()).toEqual({ ok: true });
    const { authorised: _, ...company } = aCompleteCompanyForm({ technologies: ['ROS', 'C++'] });
    expect(companies.created).toEqual([{ by: 'account-1', company }]);
    expect(drafts.draft).toMatchObject({
      company: { id: 'company-2', name: 'Harbour Robotics' },
      createdCompany: { id: 'company-2', name: 'Harbour Robotics' },
      companySkipped: false,
      companyForm: emptyCompanyDraft,
      companySent: '',
    });
  });

  it('sends one request for concurrent calls', async () => {
    const { creation, companies } = aCreation();
    const answer = Promise.withResolvers<Outcome<CompanyId>>();
    companies.createAnswer = answer.promise;
    const both = Promise.all([creation.create(), creation.create()]);
    answer.resolve(success(companyId('company-2')));
    expect(await both).toEqual([{ ok: true }, { ok: true }]);
    expect(companies.created).toHaveLength(1);
  });

  it('selects the created company instead of creating a second one', async () => {
    const { creation, companies, drafts } = aCreation();
    await creation.create();
    drafts.update({ companyForm: aCompleteCompanyForm({ name: 'Second' }), company: null, companySkipped: true });
    expect(await creation.create()).toEqual({ ok: true });
    expect(companies.created).toHaveLength(1);
    expect(drafts.draft).toMatchObject({
      company: { id: 'company-2', name: 'Harbour Robotics' },
      companySkipped: false,
    });
  });

  it('looks for the company after a lost response', async () => {
    const { creation, companies, drafts } = aCreation();
    companies.createAnswer = failure('unreachable');
    expect(await creation.create()).toMatchObject({ ok: false, reason: 'not-saved' });
    drafts.update({ companyForm: { ...drafts.draft.companyForm, name: 'Harbour Robots' } });
    companies.findAnswer = success(companyId('company-2'));
    expect(await creation.create()).toEqual({ ok: true });
    expect(companies.looked).toEqual(['Harbour Robotics']);
    expect(companies.created).toHaveLength(1);
    expect(drafts.draft.createdCompany?.id).toBe('company-2');
  });

  it('retries if the company does not exist, unless the lookup fails', async () => {
    const { creation, companies } = aCreation();
    companies.createAnswer = failure('unreachable');
    await creation.create();
    const none = companies.findAnswer;
    companies.findAnswer = failure('unreachable');
    expect(await creation.create()).toMatchObject({ reason: 'not-saved', failure: { kind: 'unreachable' } });
    expect(companies.created).toHaveLength(1);
    companies.findAnswer = none;
    companies.createAnswer = success(companyId('company-2'));
    expect(await creation.create()).toEqual({ ok: true });
    expect(companies.created).toHaveLength(2);
  });

  it('keeps the form after a refusal and skips the lookup', async () => {
    const { creation, companies, drafts } = aCreation();
    drafts.update({ companySkipped: true });
    companies.createAnswer = failure('refused', 'There is such a company already.');
    expect(await creation.create()).toMatchObject({
      reason: 'not-saved',
      failure: { text: 'There is such a company already.' },
    });
    expect(drafts.draft).toMatchObject({ company: null, companySkipped: true, companyForm: aCompleteCompanyForm() });
    await creation.create();
    expect([companies.looked, companies.created.length]).toEqual([[], 2]);
  });

  it('needs a session, also when the response arrives', async () => {
    const { creation, companies, drafts, session } = aCreation();
    const answer = Promise.withResolvers<Outcome<CompanyId>>();
    companies.createAnswer = answer.promise;
    const created = creation.create();
    session.end();
    drafts.clear();
    answer.resolve(success(companyId('company-2')));
    expect(await created).toEqual({ ok: false, reason: 'signed-out' });
    expect(drafts.draft).toEqual(emptyOnboardingDraft);
    expect(await creation.create()).toEqual({ ok: false, reason: 'signed-out' });
    expect(companies.created).toHaveLength(1);
  });

  it.each([
    ['no session', null],
    ['another account', aSession(aCompleteRecruiter({ accountId: accountId('account-2') }))],
  ])('keeps the draft of %s if the request is refused after a sign-out', async (_, then) => {
    const { creation, companies, drafts, session } = aCreation();
    const answer = Promise.withResolvers<Outcome<CompanyId>>();
    companies.createAnswer = answer.promise;
    const created = creation.create();
    session.current = then;
    drafts.update({ companySent: 'Another' });
    answer.resolve(failure('refused'));
    expect(await created).toMatchObject({ reason: 'not-saved' });
    expect(drafts.draft.companySent).toBe('Another');
  });
});

function aCreation(change: Parameters<typeof aCompleteCompanyForm>[0] = {}) {
  const companies = new FakeCompanies();
  const session = new FakeSession(aSession(null));
  const drafts = new FakeOnboardingDrafts({ ...emptyOnboardingDraft, companyForm: aCompleteCompanyForm(change) });
  return { creation: new CompanyCreation(companies, session, drafts), companies, session, drafts };
}
