import { failure, success } from '@glo/domain/shared/outcome';
import { rejectionTemplate } from '@glo/domain/contact/email-draft';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aConnectManyPage,
  aConnectPage,
  aRejection,
  beginWith,
  connectTo,
  connectToMany,
  names,
  submitAndHold,
} from '../../../testing/connect.ts';
import type { ConnectPresenter } from '../connect-presenter.ts';

describe('an email that begins with the template of a rejection', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('is held and leaves out the shortlisted', async () => {
    const { presenter, emails, shortlists } = await begun(rejectionTemplate);
    shortlists.answers.candidates = success([candidate(1)]);
    const sending = presenter.toMany.submit();
    await vi.advanceTimersByTimeAsync(9000);
    expect([presenter.toMany.stage, emails.asked, presenter.toMany.mailings.addressees.length]).toEqual([
      'held',
      [],
      2,
    ]);
    await vi.advanceTimersByTimeAsync(1000);
    await sending;
    expect(presenter.pageTitle).toBe('2 of 2 emails sent');
  });

  it('remains a rejection as a draft', async () => {
    const { drafts } = await begun(rejectionTemplate);
    await vi.advanceTimersByTimeAsync(0);
    await drafts.flush();
    expect(drafts.all).toMatchObject([{ to: 'many', draft: { isRejection: true } }]);
  });

  it('is recorded as a rejection for the job', async () => {
    const { presenter, records } = await begun(rejectionTemplate);
    await submitAndHold(presenter);
    expect([...records.mine.contacted.values()].flat()).toMatchObject(
      names.map(() => ({ kind: 'not-selected', job: 'job-1' })),
    );
  });

  it.each([
    ['job=job-1', { kind: 'not-selected', job: 'job-1' }],
    ['', { kind: 'email' }],
  ])('is recorded as a rejection of one student only for a job: %j', async (query, about) => {
    const { presenter, records } = aConnectPage();
    presenter.activate(connectTo('1', query));
    await vi.waitFor(() => expect([presenter.toOne.isRecalled, presenter.composer.isLoading]).toEqual([true, false]));
    beginWith(presenter, rejectionTemplate);
    presenter.email.content.change('Thank you');
    presenter.email.subject.change('Your application');
    presenter.email.meetingLink.change('meet.example');
    await presenter.toOne.submit();
    await vi.waitFor(() => expect(records.mine.contacted.size).toBe(1));
    const at = expect.any(String);
    expect([...records.mine.contacted.values()]).toEqual([[{ at, ...about }]]);
  });

  it('goes to shortlisted candidates after another template', async () => {
    const { presenter, emails, shortlists } = await begun(rejectionTemplate);
    shortlists.answers.candidates = success([candidate(1)]);
    beginWith(presenter, 'A first conversation');
    await submitAndHold(presenter);
    expect(emails.asked).toHaveLength(3);
  });

  it('leaves out the shortlisted after another template if all recipients are not a fit', async () => {
    const { presenter, emails, shortlists } = await aRejection();
    shortlists.answers.candidates = success([candidate(1)]);
    beginWith(presenter, 'A first conversation');
    await submitAndHold(presenter);
    expect(emails.asked).toHaveLength(2);
  });
});

describe('the template of a rejection', () => {
  const isOffered = ({ email }: ConnectPresenter) =>
    email.offeredTemplates.some(({ name }) => name === rejectionTemplate);

  it('is offered once no recipient is known to be shortlisted', async () => {
    const { presenter, shortlists } = aConnectManyPage(names);
    shortlists.answers.candidates = success([aCandidate({ id: studentId('another') })]);
    presenter.activate(connectToMany);
    expect(isOffered(presenter)).toBe(false);
    await vi.waitFor(() => expect(isOffered(presenter)).toBe(true));
  });

  it('is not offered while a recipient is shortlisted', async () => {
    const { presenter, shortlists, tabs } = aConnectManyPage(names);
    shortlists.answers.candidates = success([candidate(1)]);
    presenter.activate(connectToMany);
    await vi.waitFor(() => expect(presenter.composer.shortlist?.value).toHaveLength(1));
    expect(isOffered(presenter)).toBe(false);
    shortlists.answers.candidates = success([]);
    tabs.another().announce({ about: 'shortlist', id: 'job-1' });
    await vi.waitFor(() => expect(isOffered(presenter)).toBe(true));
  });

  it('is offered if the shortlist cannot be read, because Send reads it again', async () => {
    const { presenter, shortlists } = aConnectManyPage(names);
    shortlists.answers.candidates = failure('server-error');
    presenter.activate(connectToMany);
    await vi.waitFor(() => expect(isOffered(presenter)).toBe(true));
  });

  it('is offered to one student as to many', async () => {
    const page = aConnectPage();
    page.shortlists.answers.candidates = success([candidate(1)]);
    const offered = () => page.presenter.email.offeredTemplates.some(({ name }) => name === rejectionTemplate);
    page.presenter.activate(connectTo('0', 'job=job-1'));
    expect(offered()).toBe(false);
    await vi.waitFor(() => expect(offered()).toBe(true));
    page.presenter.activate(connectTo('1', 'job=job-1'));
    await new Promise(setImmediate);
    expect(offered()).toBe(false);
  });
});

const candidate = (at: number) => aCandidate({ id: studentId(String(at)) });

/** An ordinary email to three applicants, begun with this template. */
async function begun(template: string) {
  const page = aConnectManyPage(names);
  page.shortlists.answers.candidates = success([]);
  page.presenter.activate(connectToMany);
  await vi.advanceTimersByTimeAsync(0);
  beginWith(page.presenter, template);
  page.presenter.email.meetingLink.change('meet.example');
  return page;
}
