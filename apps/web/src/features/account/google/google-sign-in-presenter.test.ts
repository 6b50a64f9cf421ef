import type { GoogleAccounts } from '@glo/domain/account/google-sign-in';
import { failure, success } from '@glo/domain/shared/outcome';
import { aCredential } from '@glo/domain/testing/fake-accounts';
import { accountId, aSession } from '@glo/domain/testing/builders';
import type { ScriptedPort } from '@glo/domain/testing/scripted-port';
import { autorun } from 'mobx';
import { createElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notices } from '../../../state/notices.ts';
import type { SessionState } from '../../../state/session-state.ts';
import { aPlace } from '../../../testing/account/google.ts';
import { testContainer } from '../../../testing/container.ts';
import type { FakeGoogle } from '../../../testing/fakes/fake-google.ts';
import { textOf } from '../../../testing/rendered.ts';
import { GoogleSignInPresenter } from './google-sign-in-presenter.ts';
import { GoogleSignInView } from './GoogleSignInView.tsx';

let accounts: ScriptedPort<GoogleAccounts>;
let session: SessionState;
let google: FakeGoogle;
let notices: Notices;
let presenter: GoogleSignInPresenter;
let leave: () => void;

const email = 'meera.nair@tidewater.example';
const known = success({
  accepted: true,
  accountId: accountId('account-1'),
  verified: true,
  profileFilled: true,
} as const);

beforeEach(() => {
  const world = testContainer({ session: null });
  ({ googleAccounts: accounts, session, google, notices } = world);
  presenter = world.visit(GoogleSignInPresenter);
  leave = presenter.activate();
  presenter.button.draw(aPlace());
});

describe('signing in with Google', () => {
  it('starts the session for the account named by the credential', async () => {
    accounts.answers.signIn = known;
    const named: unknown[] = [];
    autorun(() => named.push(presenter.credential?.email));
    google.answer(aCredential(email));
    expect(named).toEqual([undefined, email]);
    expect(presenter.submission.pending).toBe(true);
    expect(textOf(createElement(GoogleSignInView, { presenter }))).toContain(`Signing in as ${email}`);
    await vi.waitFor(() => expect(session.current).toEqual(aSession()));
    expect(presenter.submission.pending).toBe(false);
  });

  it.each([
    ['Use your password.', 'Use your password.'],
    ['', 'Some error occured! Please retry..'],
  ])('shows the refusal %o below the button as %o', async (message, shown) => {
    accounts.answers.signIn = success({ accepted: false, field: 'email', message });
    accounts.answers.signUp = success({ alreadyVerified: true });
    await presenter.signIn(aCredential());
    expect([presenter.button.problem, notices.toasts, session.current]).toEqual([shown, [], null]);
  });

  it('shows a failure and can be asked again', async () => {
    accounts.answers.signIn = failure('unreachable');
    await presenter.signIn(aCredential());
    expect(notices.toasts).toEqual([
      { key: 'server-failure', text: 'Some error occured! Please retry..', tone: 'error', durationMs: 2000 },
    ]);
    accounts.answers.signIn = known;
    await presenter.submission.restart();
    expect(session.current).not.toBeNull();
  });

  it('sends one credential at a time', async () => {
    accounts.answers.signIn = known;
    await Promise.all([presenter.signIn(aCredential()), presenter.signIn(aCredential())]);
    expect(accounts.asked).toHaveLength(1);
  });

  it('ignores the response after the screen has closed', async () => {
    accounts.answers.signIn = failure('unreachable');
    const sent = presenter.signIn(aCredential());
    leave();
    expect(presenter.submission.pending).toBe(false);
    await sent;
    expect(notices.toasts).toEqual([]);
  });
});
