import { MemoryRows } from '@glo/domain/testing/device';
import { aContact } from '@glo/domain/testing/contact';
import { emailTemplates } from '@glo/domain/contact/templates';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { studentId } from '@glo/domain/testing/builders';
import { aProfile } from '@glo/domain/testing/hiring';
import { when } from 'mobx';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Visit } from '../../navigation/navigator.ts';
import { aConnectPage, fillEmail } from '../../testing/connect.ts';

const asha = studentId('student-1');
const [invitation] = emailTemplates;
if (invitation === undefined) throw new Error('There is a template at least');

it('continues after an email that another tab sent, without recording it again', async () => {
  const { presenter, emails, notices, navigator, records } = await written();
  emails.answers.send = success(new Date(2026, 10, 23, 9, 5).toISOString());
  await presenter.toOne.submit();
  expect(notices.toasts).toMatchObject([{ text: 'This email was already sent from another tab at 9:05 AM.' }]);
  expect([navigator.went.at(-1)?.path, records.mine.contacted.size]).toEqual(['/dashboard', 0]);
});

describe('the address of an email', () => {
  it('comes from navigation state before the profile', async () => {
    const { presenter, emails } = await written({ state: { email: 'along@mail.example' } });
    await presenter.toOne.submit();
    expect(emails.asked).toMatchObject([['send', { to: 'along@mail.example' }, {}]]);
  });

  it.each([null, 7, {}, { email: '' }, { email: 7 }])(
    'is the profile’s own where only %j came along',
    async (state) => {
      const { presenter, emails } = await written({ state });
      await presenter.toOne.submit();
      expect(emails.asked).toMatchObject([['send', { to: aProfile().email }, {}]]);
    },
  );

  it('is required, and waited for', async () => {
    const { presenter, emails, directory, notices } = aConnectPage();
    directory.answers.profile = new Promise(() => undefined);
    presenter.activate(at());
    fillEmail(presenter);
    await presenter.toOne.submit();
    expect([emails.asked, notices.toasts[0]?.text]).toEqual([[], 'The profile is still loading.']);
  });

  it('is reported if it is missing', async () => {
    const { presenter, emails, directory, notices } = aConnectPage();
    directory.answers.profile = success(aProfile({ email: ' ' }));
    presenter.activate(at());
    await when(() => presenter.pageTitle !== null);
    fillEmail(presenter);
    await presenter.toOne.submit();
    expect([emails.asked, notices.toasts[0]?.text]).toEqual([[], 'This candidate has no email address.']);
  });

  it('comes from navigation state if the profile fails to load', async () => {
    const { presenter, emails, directory } = aConnectPage();
    directory.answers.profile = failure('unreachable');
    presenter.activate(at({ state: { email: 'along@mail.example' } }));
    await when(() => presenter.toOne.profile?.state === 'failed');
    fillEmail(presenter);
    await presenter.toOne.submit();
    expect(emails.asked).toHaveLength(1);
  });

  it('keeps the list that it was reached from', () => {
    const { presenter, paged } = aConnectPage();
    paged.start({ href: '/shortlistedCandidates?folder=f1', label: 'Design', ids: [studentId('student-1')] });
    const close = presenter.activate(at());
    expect(presenter.listHref).toBe('/shortlistedCandidates?folder=f1');
    close();
    presenter.activate(at({ query: '?job=job-1' }));
    expect(presenter.listHref).toBeNull();
  });

  it('appears with the address for replies, the page title and the back link', async () => {
    const { presenter } = await written({ query: '?job=job-1&tab=recommended' });
    expect(presenter.composer.replyTo).toBe('meera.nair@tidewater.example');
    expect(presenter.pageTitle).toBe('Connect via Email: Aarohi Deshmukh');
    expect(presenter.toOne.profileHref).toBe('/glofolio/student-1?job=job-1&tab=recommended');
  });
});

describe('Send', () => {
  it('fills in the placeholders, shows the specified text and opens the dashboard', async () => {
    const { presenter, emails, navigator, notices, records } = await written({ query: '?job=job-1' });
    await when(() => presenter.composer.job?.state === 'ready');
    presenter.email.applyTemplate(invitation);
    presenter.email.meetingLink.change(' meet.example/a ');
    await presenter.toOne.submit();
    expect([emails.asked, presenter.email.content.shownError]).toEqual([[], 'Write over {day and time}, or remove it']);
    presenter.email.content.change(invitation.content.replace('{day and time}', 'Friday'));
    await presenter.toOne.submit();
    const subject = 'Interview for Graduate Data Analyst at Tidewater Analytics';
    expect(emails.asked).toMatchObject([['send', { subject, meetingLink: 'meet.example/a' }, {}]]);
    expect(JSON.stringify(emails.asked)).toContain('Hello Aarohi,');
    expect(notices.toasts.at(-1)).toMatchObject({ text: 'Email was sent succesfully', tone: 'success' });
    expect(navigator.went).toEqual([{ path: '/dashboard', options: { replace: true } }]);
    await when(() => records.mine.contacted.has(asha));
  });

  it('shows a refused link at its field and does not send it again', async () => {
    const { presenter, emails } = await written();
    emails.answers.send = failure('refused', 'This is too long.', 'meetingLink');
    await presenter.toOne.submit();
    await presenter.toOne.submit();
    const { email, toOne } = presenter;
    expect([email.meetingLink.shownError, toOne.problem, emails.asked.length]).toEqual(['This is too long.', null, 1]);
    email.meetingLink.change('meet.example/b');
    expect(email.form.valid).toBe(true);
  });

  it('shows a refused link in the footer if it has changed since', async () => {
    const { presenter, emails } = await written();
    const answer = Promise.withResolvers<Outcome<void>>();
    emails.answers.send = answer.promise;
    const sent = presenter.toOne.submit();
    presenter.email.meetingLink.change('meet.example/b');
    answer.resolve(failure('refused', 'link: No.'));
    await sent;
    expect([presenter.email.meetingLink.shownError, presenter.toOne.problem]).toEqual([
      null,
      "Your email wasn't sent. link: No.",
    ]);
  });

  it.each([
    ['a list of a job', '?job=job-1', '/opportunitypage?job=job-1&sort=name', 'Applicants', 'Back to applicants'],
    ['a list outside any job', '', '/talentPool', 'Talent Pool', 'Back to Talent Pool'],
    ['a job alone', '?job=job-1&tab=recommended', null, '', 'Back to the job'],
    ['nowhere', '', null, '', 'Back to the profile'],
  ])('says how to go back to where one came from: %s', async (_, query, href, label, text) => {
    const { presenter, navigator, notices } = await written({ query, list: href === null ? null : { href, label } });
    await presenter.toOne.submit();
    const { action, durationMs } = notices.toasts.at(-1) ?? {};
    expect([action?.label, durationMs]).toEqual([text, 5000]);
    action?.onPress();
    const fallback = query === '' ? '/glofolio/student-1' : '/opportunitypage?job=job-1&tab=recommended';
    expect(navigator.went.at(-1)).toEqual({ path: href ?? fallback, options: { state: { isReturn: true } } });
  });

  it('keeps the text and the problem after a failure', async () => {
    const { presenter, emails, navigator, notices, records } = await written();
    emails.answers.send = failure('refused', 'Not today.');
    await presenter.toOne.submit();
    expect([presenter.toOne.problem, notices.toasts]).toEqual(["Your email wasn't sent. Not today.", []]);
    expect([presenter.email.subject.value, navigator.went, records.mine.contacted.size]).toEqual(['Hello', [], 0]);
    emails.answers.send = success(undefined);
    await presenter.toOne.submit();
    expect([presenter.toOne.problem, emails.asked.length]).toEqual([null, 2]);
    expect(navigator.went).toMatchObject([{ path: '/dashboard' }]);
  });

  it('reports and records a late success without navigating', async () => {
    const { presenter, navigator, notices, records } = await written();
    const sent = presenter.toOne.submit();
    presenter.toOne.cancel();
    presenter.email.content.change('Something else meanwhile');
    await sent;
    expect(notices.toasts).toMatchObject([{ text: 'Email was sent succesfully' }]);
    expect([navigator.went, presenter.email.content.value, presenter.toOne.problem]).toEqual([
      [],
      'Something else meanwhile',
      null,
    ]);
    await when(() => records.mine.contacted.has(asha));
  });
});

describe('closing the tab', () => {
  it('asks once the recruiter has written something, which navigation keeps', () => {
    const { presenter, unsaved } = aConnectPage();
    presenter.activate(at());
    presenter.email.applyTemplate(invitation);
    expect(unsaved.exists).toBe(false);
    presenter.email.subject.change('Hello');
    expect([unsaved.exists, unsaved.isLostAt('/dashboard')]).toEqual([true, false]);
  });

  it('does not ask once it is sent or the screen was left', async () => {
    const { presenter, unsaved } = await written();
    await presenter.toOne.submit();
    expect(unsaved.exists).toBe(false);
    const left = await written();
    left.close();
    expect(left.unsaved.exists).toBe(false);
  });
});

describe('the typed text', () => {
  it('survives a reload per candidate until it is sent', async () => {
    const rows = new MemoryRows();
    const { drafts } = await written({}, rows);
    await drafts.flush();
    const { presenter, drafts: draftsOfReload } = aConnectPage(rows);
    presenter.activate(at());
    await when(() => presenter.toOne.isRecalled);
    expect(presenter.email.draft).toEqual({
      subject: 'Hello',
      content: 'Shall we talk?',
      meetingLink: 'meet.example/a',
    });
    await when(() => presenter.pageTitle !== null);
    await presenter.toOne.submit();
    expect(presenter.email.content.value).toBe('');
    await draftsOfReload.flush();
    for (const id of [asha, 'student-2']) {
      const other = aConnectPage(rows).presenter;
      other.activate(at({ id }));
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      await when(() => other.toOne.isRecalled);
      expect(other.email.subject.value).toBe('');
    }
  });
});

describe('a candidate who was emailed lately', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00.000Z'), toFake: ['Date'] }));

  it.each([
    ['2026-11-03T12:00:00.000Z', '2026-11-03T12:00:00.000Z'],
    ['2026-10-03T12:00:00.000Z', null],
  ])('from this device on %s: %s', async (at30, hint) => {
    const { presenter, records } = aConnectPage();
    await records.wroteTo(asha, aContact(new Date(at30)));
    presenter.activate(at());
    expect(presenter.composer.writtenLatelyAt(asha)).toBe(hint);
  });
});

interface Opened {
  readonly list?: { readonly href: string; readonly label: string } | null;
  readonly id?: string;
  readonly query?: string;
  readonly state?: unknown;
}

function at({ id = asha, query = '', state = null }: Opened = {}): Visit {
  return { params: { id }, query: new URLSearchParams(query), state };
}

async function written(opened: Opened = {}, rows = new MemoryRows()) {
  const page = aConnectPage(rows);
  if (opened.list) page.paged.start({ ...opened.list, ids: [asha] });
  const close = page.presenter.activate(at(opened));
  await when(() => page.presenter.pageTitle !== null && page.presenter.toOne.isRecalled);
  fillEmail(page.presenter);
  return { ...page, close };
}
