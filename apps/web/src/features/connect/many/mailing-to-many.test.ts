import { aContact } from '@glo/domain/testing/contact';
import { emptyEmail } from '@glo/domain/contact/email-draft';
import { failure, success } from '@glo/domain/shared/outcome';
import { emailTemplates } from '@glo/domain/contact/templates';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { someCompanyDetails } from '@glo/domain/testing/company-page';
import { allRejected } from '@glo/domain/testing/verdicts';
import { when } from 'mobx';
import { createElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { verdictToast } from '../../../state/undo/undo-history.ts';
import {
  aConnectManyPage,
  anOpenConnectManyPage,
  applicantsOfAJob,
  connectToMany,
  fillEmail,
  names,
  submitAndHold,
} from '../../../testing/connect.ts';
import { textOf } from '../../../testing/rendered.ts';
import type { ConnectPresenter } from '../connect-presenter.ts';
import { ConnectManyView } from './ConnectManyView.tsx';

const day = 24 * 60 * 60 * 1000;
const [invitation, conversation] = emailTemplates;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));

describe('an email to many', () => {
  it('is previewed for each recipient', async () => {
    const { presenter } = await anOpenConnectManyPage();
    if (invitation) presenter.email.applyTemplate(invitation);
    expect([presenter.pageTitle, presenter.toMany.chosen?.name, presenter.toMany.place]).toEqual([
      'Email 3 candidates',
      names[0],
      0,
    ]);
    presenter.toMany.showNeighbor(1);
    expect(presenter.toMany.chosen?.name).toBe(names[1]);
    const { chosen } = presenter.toMany;
    expect(chosen && presenter.composer.emailTo(chosen)).toMatchObject({
      subject: 'Interview for Graduate Data Analyst at Tidewater Analytics',
      content: expect.stringMatching(/^Hello Kabir,\n\nI am Meera Nair/),
    });
    presenter.toMany.showNeighbor(1);
    presenter.toMany.showNeighbor(1);
    expect(presenter.toMany.chosen?.name).toBe(names[2]);
  });

  it('marks recipients that were emailed within 30 days and can be left out', async () => {
    const { presenter, records } = await anOpenConnectManyPage();
    await records.wroteTo(studentId('1'), aContact(new Date(Date.now() - 10 * day - 1000)));
    await records.wroteTo(studentId('2'), aContact(new Date(Date.now() - 40 * day)));
    expect(['0', '1', '2'].map((id) => presenter.toMany.writtenDaysAgo(studentId(id)))).toEqual([null, 10, null]);
    expect(says(presenter)).toContain('Emailed 10 days ago');
    expect(says(presenter)).toContain('Remove 1 emailed recently');
    presenter.toMany.leaveOutWrittenLately();
    expect(presenter.toMany.mailings.addressees.map(({ name }) => name)).toEqual([names[0], names[2]]);
  });

  it('is not sent while a placeholder has no value for a recipient', async () => {
    const { presenter, emails } = await anOpenConnectManyPage([...names, '']);
    fillEmail(presenter, 'Hello {first name}');
    await submitAndHold(presenter);
    expect(presenter.email.content.shownError).toMatch(/^We have no value for \{first name\}/);
    expect(emails.asked).toEqual([]);
  });

  it('names words in braces that are not placeholders and a broken link, and can still be sent', async () => {
    const { presenter, emails } = await anOpenConnectManyPage();
    fillEmail(presenter, 'Hello {fist name}');
    expect(says(presenter)).not.toContain('web address');
    presenter.email.meetingLink.change('room 4');
    expect(says(presenter)).toContain("This doesn't look like a web address. We'll send it as it is.");
    expect(says(presenter)).toContain('{fist name} is not a placeholder. It is sent as it is.');
    await submitAndHold(presenter);
    expect(emails.asked).toHaveLength(3);
  });

  it('reports that it is saved after the first change, but not on a full device', async () => {
    const { presenter, rows, drafts, notices, close } = await anOpenConnectManyPage();
    expect(says(presenter)).not.toContain('Saved as a draft');
    presenter.email.subject.change('Hello');
    expect(says(presenter)).toContain('Saved as a draft on this device');
    rows.isBlocked = true;
    presenter.email.subject.change('Hello Asha');
    await drafts.flush();
    expect(says(presenter)).not.toContain('Saved as a draft');
    close();
    expect(notices.toasts.map(({ key }) => key)).toEqual(['device-full']);
  });

  it('shows a result for each recipient, keeps the failure, and leads back', async () => {
    const { presenter, emails, navigator, records } = await anOpenConnectManyPage();
    fillEmail(presenter, 'Hello');
    emails.answers.send = failure('server-error', 'The mail server rests.');
    await submitAndHold(presenter);
    expect([presenter.toMany.stage, presenter.pageTitle]).toEqual(['result', '0 of 3 emails sent']);
    expect(says(presenter)).toContain(
      'Not sent to Asha Rao and 2 more The server had an error. The mail server rests.',
    );
    presenter.toMany.edit();
    expect([presenter.toMany.stage, presenter.toMany.mailings.waiting.length]).toEqual(['email', 3]);
    emails.answers.send = success(undefined);
    await submitAndHold(presenter);
    expect(presenter.pageTitle).toBe('3 of 3 emails sent');
    await vi.waitFor(() => expect(records.mine.contacted.size).toBe(3));
    expect(presenter.toMany.backLabel).toBe('Back to applicants');
    presenter.toMany.goBack();
    expect(navigator.went).toEqual([{ path: '/opportunitypage?job=job-1', options: { state: { isReturn: true } } }]);
  });

  it('closes the Undo of a decision on its recipients', async () => {
    const { presenter, notices } = await anOpenConnectManyPage();
    notices.offerUndo({ key: verdictToast, text: 'Not a fit', undo: () => {}, detail: names[0] });
    presenter.activate(connectToMany);
    expect(notices.toasts).toEqual([]);
  });

  it('asks before leaving stops a run, and before the tab closes on an unsent email', async () => {
    const { presenter, emails, unsaved, close } = await anOpenConnectManyPage();
    expect(unsaved.exists).toBe(false);
    fillEmail(presenter, 'Hello');
    expect([unsaved.exists, unsaved.isLostAt('/dashboard')]).toEqual([true, false]);
    emails.answers.send = new Promise(() => undefined);
    const sending = submitAndHold(presenter);
    await when(() => presenter.toMany.mailings.deliveries.size === 1);
    expect([unsaved.isLostAt('/dashboard'), unsaved.work?.question?.()?.title]).toEqual([true, 'Stop sending?']);
    expect(says(presenter)).toMatch(
      /Sending 3 emails.*0 of 3 sent.*Keep this page open\. Sending stops if you leave\./,
    );
    close();
    presenter.toMany.run.skip();
    await sending;
    expect([emails.asked.length, unsaved.exists]).toEqual([1, false]);
  });

  it.each([
    [200, false],
    [201, true],
  ])('to %i recipients announces a pause for the hourly limit: %s', (count, pauses) => {
    const { presenter } = aConnectManyPage(Array.from({ length: count }, (_, place) => `Person ${place}`));
    presenter.activate(connectToMany);
    fillEmail(presenter, 'Hello');
    expect(says(presenter).includes('You can send 200 emails an hour.')).toBe(pauses);
  });

  it('shows that another tab is sending it, and its result', async () => {
    const { presenter, mailings, emails, tabs } = await anOpenConnectManyPage();
    fillEmail(presenter, 'Hello');
    const { promise, resolve } = Promise.withResolvers<void>();
    void tabs.another().claim(`mailing-${mailings.id}`, () => promise);
    await submitAndHold(presenter);
    expect(emails.asked).toEqual([]);
    await vi.waitFor(() => expect(says(presenter)).toContain('Another tab is sending this email'));
    expect(says(presenter)).not.toContain('You stopped sending');
    const value = ['0', '1', '2'].map((id) => [id, { state: 'sent', at: new Date().toISOString() }]);
    tabs.another().announce({ about: 'mailing', id: mailings.id, value });
    resolve();
    await when(() => !mailings.isElsewhere && mailings.waiting.length === 0);
    expect(presenter.pageTitle).toBe('3 of 3 emails sent');
  });

  it('stays a draft on the device until all recipients have it', async () => {
    const { presenter, drafts, emails } = await anOpenConnectManyPage();
    fillEmail(presenter);
    await drafts.flush();
    const draft = { to: 'many', ...applicantsOfAJob, draft: { subject: 'Hello' } };
    expect(drafts.all).toMatchObject([{ ...draft, students: ['0', '1', '2'] }]);
    let count = 0;
    emails.send = async () => (++count === 3 ? failure('server-error') : success(undefined));
    await submitAndHold(presenter);
    await drafts.flush();
    expect(drafts.all).toMatchObject([{ ...draft, students: ['2'] }]);
    emails.send = async () => success(undefined);
    await presenter.toMany.send('failed');
    await drafts.flush();
    expect(drafts.all).toEqual([]);
  });

  it('continues the later draft of another tab, which the older text of this tab does not replace', async () => {
    const { presenter, drafts, mailings } = aConnectManyPage(names);
    const text = { subject: 'Hello', content: 'Shall we talk?', meetingLink: '' };
    mailings.write(text);
    const students = mailings.addressees.map(({ id }) => id);
    const draft = { ...text, content: 'Shall we talk on Monday?' };
    const later = { id: mailings.id, to: 'many', ...applicantsOfAJob, students, draft } as const;
    await drafts.putBack({ ...later, at: '2100-01-01T00:00:00.000Z' });
    presenter.activate(connectToMany);
    await when(() => presenter.email.draft.content === draft.content);
    await drafts.flush();
    expect(drafts.all).toMatchObject([{ draft }]);
  });

  it('stays a rejection as a draft, which is saved after a change of the template', async () => {
    const { presenter, drafts, records, mailings } = aConnectManyPage(names, applicantsOfAJob, true);
    presenter.activate(connectToMany);
    expect(mailings.draft).toEqual(presenter.email.draft);
    await when(() => records.isRead);
    await drafts.flush();
    expect([drafts.all, says(presenter).includes('Saved as a draft')]).toEqual([[], false]);
    presenter.email.content.change('Thank you');
    await drafts.flush();
    expect(drafts.all).toMatchObject([{ to: 'rejected', students: ['0', '1', '2'] }]);
  });

  it('stays a draft for the remaining recipients, also with an unchanged template and when opened again', async () => {
    const { presenter, drafts, emails, records, mailings, close } = await anOpenConnectManyPage();
    await records.editTemplates((own) => ({ ...own, meetingLink: 'meet.example/meera' }));
    if (conversation) presenter.email.applyTemplate(conversation);
    let count = 0;
    emails.send = async () => (++count === 3 ? failure('server-error') : success(undefined));
    await submitAndHold(presenter);
    await drafts.flush();
    close();
    const left = { students: ['2'], draft: { subject: conversation?.subject } };
    expect(drafts.all).toMatchObject([left]);
    for (const email of drafts.all) mailings.resume(email, candidates('2'));
    presenter.activate(connectToMany);
    await drafts.flush();
    expect(drafts.all).toMatchObject([left]);
  });

  it('leaves the selection of its list until the first email is sent', async () => {
    const { presenter, returns, emails } = aConnectManyPage(names);
    returns.keeping(applicantsOfAJob.href)({ selected: [studentId('0'), studentId('1')] });
    const selected = () => returns.read(applicantsOfAJob.href).selected;
    presenter.activate(connectToMany);
    await when(() => presenter.composer.job?.state === 'ready');
    fillEmail(presenter);
    emails.answers.send = failure('server-error');
    await submitAndHold(presenter);
    expect(selected()).toHaveLength(2);
    emails.answers.send = success(undefined);
    await presenter.toMany.send('failed');
    expect(selected()).toEqual([]);
  });

  it('without recipients explains how to choose them', () => {
    const { presenter } = aConnectManyPage([]);
    presenter.activate(connectToMany);
    expect(says(presenter)).toContain('No recipients yet');
  });
});

describe('an email to many after another one', () => {
  it.each([
    ['tidewater.example', 'https://tidewater.example'],
    ['', ''],
  ])('has no link typed for other recipients. The website %j is filled in as %j', async (site, link) => {
    const { presenter, mailings, pages, close } = await anOpenConnectManyPage();
    pages.answers.details = success(someCompanyDetails({ site }));
    presenter.email.meetingLink.change('meet.example.com/GAURI');
    close();
    mailings.begin(applicantsOfAJob, candidates('3'), allRejected([studentId('3')]));
    presenter.activate(connectToMany);
    await new Promise(setImmediate);
    expect(presenter.email.meetingLink.value).toBe(link);
  });

  it('resumes the draft to the same recipients of the same job', async () => {
    const { presenter, mailings, drafts, close } = await anOpenConnectManyPage();
    fillEmail(presenter);
    const { id, draft } = mailings;
    await drafts.flush();
    close();
    const visit = async () => {
      const leave = presenter.activate(connectToMany);
      await new Promise(setImmediate);
      leave();
    };
    const next = async (...ids: readonly string[]) => {
      mailings.begin(applicantsOfAJob, candidates('3'), allRejected([studentId('3')]));
      await visit();
      mailings.begin(applicantsOfAJob, candidates(...ids));
      await visit();
      await drafts.flush();
      return presenter.email.draft;
    };
    expect([await next('0', '1', '3'), drafts.all.length]).toEqual([emptyEmail, 1]);
    expect([await next('2', '1', '0'), mailings.draft, mailings.id]).toEqual([draft, draft, id]);
    expect(drafts.all).toMatchObject([{ id, draft }]);
    mailings.begin({ href: '/opportunitypage?job=job-2', label: 'Applicants' }, candidates('0', '1', '2'));
    await visit();
    expect([mailings.id === id, presenter.email.meetingLink.value]).toEqual([false, '']);
  });

  it('shows the result of a sent email, even if there is a draft to the same recipients', async () => {
    const { presenter, mailings, drafts, close } = await anOpenConnectManyPage();
    fillEmail(presenter);
    await drafts.flush();
    const [draft] = drafts.all;
    await submitAndHold(presenter);
    close();
    const { id } = mailings;
    if (draft !== undefined) await drafts.putBack({ ...draft, id: 'another' });
    presenter.activate(connectToMany);
    expect([drafts.all.length, mailings.id, presenter.toMany.stage]).toEqual([1, id, 'result']);
  });

  it('does not resume the draft as a rejection', async () => {
    const { presenter, mailings, notices, close } = await anOpenConnectManyPage();
    fillEmail(presenter);
    const { id } = mailings;
    close();
    expect(notices.toasts).toMatchObject([{ text: 'Draft saved' }]);
    const all = candidates('0', '1', '2');
    mailings.begin(applicantsOfAJob, all, allRejected(all.map((one) => one.id)));
    presenter.activate(connectToMany);
    const { isRejection, meetingLink } = presenter.email;
    expect([mailings.id === id, isRejection, meetingLink.value]).toEqual([false, true, '']);
    expect(notices.toasts).toMatchObject([{ text: 'Started from “Not selected”' }]);
  });
});

const candidates = (...ids: readonly string[]) => ids.map((id) => aCandidate({ id: studentId(id) }));

const says = (presenter: ConnectPresenter) => textOf(createElement(ConnectManyView, { presenter }));
