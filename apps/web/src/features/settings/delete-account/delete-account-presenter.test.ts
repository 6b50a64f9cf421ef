import { failure } from '@glo/domain/shared/outcome';
import { accountId, aCompleteRecruiter, aSession, jobId, studentId } from '@glo/domain/testing/builders';
import { aCredential } from '@glo/domain/testing/fake-accounts';
import { aVerdictRecord } from '@glo/domain/testing/verdicts';
import { Verdicts } from '@glo/domain/verdicts/verdicts';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Questions } from '../../../state/questions/questions.ts';
import { openQuestion } from '../../../testing/questions.ts';
import { aPlace } from '../../../testing/account/google.ts';
import { testContainer } from '../../../testing/container.ts';
import { markupOf, textOf } from '../../../testing/rendered.ts';
import { DeleteAccountPresenter } from './delete-account-presenter.ts';
import { DeleteAccountView } from './DeleteAccountView.tsx';

describe('deleting an account with a password', () => {
  it('sends nothing before the confirmation', async () => {
    const { presenter, gateway, session, questions } = aScreen();
    expect(presenter.form.fields.password.value).toBe('');
    presenter.form.fields.password.change('Welcome1!');
    const { submit } = presenter;
    const deleting = submit();
    const question = openQuestion(questions, 'confirmation');
    expect([question.input.title, gateway.asked]).toEqual(['Delete this account permanently?', []]);
    question.answer(true);
    question.answer(true);
    await deleting;
    expect(gateway.asked.map(([call, , proof]) => [call, proof])).toEqual([
      ['deleteAccount', { password: 'Welcome1!' }],
    ]);
    expect([session.current, session.ended]).toEqual([null, 'account-deleted']);
  });

  it('can be canceled at the confirmation', async () => {
    const { presenter, gateway, questions } = aScreen();
    presenter.form.fields.password.change('Welcome1!');
    const deleting = presenter.submit();
    openQuestion(questions, 'confirmation').cancel();
    await deleting;
    expect([gateway.asked, presenter.form.fields.password.value]).toEqual([[], 'Welcome1!']);
  });

  it('requires any password', () => {
    const { presenter, questions } = aScreen();
    expect(presenter.form.canSend).toBe(false);
    void presenter.submit();
    expect(questions.shown).toEqual([]);
    expect(presenter.form.fields.password.shownError).toBe('Enter your password');
    presenter.form.fields.password.change('x');
    expect(presenter.form.canSend).toBe(true);
  });

  it.each([
    [failure('refused', 'Wrong password.'), 'Wrong password.'],
    [failure('server-error', 'Not now.'), 'Not now.'],
    [failure('server-error'), 'Some error occured! Please retry..'],
  ])('shows %o at the password', async (answer, text) => {
    const screen = aScreen();
    const { presenter, gateway, notices } = screen;
    gateway.answers.deleteAccount = answer;
    await sendWithPassword(screen);
    expect(presenter.form.fields.password.shownError).toBe(text);
    expect([notices.toasts, presenter.form.fields.password.value, presenter.form.canSend]).toEqual([
      [],
      'Welcome1!',
      true,
    ]);
  });

  it('shows a toast without an answer and succeeds on the next try', async () => {
    const screen = aScreen();
    const { presenter, gateway, notices, session } = screen;
    const fine = gateway.answers.deleteAccount;
    gateway.answers.deleteAccount = failure('unreachable');
    await sendWithPassword(screen);
    expect(notices.toasts.map(({ text }) => text)).toEqual(['Some error occured! Please retry..']);
    expect(presenter.form.fields.password.shownError).toBeNull();
    gateway.answers.deleteAccount = fine;
    await presenter.deletion.restart();
    expect(session.ended).toBe('account-deleted');
  });

  it('does not ask for another confirmation while it is pending, and can be asked again', async () => {
    const screen = aScreen();
    const { presenter, gateway, session, notices } = screen;
    const fine = gateway.answers.deleteAccount;
    const { promise, resolve } = Promise.withResolvers<Awaited<typeof fine>>();
    gateway.answers.deleteAccount = promise;
    const first = sendWithPassword(screen);
    await vi.waitFor(() => expect(presenter.deletion.pending).toBe(true));
    void presenter.submit();
    expect(screen.questions.shown).toEqual([]);
    gateway.answers.deleteAccount = fine;
    await presenter.deletion.restart();
    resolve(failure('unreachable'));
    await first;
    expect([session.ended, notices.toasts, gateway.asked.length]).toEqual(['account-deleted', [], 2]);
  });

  it('keeps the records of this browser after a refusal', async () => {
    const screen = aScreen();
    const { gateway, records } = screen;
    await records.note(studentId('student-1'), 'Met in Pune.');
    gateway.answers.deleteAccount = failure('refused', 'Wrong password.');
    await sendWithPassword(screen);
    expect(records.counts.notes).toBe(1);
  });

  it('does nothing after the session has ended', async () => {
    const screen = aScreen();
    const { presenter, session, gateway } = screen;
    session.end();
    presenter.activate();
    await sendWithPassword(screen);
    expect([presenter.recruiter, gateway.asked]).toEqual([null, []]);
  });

  it('removes the records and verdicts of this account only', async () => {
    const screen = aScreen();
    const { records, port } = screen;
    const [mine, other] = [accountId('account-1'), accountId('other')];
    await records.note(studentId('student-1'), 'Met in Pune.');
    const verdicts = new Map([[studentId('student-1'), aVerdictRecord()]]);
    for (const account of [mine, other]) await port.save(account, jobId('job-1'), verdicts);
    await sendWithPassword(screen);
    const kept = async (account: typeof mine) => (await port.ofAccount(account)).size;
    await vi.waitFor(async () => expect([records.counts.notes, await kept(mine)]).toEqual([0, 0]));
    expect(await kept(other)).toBe(1);
  });

  it('warns that all data is deleted', () => {
    const { view } = aScreen();
    expect(textOf(view)).toContain('All your data is permanently deleted');
    expect(textOf(view)).toContain('This cannot be undone.');
    expect(markupOf(view)).toMatch(/autoComplete="current-password"/i);
  });
});

describe('deleting an account that signs in with Google', () => {
  const email = aCompleteRecruiter().email;

  it('accepts a new sign-in with the same email and asks for confirmation', async () => {
    const { presenter, google, gateway, session, questions } = aScreen(true);
    presenter.activate();
    presenter.google.draw(aPlace());
    google.answer(aCredential(email));
    expect(gateway.asked).toEqual([]);
    openQuestion(questions, 'confirmation').answer(true);
    await vi.waitFor(() => expect(session.ended).toBe('account-deleted'));
    expect(gateway.asked.map(([, , proof]) => proof)).toEqual([{ google: aCredential(email) }]);
  });

  it('refuses another identity', () => {
    const { presenter, google, questions } = aScreen(true);
    presenter.activate();
    presenter.google.draw(aPlace());
    google.answer(aCredential('other@else.example'));
    expect(questions.shown).toEqual([]);
    expect(presenter.google.problem).toBe(`That's a different Google account. Please choose ${email}.`);
  });

  it('refuses the identity if another account has signed in before the confirmation', async () => {
    const { presenter, session, gateway, questions } = aScreen(true);
    const deleting = presenter.signedIn(aCredential(email));
    session.start(aSession(aCompleteRecruiter({ email: 'ravi@tidewater.example', signsInWithGoogle: true })));
    openQuestion(questions, 'confirmation').answer(true);
    await deleting;
    expect(presenter.google.problem).toBe("That's a different Google account. Please choose ravi@tidewater.example.");
    expect(gateway.asked).toEqual([]);
  });

  it('ignores sign-ins while it is pending and after the screen has closed', async () => {
    const { presenter, google, gateway, questions } = aScreen(true);
    const leave = presenter.activate();
    presenter.google.draw(aPlace());
    gateway.answers.deleteAccount = new Promise(() => undefined);
    google.answer(aCredential(email));
    openQuestion(questions, 'confirmation').answer(true);
    await vi.waitFor(() => expect(presenter.deletion.pending).toBe(true));
    google.answer(aCredential(email));
    expect(questions.shown).toEqual([]);
    leave();
    google.answer(aCredential(email));
    expect([questions.shown, presenter.deletion.pending]).toEqual([[], false]);
  });

  it('shows a refusal below the button', async () => {
    const { presenter, gateway, questions } = aScreen(true);
    gateway.answers.deleteAccount = failure('refused', 'This Google sign-in is too old.');
    const deleting = presenter.signedIn(aCredential(email));
    openQuestion(questions, 'confirmation').answer(true);
    await deleting;
    expect(presenter.google.problem).toBe('This Google sign-in is too old.');
  });

  it('shows the Google button instead of a password', async () => {
    const { presenter, view, google } = aScreen(true);
    presenter.activate();
    await vi.waitFor(() => expect(google.loads).toBe(1));
    expect(textOf(view)).toContain(`Sign in with Google once more, as ${email}`);
    expect(markupOf(view)).not.toContain('type="password"');
  });
});

async function sendWithPassword({ presenter, questions }: ReturnType<typeof aScreen>): Promise<void> {
  presenter.form.fields.password.change('Welcome1!');
  const sending = presenter.submit();
  for (const { kind } of questions.shown) if (kind === 'confirmation') openQuestion(questions, kind).answer(true);
  await sending;
}

function aScreen(signsInWithGoogle = false) {
  const {
    container,
    profileGateway: gateway,
    ...world
  } = testContainer({
    session: aSession(aCompleteRecruiter({ signsInWithGoogle })),
  });
  const presenter = world.visit(DeleteAccountPresenter);
  return {
    ...world,
    gateway,
    presenter,
    port: new Verdicts(world.rows),
    questions: container.get(Questions),
    view: createElement(DeleteAccountView, { presenter }),
  };
}
