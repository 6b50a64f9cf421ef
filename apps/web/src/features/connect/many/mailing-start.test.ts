import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { someCompanyDetails } from '@glo/domain/testing/company-page';
import { createElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aConnectManyPage,
  applicantsOfAJob,
  aRejection,
  beginWith,
  connectToMany,
  fillEmail,
  names,
  submitAndHold,
} from '../../../testing/connect.ts';
import { textOf } from '../../../testing/rendered.ts';
import type { ConnectPresenter } from '../connect-presenter.ts';
import { ConnectManyView } from './ConnectManyView.tsx';
import { openQuestion } from '../../../testing/questions.ts';

describe('a rejection', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('starts with its template and says how long it takes', async () => {
    const { presenter } = await aRejection();
    expect(presenter.email.subject.value).toBe('Your application for {job title} at {company}');
    presenter.email.meetingLink.change('meet.example');
    expect(says(presenter)).toContain('About 1 min for 3 emails');
  });

  it('has the company’s website as its link, also with another template', async () => {
    const page = aConnectManyPage(names, applicantsOfAJob, true);
    const { presenter, pages } = page;
    pages.answers.details = success(someCompanyDetails({ site: 'https://tidewater.example' }));
    presenter.activate(connectToMany);
    await vi.advanceTimersByTimeAsync(0);
    expect(presenter.email.meetingLink.value).toBe('https://tidewater.example');
    expect(says(presenter)).toContain("Students see this link. Your company's website is filled in.");
    beginWith(presenter, 'Invitation to an interview');
    expect([presenter.email.meetingLink.value, presenter.toMany.canSend]).toEqual(['https://tidewater.example', true]);
  });

  it('calls its link neither meeting link nor default', async () => {
    const { presenter } = await aRejection();
    expect(says(presenter)).not.toMatch(/Meeting Link|Your default/);
    presenter.email.meetingLink.change('');
    await presenter.toMany.submit();
    expect(presenter.email.missing).toEqual(['Link']);
  });

  it('asks before the page is left, rests meanwhile, and then sends nothing', async () => {
    const { presenter, emails, unsaved, close } = await aRejection();
    const sending = presenter.toMany.submit();
    await vi.advanceTimersByTimeAsync(5000);
    expect([unsaved.isLostAt('/dashboard'), unsaved.work?.question?.()?.title]).toEqual([
      true,
      'Leave before sending?',
    ]);
    unsaved.leave(() => undefined, '/dashboard');
    await vi.advanceTimersByTimeAsync(20_000);
    expect([presenter.toMany.stage, emails.asked]).toEqual(['held', []]);
    close();
    await sending;
    await vi.advanceTimersByTimeAsync(20_000);
    expect([emails.asked, presenter.toMany.mailings.draft.content]).toEqual([[], 'Thank you']);
  });

  it('asks nothing and sends nothing if the screen is left while the shortlist is read', async () => {
    const { presenter, emails, questions } = await aRejection(
      Array.from({ length: 31 }, (_, place) => `Person ${place}`),
    );
    const sending = presenter.toMany.submit();
    presenter.toMany.start.leave();
    await vi.advanceTimersByTimeAsync(20_000);
    await sending;
    expect([questions.shown, emails.asked]).toEqual([[], []]);
  });

  it('asks for the number of more than 30 recipients', async () => {
    const { presenter, emails, questions } = await aRejection(
      Array.from({ length: 31 }, (_, place) => `Person ${place}`),
    );
    const declined = presenter.toMany.submit();
    await vi.advanceTimersByTimeAsync(0);
    const { input, cancel } = openQuestion(questions, 'text');
    expect([input.title, input.rule('30'), input.rule('31')]).toEqual([
      'Tell 31 applicants they are not selected?',
      'Type 31',
      null,
    ]);
    cancel();
    await declined;
    expect([presenter.toMany.stage, emails.asked]).toEqual(['email', []]);
    const confirmed = presenter.toMany.submit();
    await vi.advanceTimersByTimeAsync(0);
    openQuestion(questions, 'text').answer('31');
    await vi.advanceTimersByTimeAsync(10_000);
    await confirmed;
    expect(emails.asked).toHaveLength(31);
  });

  it('leaves out those who are shortlisted when sending starts', async () => {
    const { presenter, emails, shortlists, notices } = await aRejection();
    shortlists.answers.candidates = success([candidate(0)]);
    const sending = presenter.toMany.submit();
    await vi.advanceTimersByTimeAsync(0);
    expect(notices.toasts.at(-1)).toMatchObject({
      text: '1 shortlisted candidate was left out',
      detail: 'Asha Rao',
    });
    shortlists.answers.candidates = success([candidate(0), candidate(1)]);
    await vi.advanceTimersByTimeAsync(10_000);
    await sending;
    expect([presenter.pageTitle, emails.asked.length]).toEqual(['1 of 1 email sent', 1]);
  });

  it('leaves out a candidate shortlisted in another tab during the run', async () => {
    const { presenter, emails, shortlists, tabs } = await aRejection();
    const first = Promise.withResolvers<ReturnType<typeof success<undefined>>>();
    emails.answers.send = first.promise;
    const sending = presenter.toMany.submit();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(emails.asked).toHaveLength(1);
    shortlists.answers.candidates = success([candidate(2)]);
    tabs.another().announce({ about: 'shortlist', id: 'job-1' });
    await vi.advanceTimersByTimeAsync(0);
    emails.answers.send = success(undefined);
    first.resolve(success(undefined));
    await sending;
    expect([presenter.pageTitle, emails.asked.length]).toEqual(['2 of 2 emails sent', 2]);
  });

  it('sends nothing if the shortlist cannot be read, or holds all recipients', async () => {
    const { presenter, emails, shortlists, notices } = await aRejection();
    shortlists.answers.candidates = failure('server-error');
    await presenter.toMany.submit();
    expect([presenter.toMany.stage, notices.toasts.at(-1)?.text]).toEqual([
      'email',
      "We couldn't check who is shortlisted, so we don't send anything yet. Try again.",
    ]);
    shortlists.answers.candidates = success([0, 1, 2].map(candidate));
    await presenter.toMany.submit();
    expect(notices.toasts.at(-1)?.text).toBe(
      'All recipients are shortlisted for this job, so no email was sent. Choose another template, or remove them from the shortlist.',
    );
    expect([presenter.toMany.stage, emails.asked, presenter.pageTitle]).toEqual([
      'email',
      [],
      'Tell 3 applicants they are not selected',
    ]);
    expect(presenter.email.content.value).toBe('Thank you');
  });

  it('checks the shortlist again before a failed email is sent again, without another hold', async () => {
    const { presenter, emails, shortlists } = await aRejection();
    const answers = [success(undefined), failure('server-error'), failure('server-error')];
    const { send } = emails;
    emails.send = async (email, item) => {
      await send(email, item);
      return answers.shift() ?? success(undefined);
    };
    const sending = presenter.toMany.submit();
    await vi.advanceTimersByTimeAsync(10_000);
    await sending;
    shortlists.answers.candidates = success([candidate(1)]);
    await presenter.toMany.send('failed');
    expect([presenter.pageTitle, emails.asked.length]).toEqual(['2 of 2 emails sent', 4]);
  });
});

describe('a rejection with an unchanged template', () => {
  it('is a draft from the press of Send, so that closing the tab loses nothing', async () => {
    const { presenter, drafts } = aConnectManyPage(names, applicantsOfAJob, true);
    presenter.activate(connectToMany);
    beginWith(presenter, 'Not selected');
    await new Promise(setImmediate);
    await drafts.flush();
    expect(drafts.all).toEqual([]);
    presenter.toMany.start.setSecondsLeft(9);
    await drafts.flush();
    expect(drafts.all).toMatchObject([{ to: 'rejected', students: ['0', '1', '2'] }]);
  });
});

describe('an email to many whose browser crashed', () => {
  it('says who may have it before it can be sent, and sends to the others only', async () => {
    const { presenter, outbox, emails } = written(names);
    vi.spyOn(outbox, 'run').mockResolvedValueOnce({
      email: null,
      marks: new Map([
        [candidate(0).id, { state: 'sent', at: new Date().toISOString(), text: '', kind: 'email' }],
        [candidate(1).id, { state: 'sending', at: new Date().toISOString(), text: '', kind: 'email' }],
      ]),
    });
    await presenter.toMany.submit();
    await new Promise(setImmediate);
    expect([presenter.toMany.stage, emails.asked]).toEqual(['result', []]);
    expect(says(presenter)).toContain('Sending was interrupted. These people may have it.');
    await presenter.toMany.send();
    expect(emails.asked.map(([, , item]) => item)).toMatchObject([{ student: candidate(2).id, isRepeat: false }]);
  });
});

describe('another email to many', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('is held for ten seconds, and goes to shortlisted candidates as well', async () => {
    const { presenter, emails, shortlists } = written(names);
    shortlists.answers.candidates = success([candidate(1)]);
    const sending = presenter.toMany.submit();
    await vi.advanceTimersByTimeAsync(9000);
    expect([presenter.toMany.stage, presenter.toMany.start.secondsLeft, emails.asked]).toEqual(['held', 1, []]);
    expect(says(presenter)).toMatch(/Sending starts in 1 second.*No email has been sent yet/);
    await vi.advanceTimersByTimeAsync(1000);
    await sending;
    expect(emails.asked).toHaveLength(3);
  });

  it('sends nothing if it is undone, also to a single recipient, and keeps the text', async () => {
    const { presenter, emails, notices } = written(['Asha Rao']);
    const sending = presenter.toMany.submit();
    await vi.advanceTimersByTimeAsync(5000);
    presenter.toMany.start.undo();
    await sending;
    await vi.advanceTimersByTimeAsync(20_000);
    expect([presenter.toMany.stage, emails.asked, presenter.email.subject.value]).toEqual(['email', [], 'Hello']);
    expect(notices.toasts.at(-1)?.text).toBe('No email was sent');
  });

  it('to more than 30 recipients does not ask for their number', async () => {
    const { presenter, emails, questions } = written(Array.from({ length: 31 }, (_, place) => `Person ${place}`));
    void presenter.toMany.submit();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([questions.shown, emails.asked.length]).toEqual([[], 31]);
  });

  it('is held again after its text was edited', async () => {
    const { presenter, emails } = written(names);
    emails.answers.send = failure('server-error');
    await submitAndHold(presenter);
    presenter.toMany.edit();
    const sending = presenter.toMany.submit();
    await vi.advanceTimersByTimeAsync(9000);
    expect([presenter.toMany.stage, presenter.pageTitle, emails.asked.length]).toEqual([
      'held',
      'Email 3 candidates',
      3,
    ]);
    presenter.toMany.start.undo();
    await sending;
  });
});

/** An ordinary email, ready to send. */
function written(people: readonly string[]) {
  const page = aConnectManyPage(people);
  page.presenter.activate(connectToMany);
  fillEmail(page.presenter);
  return page;
}

const says = (presenter: ConnectPresenter) => textOf(createElement(ConnectManyView, { presenter }));
const candidate = (at: number) => aCandidate({ id: studentId(String(at)) });
