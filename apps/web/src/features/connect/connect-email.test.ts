import { failure, success } from '@glo/domain/shared/outcome';
import { aCompleteRecruiter, aSession, studentId } from '@glo/domain/testing/builders';
import { aProfile } from '@glo/domain/testing/hiring';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { turnOnBlindReview } from '../../testing/blind-review.ts';
import { aConnectPage, connectTo, fillEmail } from '../../testing/connect.ts';
import type { ConnectPresenter } from './connect-presenter.ts';

const asha = studentId('student-1');

describe('an email to a hidden candidate', () => {
  it('is previewed without the name, and sent with it', async () => {
    const { presenter, emails, alias } = await aHiddenPage();
    expect([presenter.composer.isHidden(presenter.toOne), presenter.pageTitle]).toEqual([
      true,
      `Connect via Email: ${alias}`,
    ]);
    expect(preview(presenter).content).toBe(`Dear ${alias}`);
    expect(sent(presenter).content).toBe('Dear Aarohi');
    await presenter.toOne.submit();
    expect(emails.asked).toMatchObject([['send', { to: aProfile().email, content: 'Dear Aarohi' }, {}]]);
  });

  it('is previewed with its placeholder until the profile loads', async () => {
    const { presenter, directory, blind } = aConnectPage();
    await turnOnBlindReview(blind);
    directory.answers.profile = new Promise(() => undefined);
    presenter.activate(connectTo(asha));
    fillEmail(presenter, 'Dear {first name}');
    expect(preview(presenter).content).toBe('Dear {first name}');
  });

  it('is previewed with the name after the reveal', async () => {
    const { presenter, blind } = await aHiddenPage();
    blind.reveal(asha);
    expect([presenter.composer.isHidden(presenter.toOne), preview(presenter)]).toEqual([false, sent(presenter)]);
  });
});

describe('an email that was not sent', () => {
  const notSentTo = (name: string) => `Your email to ${name} wasn't sent. It's saved as a draft.`;

  it('is ignored before the screen is open', async () => {
    const { presenter, emails } = aConnectPage();
    fillEmail(presenter);
    await presenter.toOne.submit();
    expect([emails.asked, presenter.pageTitle]).toEqual([[], null]);
    expect([presenter.composer.fillings['{first name}'], preview(presenter)]).toEqual(['', sent(presenter)]);
  });

  it.each([
    ['with the name', success(aProfile()), failure('server-error'), [notSentTo('Aarohi Deshmukh')]],
    ['without a name that did not load', failure('unreachable'), failure('server-error'), [notSentTo('the candidate')]],
    ['not once the session has ended', success(aProfile()), failure('signed-out'), []],
  ])('is reported after the screen was left, %s', async (_how, profile, answer, reports) => {
    const { presenter, directory, emails, notices } = aConnectPage();
    directory.answers.profile = profile;
    emails.answers.send = answer;
    const close = presenter.activate(connectTo(asha, '', { email: 'along@mail.example' }));
    await when(() => presenter.toOne.isRecalled && !presenter.composer.isLoading);
    fillEmail(presenter);
    const sent = presenter.toOne.submit();
    close();
    await sent;
    const toasts = notices.toasts.filter(({ text }) => text.startsWith('Your email'));
    expect(toasts).toMatchObject(reports.map((text) => ({ text, tone: 'error' })));
  });

  it('names the placeholders without a value once everything has loaded', async () => {
    const { presenter } = aConnectPage();
    expect(presenter.composer.gaps).toEqual({ subject: [], content: [] });
    presenter.activate(connectTo(asha));
    fillEmail(presenter, 'Dear {first name}, about {job title}');
    expect(presenter.composer.gaps).toEqual({ subject: [], content: [] });
    await when(() => !presenter.composer.isLoading);
    expect(presenter.composer.gaps).toEqual({ subject: [], content: ['{job title}'] });
    presenter.email.subject.change('{Job Title}');
    expect(presenter.composer.gaps.subject).toEqual(['{Job Title}']);
  });

  it('waits for placeholders that are still loading', async () => {
    const { presenter, board, emails, notices } = aConnectPage();
    board.answers.job = new Promise(() => undefined);
    presenter.activate(connectTo(asha, '?job=job-1'));
    await when(() => presenter.pageTitle !== null);
    fillEmail(presenter, 'About {job title}');
    await presenter.toOne.submit();
    await presenter.toOne.submit();
    expect(notices.toasts).toMatchObject([{ text: 'The profile is still loading.', tone: 'warning' }]);
    expect([presenter.email.content.shownError, emails.asked]).toEqual([null, []]);
    presenter.composer.reading.cancel();
    await presenter.toOne.submit();
    expect(presenter.email.content.shownError).toMatch(/^We have no value for \{job title\}/);
  });
});

describe('an email that was sent', () => {
  it('is no longer a draft, even if the screen was left before the response', async () => {
    const { presenter, drafts } = aConnectPage();
    const close = presenter.activate(connectTo(asha));
    await when(() => presenter.pageTitle !== null && presenter.toOne.isRecalled);
    fillEmail(presenter);
    await drafts.flush();
    expect(drafts.all).toHaveLength(1);
    const { submit } = presenter.toOne;
    const sent = submit();
    close();
    await sent;
    await drafts.flush();
    expect(drafts.all).toEqual([]);
  });

  it.each([
    [false, ['draft']],
    [true, ['not-durable', 'device-full']],
  ])('is said to be saved when it is left, unless the device is full: %s', async (isFull, said) => {
    const { presenter, rows, drafts, notices } = aConnectPage();
    rows.isBlocked = isFull;
    const close = presenter.activate(connectTo(asha));
    await when(() => presenter.toOne.isRecalled);
    fillEmail(presenter);
    await drafts.flush();
    expect(presenter.isDraftSaved).toBe(!isFull);
    close();
    expect(notices.toasts.map(({ key }) => key)).toEqual(said);
  });

  it('is not saved again by a screen that was left', async () => {
    const { presenter, drafts } = aConnectPage();
    const close = presenter.activate(connectTo(asha));
    await when(() => presenter.toOne.isRecalled);
    close();
    fillEmail(presenter);
    await drafts.flush();
    expect(drafts.all).toEqual([]);
  });
});

describe('the placeholder values', () => {
  it('are empty before anything has loaded', async () => {
    const { presenter, session } = aConnectPage();
    presenter.activate(connectTo(asha, '?job=job-1'));
    const open = { '{first name}': '', '{job title}': '', '{company}': '', '{my name}': '' };
    session.start(aSession(aCompleteRecruiter({ company: null, name: ' Meera Nair ' })));
    expect(presenter.composer.fillings).toEqual({ ...open, '{my name}': 'Meera Nair' });
    session.start(aSession(null));
    expect(presenter.composer.fillings).toEqual(open);
    session.end();
    expect(presenter.composer.fillings).toEqual(open);
  });

  it('are first name, job title, company and recruiter', async () => {
    const { presenter } = aConnectPage();
    presenter.activate(connectTo(asha, '?job=job-1'));
    await when(() => !presenter.composer.isLoading);
    expect(presenter.composer.fillings).toEqual({
      '{first name}': 'Aarohi',
      '{job title}': 'Graduate Data Analyst',
      '{company}': 'Tidewater Analytics',
      '{my name}': 'Meera Nair',
    });
  });

  it('are incomplete if the job fails to load, which is reported', async () => {
    const { presenter, board, notices } = aConnectPage();
    board.answers.job = failure('refused', 'There is no such job.');
    presenter.activate(connectTo(asha, '?job=job-1'));
    await when(() => presenter.composer.job?.state === 'failed');
    expect([presenter.composer.fillings['{job title}'], presenter.toOne.profile?.refused]).toEqual(['', false]);
    expect(notices.toasts).toHaveLength(1);
  });
});

const profileOf = ({ toOne }: ConnectPresenter) => toOne.profile?.value ?? null;
const sent = (presenter: ConnectPresenter) => presenter.composer.emailTo(profileOf(presenter));
const preview = (presenter: ConnectPresenter) => presenter.composer.previewTo(profileOf(presenter));

async function aHiddenPage() {
  const page = aConnectPage();
  const { presenter, directory, blind } = page;
  await turnOnBlindReview(blind);
  directory.answers.profile = success(blind.masks.profile(aProfile()));
  presenter.activate(connectTo(asha));
  await when(() => presenter.pageTitle !== null);
  fillEmail(presenter, 'Dear {first name}');
  return { ...page, alias: blind.masks.aliasOf(asha) };
}
