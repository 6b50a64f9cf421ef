import { failure, success } from '@glo/domain/shared/outcome';
import { accountId, aCompleteRecruiter, aSession } from '@glo/domain/testing/builders';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { testContainer } from '../../../testing/container.ts';
import { markupOf, textOf } from '../../../testing/rendered.ts';
import { ChangePasswordPresenter } from './change-password-presenter.ts';
import { ChangePasswordView } from './ChangePasswordView.tsx';

describe('changing the password', () => {
  it('ends the session and opens the login', async () => {
    const { presenter, gateway, session, navigator } = aScreen();
    await presenter.submission.run();
    expect(gateway.asked).toEqual([['changePassword', 'account-1', 'Welcome1!', 'Another2!']]);
    expect([session.current, session.ended]).toEqual([null, 'password-changed']);
    expect(presenter.recruiter).toBeNull();
    const state = { why: 'password-changed', email: aCompleteRecruiter().email };
    expect(navigator.went).toEqual([{ path: '/login', options: { replace: true, onward: true, state } }]);
  });

  it('requires a strong new password only', async () => {
    const { presenter, gateway } = aScreen('x', 'password');
    expect(presenter.canSubmit).toBe(false);
    await presenter.submission.run();
    expect(presenter.form.fields.current.shownError).toBeNull();
    expect(presenter.form.fields.next.shownError).toBe(
      'Must be 8 characters or longer. Use at least one number or symbol(eg, !@#$%^)',
    );
    expect(gateway.asked).toEqual([]);
    presenter.form.fields.next.change('password1');
    expect(presenter.canSubmit).toBe(true);
  });

  it.each([
    [failure('server-error', 'The disk is full.'), 'The disk is full.'],
    [failure('refused'), 'Some error occured! Please retry..'],
    [failure('unexpected-reply', 'POST /x: no'), 'Some error occured! Please retry..'],
  ])('shows %o in a toast, keeps both values and succeeds on the next try', async (answer, text) => {
    const { presenter, gateway, session, notices } = aScreen();
    const fine = gateway.answers.changePassword;
    gateway.answers.changePassword = answer;
    await presenter.submission.run();
    expect(notices.toasts).toEqual([{ key: 'server-failure', text, tone: 'error', durationMs: 2000 }]);
    expect([presenter.form.fields.current.shownError, presenter.form.fields.next.shownError]).toEqual([null, null]);
    expect([presenter.form.fields.current.value, presenter.form.fields.next.value]).toEqual(['Welcome1!', 'Another2!']);
    gateway.answers.changePassword = fine;
    await presenter.submission.run();
    expect(session.ended).toBe('password-changed');
  });

  it('shows a refusal at the current password and may send it again, because a limit may have expired', async () => {
    const { presenter, gateway, session, notices } = aScreen();
    const fine = gateway.answers.changePassword;
    gateway.answers.changePassword = failure('refused', 'Your current password is wrong.');
    await presenter.submission.run();
    expect(notices.toasts.map(({ text }) => text)).toEqual(['Your current password is wrong.']);
    expect(presenter.form.fields.current.shownError).toBe('Your current password is wrong.');
    expect(presenter.form.fields.next.shownError).toBeNull();
    expect(presenter.canSubmit).toBe(true);
    gateway.answers.changePassword = fine;
    await presenter.submission.run();
    expect(session.ended).toBe('password-changed');
  });

  it('does not open the login after another account has signed in', async () => {
    const { presenter, gateway, session, navigator } = aScreen();
    const { promise, resolve } = Promise.withResolvers<Awaited<typeof gateway.answers.changePassword>>();
    gateway.answers.changePassword = promise;
    const sent = presenter.submission.run();
    session.start({ ...aSession(), accountId: accountId('account-2') });
    resolve(success(undefined));
    await sent;
    expect(navigator.went).toEqual([]);
  });

  it('shows at the new password that it is too common', async () => {
    const words = 'This password is too common. Please choose another one.';
    const { presenter, gateway, notices, view } = aScreen();
    gateway.answers.changePassword = failure('refused', words);
    await presenter.submission.run();
    expect(notices.toasts.map(({ text }) => text)).toEqual([words]);
    expect([presenter.form.fields.next.shownError, presenter.form.fields.current.shownError]).toEqual([words, null]);
    expect(presenter.canSubmit).toBe(false);
    presenter.form.fields.next.change('Another3');
    expect(presenter.canSubmit).toBe(true);
    presenter.form.fields.next.change('Another');
    expect(textOf(view)).toContain('1 more character');
  });

  it('ignores a failure after the screen has closed', async () => {
    const { presenter, gateway, notices } = aScreen();
    gateway.answers.changePassword = failure('unreachable');
    const leave = presenter.activate();
    const sent = presenter.submission.run();
    leave();
    await sent;
    expect(notices.toasts).toEqual([]);
  });
});

describe('the screen for changing the password', () => {
  it('shows fields for password managers, a link and a button', () => {
    const { view } = aScreen('', '');
    const markup = markupOf(view);
    expect([...markup.matchAll(/autoComplete="([^"]+)"/gi)].map(([, purpose]) => purpose)).toEqual([
      'username',
      'current-password',
      'new-password',
    ]);
    expect(markup).toContain('href="/forgotpw"');
  });

  it('explains to a Google user why there is no password', () => {
    const { view } = aScreen('', '', true);
    expect(textOf(view)).toContain('Google manages your password');
    expect(markupOf(view)).not.toContain('<input');
  });
});

function aScreen(current = 'Welcome1!', next = 'Another2!', signsInWithGoogle = false) {
  const { profileGateway: gateway, ...world } = testContainer({
    session: aSession(aCompleteRecruiter({ signsInWithGoogle })),
  });
  const presenter = world.visit(ChangePasswordPresenter);
  presenter.form.fields.current.change(current);
  presenter.form.fields.next.change(next);
  return { ...world, gateway, presenter, view: createElement(ChangePasswordView, { presenter }) };
}
