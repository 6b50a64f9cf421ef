import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { aCompleteRecruiter } from '@glo/domain/testing/builders';
import { aFinishedOnboardingDraft } from '@glo/domain/testing/onboarding';
import { someEvidence } from '@glo/domain/testing/verification';
import { describe, expect, it } from 'vitest';
import { anOpenStep } from '../../../testing/onboarding.ts';
import { HireInPresenter } from './hire-in-presenter.ts';

describe('the industries step', () => {
  it('requires at least one industry', async () => {
    const { presenter, gateway } = aScreen({ hireIn: [] });
    expect(presenter.form.valid).toBe(false);
    const { submit } = presenter;
    await submit();
    expect(presenter.form.fields.hireIn.shownError).toBe('Choose at least one industry.');
    expect(gateway.saved).toEqual([]);
  });

  it('saves each choice to the draft', () => {
    const { presenter, drafts } = aScreen({ hireIn: [] });
    presenter.form.fields.hireIn.change(['Finance', 'Other']);
    expect(drafts.draft.hireIn).toEqual(['Finance', 'Other']);
    expect(presenter.form.valid).toBe(true);
  });

  it('saves everything once and opens the dashboard', async () => {
    const { presenter, gateway, session, navigator } = aScreen();
    presenter.form.fields.hireIn.change(['Finance', 'Other']);
    await Promise.all([presenter.submit(), presenter.submit()]);
    expect(gateway.saved.map(({ draft }) => draft.hireIn)).toEqual([['Finance', 'Other']]);
    expect(session.current?.recruiter).toEqual(aCompleteRecruiter());
    expect(navigator.went).toEqual([{ path: '/dashboard', options: { replace: true } }]);
  });

  it('shows an alert if saving fails, and can be sent again', async () => {
    const { presenter, gateway, notices, navigator } = aScreen();
    gateway.answer = failure('unreachable');
    await presenter.submit();
    expect([notices.alerts, navigator.went]).toEqual([['Something went wrong,Try again later'], []]);
    gateway.answer = success(undefined);
    await presenter.submit();
    expect(navigator.went).toHaveLength(1);
  });

  it('shows another alert if the document is refused', async () => {
    const link = someEvidence({ link: 'files.example' });
    const { presenter, verification, notices } = aScreen({ personalVerification: link });
    verification.answers.submitPersonal = failure('server-error');
    await presenter.submit();
    expect(notices.alerts).toEqual(['Some error occured,try again later']);
  });

  it('shows nothing after the session has ended, because the login does', async () => {
    const { presenter, gateway, notices } = aScreen();
    gateway.answer = failure('signed-out');
    await presenter.submit();
    expect(notices.alerts).toEqual([]);
  });

  it('continues after a late success', async () => {
    const { presenter, gateway, navigator } = aScreen();
    const slow = Promise.withResolvers<Outcome<void>>();
    gateway.answer = slow.promise;
    const submitted = presenter.submit();
    presenter.saving.cancel();
    slow.resolve(success(undefined));
    await submitted;
    expect(navigator.went).toEqual([{ path: '/dashboard', options: { replace: true } }]);
  });

  it('stops saving and waiting when the screen closes', () => {
    const { presenter, gateway, drafts, leave } = aScreen();
    gateway.answer = Promise.withResolvers<Outcome<void>>().promise;
    void presenter.submit();
    leave();
    presenter.form.fields.hireIn.change(['Other']);
    expect([presenter.saving.pending, drafts.draft.hireIn]).toEqual([false, ['Finance']]);
  });
});

function aScreen(change: Parameters<typeof aFinishedOnboardingDraft>[0] = {}) {
  return anOpenStep(HireInPresenter, aFinishedOnboardingDraft(change));
}
