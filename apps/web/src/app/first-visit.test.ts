import { aFinishedOnboardingDraft } from '@glo/domain/testing/onboarding';
import { aSession } from '@glo/domain/testing/builders';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoginPresenter } from '../features/account/login/login-presenter.ts';
import type { VerifyCodePresenter } from '../features/account/verify-code/verify-code-presenter.ts';
import type { DetailsPresenter } from '../features/onboarding/details/details-presenter.ts';
import { paths } from '../navigation/paths.ts';
import { OnboardingDraftState } from '../state/device/onboarding-draft-state.ts';
import { SessionState } from '../state/session-state.ts';
import { composed, Refusal, stubBrowser } from './testing/composed.ts';
import { startUpAt } from './routing/screen-access.ts';

const email = 'meera.nair@tidewater.example';
const recruiter = { _id: 'details-1', name: 'Meera Nair', position: 'Lead', is_form_filled: true, verified: true };
const account = { _id: 'account-1', email };

beforeEach(() => void stubBrowser());
afterEach(() => vi.unstubAllGlobals());

describe('the login', () => {
  it.each([
    ['/dashboard', true],
    ['/details', false],
  ])('leads to %s if the form is filled: %o', async (path, isFilled) => {
    const { open, container, sent } = composed(
      {
        login: { _id: 'account-1', verified: true, is_form_filled: isFilled },
        getRecruiterDetails: { recruiter: [{ ...recruiter, recruiter_id: account }] },
      },
      { session: null },
    );
    const { presenter } = await open<LoginPresenter>(paths.login);
    presenter.form.change({ email, password: 'Welcome1!' });
    await presenter.submission.run();
    const { current } = container.get(SessionState);
    expect(`/${startUpAt('entry', current)}`).toBe(path);
    expect(sent.map(({ name }) => name)).toEqual(isFilled ? ['login', 'getRecruiterDetails'] : ['login']);
    expect(current?.recruiter?.name).toBe(isFilled ? 'Meera Nair' : undefined);
  });
});

describe('a code', () => {
  const user = { _id: 'account-1', email, verified: true, is_form_filled: false };
  it('completes the sign-up of its state and leads to /details', async () => {
    const { open, went, container } = composed({ verifyOtp: { message: '', user } }, { session: null });
    const state = { email, userId: 'account-1' };
    const { presenter } = await open<VerifyCodePresenter>(paths.verifyCode, { state });
    presenter.type('407192');
    await presenter.verification.run();
    expect(went.at(-1)?.path).toBe(paths.details);
    expect(container.get(SessionState).current).toMatchObject({ email, profileFilled: false });
  });

  it('without a sign-up leads to the new password', async () => {
    const { open, went, container } = composed({ verifyOtpLogin: { message: '', user } }, { session: null });
    const { presenter } = await open<VerifyCodePresenter>(paths.verifyCode, { state: { email } });
    presenter.type('407192');
    await presenter.verification.run();
    expect(went.at(-1)).toEqual({ path: paths.newPassword, state: { email } });
    expect(container.get(SessionState).current).toBeNull();
  });

  it('that was pasted without a digit is quoted', async () => {
    const { open } = composed({ verifyOtp: new Refusal(400, { message: '' }) }, { session: null });
    const { presenter, shown } = await open<VerifyCodePresenter>(paths.verifyCode, { state: { email } });
    presenter.refusePaste('no code here');
    expect(shown()).toContain('You pasted “no code here”, which has no digits.');
  });
});

describe('unfinished onboarding', () => {
  const session = aSession(null);

  it('reopens at /details with a link to the first unfinished step', async () => {
    const { container, open } = composed({}, { session });
    container.get(OnboardingDraftState).restore(aFinishedOnboardingDraft({ hireIn: [] }));
    expect(startUpAt('recruiter', session)).toBe('details');
    const { presenter, shown } = await open<DetailsPresenter>(paths.details);
    expect(presenter.resume?.href).toBe(paths.personalVerification);
    expect(shown()).toContain(presenter.resume?.name ?? 'no link');
  });

  it('leads back with a reason from a step that was opened too early', async () => {
    const { open, went, noticed } = composed({}, { session });
    await open(paths.hireIn);
    expect(went.at(-1)?.path).toBe(paths.details);
    expect(noticed()).toContain('Please finish this step first.');
  });
});
