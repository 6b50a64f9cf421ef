import { failure } from '@glo/domain/shared/outcome';
import { aCompleteRecruiter, studentId } from '@glo/domain/testing/builders';
import { aCredential } from '@glo/domain/testing/fake-accounts';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { LocalRecords } from '../../../state/device/local-records.ts';
import { FakeDevice } from '../../../testing/fake-device.ts';
import { aPlace, FakeGoogle } from '../../../testing/google.ts';
import { anAccountArea } from '../../../testing/own-account.ts';
import { markupOf, textOf } from '../../../testing/rendered.ts';
import { GoogleButtonPresenter } from '../google/google-button-presenter.ts';
import { DeleteAccountPresenter } from './delete-account-presenter.ts';
import { DeleteAccountView } from './DeleteAccountView.tsx';

describe('deleting an account with a password', () => {
  it('asks once more before anything is sent', async () => {
    const { presenter, gateway, session } = aScreen();
    presenter.password.change('Welcome1!');
    presenter.submit();
    expect(presenter.proof).toEqual({ password: 'Welcome1!' });
    expect(gateway.asked).toEqual([]);
    await Promise.all([presenter.delete(), presenter.delete()]);
    expect(gateway.asked.map(([call, , proof]) => [call, proof])).toEqual([
      ['deleteAccount', { password: 'Welcome1!' }],
    ]);
    expect([session.current, session.ended, presenter.proof]).toEqual([null, 'account-deleted', null]);
  });

  it('is given up by who keeps the account', async () => {
    const { presenter, gateway } = aScreen();
    presenter.password.change('Welcome1!');
    presenter.submit();
    presenter.keep();
    await presenter.delete();
    expect([presenter.proof, gateway.asked, presenter.password.value]).toEqual([null, [], 'Welcome1!']);
  });

  it('needs a password, whichever', () => {
    const { presenter } = aScreen();
    expect(presenter.canSubmit).toBe(false);
    presenter.submit();
    expect(presenter.proof).toBeNull();
    expect(presenter.password.shownError).toBe('Enter your password');
    presenter.password.change('x');
    expect(presenter.canSubmit).toBe(true);
  });

  it.each([
    [failure('refused', 'Wrong password.'), 'Wrong password.'],
    [failure('server-error', 'Not now.'), 'Not now.'],
    [failure('server-error'), 'Some error occured! Please retry..'],
  ])('shows the text of the answer below the password (%o)', async (answer, text) => {
    const { presenter, gateway, notices } = aScreen();
    gateway.answers.deleteAccount = answer;
    await sendWithPassword(presenter);
    expect(presenter.password.shownError).toBe(text);
    expect([notices.toasts, presenter.password.value]).toEqual([[], 'Welcome1!']);
  });

  it('can be asked for again with the same password: what was in the way may be over', async () => {
    const { presenter, gateway, session } = aScreen();
    const fine = gateway.answers.deleteAccount;
    gateway.answers.deleteAccount = failure('refused', 'Too many tries. Please wait a minute.');
    await sendWithPassword(presenter);
    expect(presenter.canSubmit).toBe(true);
    gateway.answers.deleteAccount = fine;
    presenter.submit();
    await presenter.delete();
    expect(session.ended).toBe('account-deleted');
  });

  it('says in a toast that no answer came, and works the next time', async () => {
    const { presenter, gateway, notices, session } = aScreen();
    const fine = gateway.answers.deleteAccount;
    gateway.answers.deleteAccount = failure('unreachable');
    await sendWithPassword(presenter);
    expect(notices.toasts.map(({ text }) => text)).toEqual(['Some error occured! Please retry..']);
    expect(presenter.password.shownError).toBeNull();
    gateway.answers.deleteAccount = fine;
    await presenter.retry();
    expect(session.ended).toBe('account-deleted');
  });

  it('leaves nothing of the account on this device, and all of the others', async () => {
    const { presenter, records, device } = aScreen();
    await records.note(studentId('student-1'), 'Met in Pune.');
    const mine = JSON.parse(device.text ?? '') as { accounts: object };
    device.text = JSON.stringify({ ...mine, accounts: { ...mine.accounts, other: { notes: { 'student-2': 'x' } } } });
    await sendWithPassword(presenter);
    await device.settle();
    expect(Object.keys((JSON.parse(device.text) as { accounts: object }).accounts)).toEqual(['other']);
  });

  it('warns before all of it', () => {
    const { view } = aScreen();
    expect(textOf(view)).toContain('All your data is permanently deleted');
    expect(textOf(view)).toContain('This cannot be undone.');
    expect(markupOf(view)).toMatch(/autoComplete="current-password"/i);
  });
});

describe('deleting an account that signs in with Google', () => {
  const email = aCompleteRecruiter().email;

  it('takes a fresh sign-in of the same e-mail, and asks once more', async () => {
    const { presenter, google, gateway, session } = aScreen(true);
    presenter.activate();
    presenter.google.draw(aPlace());
    google.answer(aCredential(email));
    expect(gateway.asked).toEqual([]);
    expect(presenter.proof).toEqual({ google: aCredential(email) });
    await presenter.delete();
    expect(session.ended).toBe('account-deleted');
  });

  it('refuses any other identity', () => {
    const { presenter, google } = aScreen(true);
    presenter.activate();
    presenter.google.draw(aPlace());
    google.answer(aCredential('somebody@else.example'));
    expect(presenter.proof).toBeNull();
    expect(presenter.google.problem).toBe(`This is another Google account. Please choose ${email}.`);
  });

  it('shows the text of the answer below the button', async () => {
    const { presenter, gateway } = aScreen(true);
    gateway.answers.deleteAccount = failure('refused', 'This Google sign-in is too old.');
    presenter.signedIn(aCredential(email));
    await presenter.delete();
    expect(presenter.google.problem).toBe('This Google sign-in is too old.');
  });

  it('has Google’s button and no password', async () => {
    const { presenter, view, google } = aScreen(true);
    presenter.activate();
    await vi.waitFor(() => expect(google.loads).toBe(1));
    expect(textOf(view)).toContain(`Sign in with Google once more, as ${email}`);
    expect(markupOf(view)).not.toContain('type="password"');
  });
});

async function sendWithPassword(presenter: DeleteAccountPresenter): Promise<void> {
  presenter.password.change('Welcome1!');
  presenter.submit();
  await presenter.delete();
}

function aScreen(signsInWithGoogle = false) {
  const area = anAccountArea(aCompleteRecruiter({ signsInWithGoogle }));
  const google = new FakeGoogle();
  const device = new FakeDevice();
  const records = new LocalRecords(device.tab(), area.session, area.notices);
  const button = new GoogleButtonPresenter(google);
  const presenter = new DeleteAccountPresenter(area.account, button, area.session, records, area.notices);
  return { ...area, google, device, records, presenter, view: createElement(DeleteAccountView, { presenter }) };
}
