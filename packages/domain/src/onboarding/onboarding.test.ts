import { describe, expect, it } from 'vitest';
import type { Recruiter } from '../account/recruiter.ts';
import { failure, type Outcome, success } from '../shared/outcome.ts';
import {
  aCompleteCompanyForm,
  aFinishedOnboardingDraft,
  companyId,
  FakeOnboardingGateway,
  FakeOnboardingDrafts,
  FakeSession,
  tidewater,
} from '../testing/onboarding.ts';
import { aCompleteRecruiter, aRecruiterWithoutCompany, aSession } from '../testing/builders.ts';
import { aVerificationGateway, someEvidence } from '../testing/verification.ts';
import { someAccounts } from '../testing/fake-accounts.ts';
import { VerificationSubmission } from '../verification/verification-submission.ts';
import { emptyOnboardingDraft, type OnboardingDraft } from './onboarding-draft.ts';
import { Onboarding } from './onboarding.ts';
import type { OnboardingStep } from './onboarding-steps.ts';

describe('finishing onboarding', () => {
  it('saves the cleaned draft and loads the recruiter', async () => {
    const { onboarding, gateway, session, drafts } = anOnboarding({
      draft: aFinishedOnboardingDraft({
        name: ' Meera Nair ',
        phoneNumber: '98201 14467 ',
        position: ` ${aFinishedOnboardingDraft().position} `,
        location: ` ${aFinishedOnboardingDraft().location} `,
      }),
    });
    expect(await onboarding.finish()).toEqual({ ok: true });
    expect(gateway.saved).toEqual([{ accountId: 'account-1', draft: aFinishedOnboardingDraft() }]);
    expect(session.current).toEqual(aSession(aCompleteRecruiter()));
    expect(drafts.draft).toEqual(emptyOnboardingDraft);
  });

  it('keeps the draft after a failure', async () => {
    const { onboarding, gateway, session, drafts } = anOnboarding();
    gateway.answer = failure('refused', 'There is no such company.');
    expect(await onboarding.finish()).toMatchObject({ ok: false, reason: 'not-saved', failure: { kind: 'refused' } });
    expect(session.current?.profileFilled).toBe(false);
    expect(drafts.draft).toEqual(aFinishedOnboardingDraft());
  });

  it('submits the document before saving, and not again after a failed save', async () => {
    const { onboarding, gateway, verification, drafts } = anOnboarding({ draft: withLink() });
    verification.answers.submitPersonal = failure('server-error');
    expect(await onboarding.finish()).toMatchObject({ ok: false, reason: 'not-submitted' });
    expect([gateway.saved, drafts.draft]).toEqual([[], withLink()]);
    const sent = { name: 'Meera Nair', companyId: 'company-1', link: 'https://files.example/card.pdf' };
    expect(verification.asked.map(([, personal]) => personal)).toEqual([{ accountId: 'account-1', ...sent }]);
    verification.answers.submitPersonal = success(undefined);
    gateway.answer = failure('server-error');
    expect(await onboarding.finish()).toMatchObject({ reason: 'not-saved' });
    gateway.answer = success(undefined);
    expect(await onboarding.finish()).toEqual({ ok: true });
    expect(verification.asked).toHaveLength(2);
    expect(gateway.saved).toHaveLength(2);
  });

  it('runs once for concurrent calls', async () => {
    const { onboarding, gateway, verification } = anOnboarding({ draft: withLink() });
    expect(await Promise.all([onboarding.finish(), onboarding.finish()])).toEqual([{ ok: true }, { ok: true }]);
    expect([verification.asked.length, gateway.saved.length]).toEqual([1, 1]);
  });

  it('can be retried after an abort, before the response', async () => {
    const { onboarding, gateway, session, drafts } = anOnboarding();
    const hung = Promise.withResolvers<Outcome<void>>();
    gateway.answer = hung.promise;
    const controller = { aborted: false };
    const first = onboarding.finish(controller);
    await expect.poll(() => gateway.saved.length).toBe(1);
    controller.aborted = true;
    gateway.answer = success(undefined);
    expect(await onboarding.finish()).toEqual({ ok: true });
    hung.resolve(failure('unreachable'));
    expect(await first).toMatchObject({ ok: false });
    expect(session.current?.profileFilled).toBe(true);
    expect(drafts.draft).toEqual(emptyOnboardingDraft);
  });

  it.each([failure('unreachable'), success(null)])(
    'does not save again after a reload without details',
    async (answer) => {
      const { onboarding, gateway, accounts, session } = anOnboarding();
      accounts.answers.loadRecruiter = answer;
      expect(await onboarding.finish()).toMatchObject({ ok: false, reason: 'not-loaded' });
      expect(session.current?.profileFilled).toBe(false);
      accounts.answers.loadRecruiter = success(aCompleteRecruiter());
      expect(await onboarding.finish()).toEqual({ ok: true });
      expect(gateway.saved).toHaveLength(1);
      expect(session.current?.profileFilled).toBe(true);
    },
  );

  it('saves a changed draft again', async () => {
    const { onboarding, gateway, accounts, drafts } = anOnboarding();
    accounts.answers.loadRecruiter = failure('unreachable');
    await onboarding.finish();
    drafts.update({ hireIn: ['Other'] });
    await onboarding.finish();
    expect(gateway.saved.map(({ draft }) => draft.hireIn)).toEqual([['Finance'], ['Other']]);
  });

  it('needs a session, also when the response arrives', async () => {
    const { onboarding, gateway, accounts, session } = anOnboarding();
    const answer = Promise.withResolvers<Outcome<Recruiter | null>>();
    accounts.answers.loadRecruiter = answer.promise;
    const finished = onboarding.finish();
    session.end();
    answer.resolve(success(aCompleteRecruiter()));
    expect(await finished).toEqual({ ok: false, reason: 'signed-out' });
    expect(session.current).toBeNull();
    expect(await onboarding.finish()).toEqual({ ok: false, reason: 'signed-out' });
    expect(gateway.saved).toHaveLength(1);
  });
});

describe('a recruiter who skipped the company', () => {
  const harbour = { id: companyId('company-2'), name: 'Harbour Robotics' };
  const skipped = aFinishedOnboardingDraft({ company: null, companySkipped: true, hireIn: ['Finance', 'Other'] });

  it('adds only the company, which is saved with the other answers', async () => {
    const { onboarding, gateway, drafts, session, accounts } = anOnboarding({ draft: skipped });
    accounts.answers.loadRecruiter = success(aRecruiterWithoutCompany());
    expect(await onboarding.finish()).toEqual({ ok: true });
    expect(onboarding.lacksOnlyCompany).toBe(true);
    expect(
      ['company', 'details', 'personal-verification', 'hire-in'].map((step) => arriveAt(onboarding, step)),
    ).toEqual([null, 'company', 'company', 'company']);
    drafts.update({ company: harbour });
    expect(onboarding.afterCompany).toBeNull();
    accounts.answers.loadRecruiter = success(aCompleteRecruiter());
    expect(await onboarding.finish()).toEqual({ ok: true });
    expect(gateway.saved[1]?.draft).toMatchObject({
      name: 'Meera Nair',
      hireIn: ['Finance', 'Other'],
      company: harbour,
    });
    expect(session.current?.recruiter?.company).toEqual(aCompleteRecruiter().company);
    expect(drafts.draft).toEqual(emptyOnboardingDraft);
  });

  it('submits no document twice and keeps the company form', async () => {
    const { onboarding, verification, drafts, accounts } = anOnboarding({
      draft: { ...withLink(), company: null, companySkipped: true, companyForm: aCompleteCompanyForm() },
    });
    accounts.answers.loadRecruiter = success(aRecruiterWithoutCompany());
    await onboarding.finish();
    expect(drafts.draft.companyForm).toEqual(aCompleteCompanyForm());
    drafts.update({ company: harbour });
    await onboarding.finish();
    expect(verification.asked).toHaveLength(1);
  });

  it('has a filled draft on another device', () => {
    const recruiter = aCompleteRecruiter({ company: null, hireIn: ['Consulting'] });
    const { onboarding, drafts } = anOnboarding({ draft: emptyOnboardingDraft, recruiter });
    onboarding.arrive('company');
    expect(drafts.draft).toMatchObject({ name: 'Meera Nair', hireIn: ['Consulting'] });
    drafts.update({ company: harbour });
    expect(onboarding.afterCompany).toBeNull();
  });

  it('chooses industries if the service did not return them', () => {
    const recruiter = aCompleteRecruiter({ company: null, hireIn: [] });
    const { onboarding, drafts } = anOnboarding({ draft: emptyOnboardingDraft, recruiter });
    onboarding.arrive('company');
    drafts.update({ company: harbour });
    expect(onboarding.afterCompany).toBe('hire-in');
    expect(onboarding.arrive('hire-in')).toBeNull();
  });

  it('sends the edited profile', () => {
    const recruiter = aCompleteRecruiter({ company: null, phoneNumber: '9999999999' });
    const { onboarding, drafts } = anOnboarding({ draft: { ...skipped, company: harbour }, recruiter });
    onboarding.arrive('company');
    expect(drafts.draft).toMatchObject({ phoneNumber: '9999999999', company: harbour, hireIn: ['Finance', 'Other'] });
  });
});

describe('lacksOnlyCompany', () => {
  it.each([
    ['no session', null, false],
    ['a recruiter before onboarding', aSession(null), false],
    ['a recruiter with a company', aSession(), false],
    ['a recruiter without one', aSession(aRecruiterWithoutCompany()), true],
    ['a recruiter who could not be loaded', { ...aSession(null), profileFilled: true }, true],
  ])('for %s', (_, current, isMissing) => {
    const { onboarding, session } = anOnboarding({ draft: emptyOnboardingDraft });
    session.current = current;
    expect(onboarding.lacksOnlyCompany).toBe(isMissing);
    expect(onboarding.afterCompany).toBe(isMissing ? 'hire-in' : 'personal-verification');
    expect(onboarding.companyToVerify).toBeNull();
    expect(onboarding.arrive('details')).toBe(isMissing ? 'company' : null);
  });
});

describe('the company to verify', () => {
  const created = { id: companyId('company-2'), name: 'Harbour Robotics' };

  it.each([
    ['the one created during onboarding', { company: created, createdCompany: created }, null, created, true],
    ['the one where the recruiter works already', {}, aCompleteRecruiter(), tidewater, false],
    ['no joined one', {}, null, null, false],
    ['no missing one', { company: null, companySkipped: true }, null, null, false],
    ['not one created before another was chosen', { createdCompany: created }, null, null, false],
  ])('is %s', (_, change, recruiter, company, isNew) => {
    const { onboarding } = anOnboarding({ draft: aFinishedOnboardingDraft(change), recruiter });
    expect([onboarding.companyToVerify, onboarding.companyIsNew]).toEqual([company, isNew]);
  });
});

describe('opening a step', () => {
  it('fills the draft of a recruiter without a company', () => {
    const { onboarding, drafts } = anOnboarding({ draft: emptyOnboardingDraft, recruiter: aRecruiterWithoutCompany() });
    expect(onboarding.arrive('company')).toBeNull();
    expect(drafts.draft).toMatchObject({ name: 'Meera Nair', phoneNumber: '9820114467', company: null });
    expect(onboarding.arrive('hire-in')).toBe('company');
  });

  it('fills in the company of a recruiter', () => {
    const { onboarding, drafts } = anOnboarding({ draft: emptyOnboardingDraft, recruiter: aCompleteRecruiter() });
    expect(onboarding.arrive('hire-in')).toBeNull();
    expect(drafts.draft.company).toEqual(tidewater);
  });

  it('starts onboarding once the draft differs from the stored details', () => {
    const { onboarding, drafts } = anOnboarding({ draft: emptyOnboardingDraft, recruiter: aCompleteRecruiter() });
    expect(onboarding.isBegun).toBe(false);
    onboarding.arrive('details');
    expect(onboarding.isBegun).toBe(false);
    drafts.update({ name: 'M' });
    expect(onboarding.isBegun).toBe(true);
    expect(anOnboarding().onboarding.isBegun).toBe(true);
  });

  it('keeps everything typed', () => {
    const typed = { ...emptyOnboardingDraft, name: 'M', company: { id: companyId('other'), name: 'Other' } };
    const { onboarding, drafts } = anOnboarding({ draft: typed, recruiter: aCompleteRecruiter() });
    onboarding.arrive('details');
    expect(drafts.draft).toEqual(typed);
  });
});

const arriveAt = (onboarding: Onboarding, step: string) => onboarding.arrive(step as OnboardingStep);

const withLink = () =>
  aFinishedOnboardingDraft({ personalVerification: someEvidence({ link: 'files.example/card.pdf' }) });

function anOnboarding(start: { draft?: OnboardingDraft; recruiter?: Recruiter | null } = {}) {
  const gateway = new FakeOnboardingGateway();
  const accounts = someAccounts();
  const session = new FakeSession(aSession(start.recruiter ?? null));
  const drafts = new FakeOnboardingDrafts(start.draft ?? aFinishedOnboardingDraft());
  const verification = aVerificationGateway();
  const submission = new VerificationSubmission(verification, session, drafts);
  const onboarding = new Onboarding(gateway, submission, accounts, session, drafts);
  return { onboarding, gateway, verification, accounts, session, drafts };
}
