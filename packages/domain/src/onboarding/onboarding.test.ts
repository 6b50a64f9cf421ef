import { describe, expect, it } from 'vitest';
import type { Recruiter } from '../account/index.ts';
import { failure, type Outcome, success } from '../shared/index.ts';
import {
  aCompleteRecruiter,
  aFinishedOnboardingDraft,
  aRecruiterWithoutCompany,
  aSession,
  companyId,
  FakeOnboardingDesk,
  FakeOnboardingDrafts,
  someAccounts,
  FakeSession,
  tidewater,
} from '../testing/index.ts';
import { emptyOnboardingDraft, type OnboardingDraft } from './onboarding-draft.ts';
import { Onboarding } from './onboarding.ts';

describe('finishing onboarding', () => {
  it('saves what was collected without stray blanks, and the person is a complete recruiter', async () => {
    const { onboarding, desk, session, drafts } = anOnboarding({
      draft: aFinishedOnboardingDraft({ name: ' Meera Nair ', phoneNumber: '9820114467 ' }),
    });
    expect(await onboarding.finish()).toEqual({ ok: true });
    expect(desk.saved).toEqual([{ accountId: 'account-1', draft: aFinishedOnboardingDraft() }]);
    expect(session.current).toEqual(aSession(aCompleteRecruiter()));
    expect(drafts.draft).toEqual(emptyOnboardingDraft);
  });

  it('keeps everything when the save fails', async () => {
    const { onboarding, desk, session, drafts } = anOnboarding();
    desk.answer = failure('refused', 'There is no such company.');
    expect(await onboarding.finish()).toMatchObject({ ok: false, reason: 'not-saved', failure: { kind: 'refused' } });
    expect(session.current?.profileFilled).toBe(false);
    expect(drafts.draft).toEqual(aFinishedOnboardingDraft());
  });

  it('does not save again when only reading back failed', async () => {
    const { onboarding, desk, accounts, session } = anOnboarding();
    accounts.answers.loadRecruiter = failure('unreachable');
    expect(await onboarding.finish()).toMatchObject({ ok: false, reason: 'not-loaded' });
    accounts.answers.loadRecruiter = success(aCompleteRecruiter());
    expect(await onboarding.finish()).toEqual({ ok: true });
    expect(desk.saved).toHaveLength(1);
    expect(session.current?.profileFilled).toBe(true);
  });

  it('saves again when something was changed since', async () => {
    const { onboarding, desk, accounts, drafts } = anOnboarding();
    accounts.answers.loadRecruiter = failure('unreachable');
    await onboarding.finish();
    drafts.update({ hireIn: ['Other'] });
    await onboarding.finish();
    expect(desk.saved.map(({ draft }) => draft.hireIn)).toEqual([['Finance'], ['Other']]);
  });

  it('does not take an answer without details for a complete recruiter', async () => {
    const { onboarding, accounts, session } = anOnboarding();
    accounts.answers.loadRecruiter = success(null);
    expect(await onboarding.finish()).toMatchObject({ ok: false, reason: 'not-loaded' });
    expect(session.current?.profileFilled).toBe(false);
  });

  it('signs nobody in again who left while it was saving', async () => {
    const { onboarding, accounts, session } = anOnboarding();
    const answer = Promise.withResolvers<Outcome<Recruiter | null>>();
    accounts.answers.loadRecruiter = answer.promise;
    const finished = onboarding.finish();
    session.end();
    answer.resolve(success(aCompleteRecruiter()));
    expect(await finished).toEqual({ ok: false, reason: 'signed-out' });
    expect(session.current).toBeNull();
  });

  it('sends nothing for a stranger', async () => {
    const { onboarding, desk, session } = anOnboarding();
    session.end();
    expect(await onboarding.finish()).toEqual({ ok: false, reason: 'signed-out' });
    expect(desk.saved).toEqual([]);
  });
});

describe('arriving at a step', () => {
  it('leads back to what is unfinished', () => {
    expect(anOnboarding({ draft: emptyOnboardingDraft }).onboarding.arrive('hire-in')).toBe('details');
    expect(anOnboarding().onboarding.arrive('hire-in')).toBeNull();
  });

  it('takes up what is known of a recruiter who only lacks a company', () => {
    const { onboarding, drafts } = anOnboarding({ draft: emptyOnboardingDraft, recruiter: aRecruiterWithoutCompany() });
    expect(onboarding.arrive('company')).toBeNull();
    expect(drafts.draft).toMatchObject({ name: 'Meera Nair', phoneNumber: '9820114467', company: null });
    expect(onboarding.arrive('hire-in')).toBe('company');
  });

  it('takes up the company of a recruiter who has one', () => {
    const { onboarding, drafts } = anOnboarding({ draft: emptyOnboardingDraft, recruiter: aCompleteRecruiter() });
    expect(onboarding.arrive('hire-in')).toBeNull();
    expect(drafts.draft.company).toEqual(tidewater);
  });

  it('never writes over what was typed', () => {
    const typed = { ...emptyOnboardingDraft, name: 'M', company: { id: companyId('other'), name: 'Other' } };
    const { onboarding, drafts } = anOnboarding({ draft: typed, recruiter: aCompleteRecruiter() });
    onboarding.arrive('details');
    expect(drafts.draft).toEqual(typed);
  });
});

function anOnboarding(start: { draft?: OnboardingDraft; recruiter?: Recruiter | null } = {}) {
  const desk = new FakeOnboardingDesk();
  const accounts = someAccounts();
  const session = new FakeSession(aSession(start.recruiter ?? null));
  const drafts = new FakeOnboardingDrafts(start.draft ?? aFinishedOnboardingDraft());
  return { onboarding: new Onboarding(desk, accounts, session, drafts), desk, accounts, session, drafts };
}
