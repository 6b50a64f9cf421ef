import { SigningOut } from '@glo/domain/account/signing-out';
import { emptyEmail } from '@glo/domain/contact/email-draft';
import { studentId } from '@glo/domain/testing/builders';
import type { Container } from 'inversify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChangePasswordPresenter } from '../features/settings/change-password/change-password-presenter.ts';
import type { DashboardPresenter } from '../features/dashboard/dashboard-presenter.ts';
import { OnboardingSteps } from '../features/onboarding/onboarding-steps.ts';
import type { NewPasswordPresenter } from '../features/account/new-password/new-password-presenter.ts';
import type { DeleteAccountPresenter } from '../features/settings/delete-account/delete-account-presenter.ts';
import { paths } from '../navigation/paths.ts';
import { EmailDrafts } from '../state/mailings/email-drafts.ts';
import { Questions } from '../state/questions/questions.ts';
import { SessionState } from '../state/session-state.ts';
import { openQuestion } from '../testing/questions.ts';
import { composed, recordsOnDevice, stubBrowser } from './testing/composed.ts';

const subject = 'Portfolio review on Friday';

beforeEach(() => void stubBrowser());

afterEach(() => vi.unstubAllGlobals());

/** The account menu and the palette of the shell run the use case itself. */
const ways: Readonly<Record<string, (dashboard: DashboardPresenter, container: Container) => Promise<void>>> = {
  'the dashboard': (dashboard) => dashboard.signOut(),
  onboarding: (_, container) => container.get(OnboardingSteps).signOut(),
  'the menu and the palette': (_, container) => container.get(SigningOut).run(),
};

describe('Sign Out', () => {
  it.each(Object.entries(ways))('asks about unsent emails and deletes them, from %s', async (_, signOut) => {
    const { container, presenter } = await withDraft();
    const [session, questions] = [container.get(SessionState), container.get(Questions)];
    const kept = signOut(presenter, container);
    const question = await vi.waitFor(() => openQuestion(questions, 'confirmation'));
    expect([question.input.title, session.current === null]).toEqual(['Sign out and delete your draft?', false]);
    question.cancel();
    await kept;
    expect([session.current === null, await recordsOnDevice()]).toEqual([false, expect.stringContaining(subject)]);

    const left = signOut(presenter, container);
    (await vi.waitFor(() => openQuestion(questions, 'confirmation'))).answer(true);
    await left;
    expect([session.current, session.ended]).toEqual([null, 'by-person']);
    expect(await recordsOnDevice()).not.toContain(subject);
  });

  it('asks nothing without an unsent email', async () => {
    const { container, open } = composed({});
    const { presenter } = await open<DashboardPresenter>(paths.dashboard);
    await presenter.signOut();
    expect(container.get(SessionState).current).toBeNull();
  });
});

describe('unsent emails', () => {
  it('are deleted after the password was changed', async () => {
    const { open, container } = await withDraft({ changePassword: { status: 200, message: 'Changed' } });
    const { presenter } = await open<ChangePasswordPresenter>(paths.changePassword);
    presenter.form.fields.current.change('Welcome1!');
    presenter.form.fields.next.change('Another2!');
    await presenter.submission.run();
    expect(container.get(SessionState).ended).toBe('password-changed');
    expect(await recordsOnDevice()).not.toContain(subject);
  });

  it('are deleted after a forgotten password was replaced', async () => {
    const { open, container } = await withDraft({ createNewPassword: { status: 200, message: 'Changed' } });
    const state = { email: 'meera.nair@tidewater.example' };
    const { presenter } = await open<NewPasswordPresenter>(paths.newPassword, { state });
    presenter.form.fields.password.change('Another2!');
    presenter.form.fields.repeated.change('Another2!');
    await presenter.submission.run();
    expect(container.get(SessionState).current).toBeNull();
    expect(await recordsOnDevice()).not.toContain(subject);
  });

  it('are deleted with the account', async () => {
    const { open, container } = await withDraft({ deleteAccount: { status: 200, message: 'Deleted' } });
    const { presenter } = await open<DeleteAccountPresenter>(paths.deleteAccount);
    presenter.form.fields.password.change('Welcome1!');
    const deleting = presenter.submit();
    openQuestion(container.get(Questions), 'confirmation').answer(true);
    await deleting;
    expect(container.get(SessionState).ended).toBe('account-deleted');
    expect(await recordsOnDevice()).not.toContain(subject);
  });
});

/** The dashboard of a recruiter who typed an email a moment ago. */
async function withDraft(replies: Readonly<Record<string, unknown>> = {}) {
  const app = composed(replies);
  const { presenter } = await app.open<DashboardPresenter>(paths.dashboard);
  const drafts = app.container.get(EmailDrafts);
  const draft = { ...emptyEmail, subject };
  drafts.keep({ id: 'asha', to: 'one', href: '/connect/asha', label: '', students: [studentId('asha')], draft });
  await drafts.flush();
  drafts.keep({ id: 'asha', to: 'one', href: '/connect/asha', label: '', students: [studentId('asha')], draft });
  expect(await recordsOnDevice()).toContain(subject);
  return { ...app, presenter };
}
