import { failure, success } from '@glo/domain/shared/outcome';
import { studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fromReviewEnd } from '../../../navigation/addresses.ts';
import { turnOnBlindReview } from '../../../testing/blind-review.ts';
import {
  aConnectManyPage,
  anOpenConnectManyPage,
  applicantsOfAJob,
  connectToMany,
  fillEmail,
  names,
  submitAndHold,
} from '../../../testing/connect.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));

describe('the recipients of an email to many', () => {
  it('are shown one by one, and each address is read', async () => {
    const { presenter, directory } = await anOpenConnectManyPage();
    presenter.toMany.showNeighbor(-1);
    expect([presenter.toMany.chosen?.name, presenter.toMany.place]).toEqual([names[0], 0]);
    presenter.toMany.showNeighbor(1);
    presenter.toMany.showNeighbor(-1);
    expect(presenter.toMany.chosen?.name).toBe(names[0]);
    await vi.waitFor(() => expect(presenter.toMany.run.addressOf(studentId('1'))).toBeDefined());
    expect(directory.asked).toEqual([
      ['profile', '0'],
      ['profile', '1'],
    ]);
  });

  it('can be left out, then the next is shown; an empty list sends nothing', async () => {
    const { presenter, emails } = await anOpenConnectManyPage();
    fillEmail(presenter);
    for (const name of names) {
      expect([presenter.toMany.chosen?.name, presenter.toMany.canSend]).toEqual([name, true]);
      if (presenter.toMany.chosen !== null) presenter.toMany.mailings.leaveOut([presenter.toMany.chosen.id]);
    }
    expect([presenter.toMany.chosen, presenter.toMany.place, presenter.pageTitle, presenter.toMany.canSend]).toEqual([
      null,
      -1,
      null,
      false,
    ]);
    await submitAndHold(presenter);
    expect(emails.asked).toEqual([]);
  });

  it('are hidden in the preview, and written to by their names', async () => {
    const { presenter, emails, blind } = aConnectManyPage(names);
    await turnOnBlindReview(blind);
    presenter.activate(connectToMany);
    await when(() => presenter.composer.job?.state === 'ready');
    fillEmail(presenter, 'Dear {first name}');
    const { chosen } = presenter.toMany;
    if (chosen === null) throw new Error('Somebody is chosen');
    const alias = blind.masks.aliasOf(chosen.id);
    expect([presenter.composer.isHidden(chosen), presenter.composer.previewTo(chosen).content]).toEqual([
      true,
      `Dear ${alias}`,
    ]);
    await submitAndHold(presenter);
    expect(emails.asked.map(([, email]) => email)).toMatchObject([
      { content: 'Dear Asha' },
      { content: 'Dear Kabir' },
      { content: 'Dear Sana' },
    ]);
    blind.reveal(chosen.id);
    expect([presenter.composer.isHidden(chosen), presenter.composer.previewTo(chosen).content]).toEqual([
      false,
      'Dear Asha',
    ]);
  });
});

describe('an email to many that is sent', () => {
  it('shows to whom it goes, then who did not get it', async () => {
    const { presenter, emails } = await anOpenConnectManyPage();
    fillEmail(presenter);
    const answer = Promise.withResolvers<ReturnType<typeof success<undefined>>>();
    emails.answers.send = answer.promise;
    presenter.toMany.choose(presenter.toMany.mailings.addressees[2] ?? null);
    const sending = submitAndHold(presenter);
    await when(() => presenter.toMany.mailings.deliveries.size === 1);
    expect([presenter.toMany.stage, presenter.pageTitle, presenter.toMany.chosen?.name]).toEqual([
      'sending',
      'Sending 3 emails',
      names[0],
    ]);
    emails.answers.send = failure('server-error');
    answer.resolve(success(undefined));
    await sending;
    expect([presenter.toMany.stage, presenter.pageTitle, presenter.toMany.chosen?.name]).toEqual([
      'result',
      '1 of 3 emails sent',
      names[1],
    ]);
    expect(presenter.toMany.addresseesIn('failed').map(({ name }) => name)).toEqual([names[1], names[2]]);
  });

  it('is sent while the job loads if it has no placeholder of the job', async () => {
    const { presenter, board, emails } = aConnectManyPage(names);
    board.answers.job = new Promise(() => undefined);
    presenter.activate(connectToMany);
    fillEmail(presenter);
    await submitAndHold(presenter);
    expect(emails.asked).toHaveLength(3);
  });

  it('is at its result when the page is opened again; there is nothing to lose then', async () => {
    const { presenter, unsaved, close } = await anOpenConnectManyPage();
    fillEmail(presenter);
    expect(unsaved.exists).toBe(true);
    await submitAndHold(presenter);
    expect([presenter.email.isBegun, unsaved.exists]).toEqual([true, false]);
    close();
    presenter.activate(connectToMany);
    expect([presenter.toMany.stage, presenter.pageTitle]).toEqual(['result', '3 of 3 emails sent']);
  });

  it('shows the email to who did not get it when the page is opened again, as the result names them', () => {
    const { presenter } = aConnectManyPage(names);
    for (const [place, { id }] of presenter.toMany.mailings.addressees.entries()) {
      const failed = { state: 'failed', why: 'server-error', text: '' } as const;
      presenter.toMany.mailings.deliver(id, place === 1 ? failed : { state: 'sent', at: '2026-11-23T10:00:00Z' });
    }
    presenter.activate(connectToMany);
    expect([presenter.toMany.stage, presenter.toMany.chosen?.name]).toEqual(['result', names[1]]);
  });

  it('is kept with each change, until the page is left', async () => {
    const { presenter, unsaved } = aConnectManyPage(names);
    const close = presenter.activate(connectToMany);
    fillEmail(presenter);
    expect(unsaved.exists).toBe(true);
    expect(presenter.toMany.mailings.draft).toMatchObject({ subject: 'Hello', content: 'Shall we talk?' });
    close();
    presenter.email.subject.change('Later');
    expect([presenter.toMany.mailings.draft.subject, unsaved.exists]).toEqual(['Hello', false]);
  });
});

describe('the way back from an email to many', () => {
  it('is called like the list outside any job, whose emails are sent as well', async () => {
    const { presenter, board, emails } = aConnectManyPage(names, { href: '/talentPool', label: 'Talent Pool' });
    const close = presenter.activate(connectToMany);
    expect([presenter.listHref, presenter.toMany.backLabel, board.asked]).toEqual([
      '/talentPool',
      'Back to Talent Pool',
      [],
    ]);
    fillEmail(presenter);
    await submitAndHold(presenter);
    close();
    expect([emails.asked.length, presenter.pageTitle]).toEqual([3, '3 of 3 emails sent']);
  });

  it('is missing if no recipients were chosen', () => {
    const { presenter, navigator } = aConnectManyPage([], null);
    presenter.activate(connectToMany);
    presenter.toMany.goBack();
    expect([presenter.listHref, navigator.went]).toEqual([null, []]);
  });

  it('leads back to the end of the review that it was opened from', async () => {
    const { presenter, navigator } = await anOpenConnectManyPage();
    presenter.activate({ ...connectToMany, state: fromReviewEnd });
    expect(presenter.toMany.backLabel).toBe('Back to the review');
    presenter.toMany.goBack();
    expect(navigator.went).toEqual([{ path: 'back', options: {} }]);
  });

  it('returns on Cancel to the screen it was opened from', async () => {
    const { presenter, navigator } = await anOpenConnectManyPage();
    presenter.toMany.cancel();
    navigator.canGoBack = false;
    presenter.toMany.cancel();
    expect(navigator.went.map(({ path }) => path)).toEqual(['back', applicantsOfAJob.href]);
  });
});

it('an email that waits for its job shows one message for several presses of Send', async () => {
  const { presenter, board, notices } = aConnectManyPage(names);
  board.answers.job = new Promise(() => undefined);
  presenter.activate(connectToMany);
  fillEmail(presenter, 'About {job title}');
  await submitAndHold(presenter);
  await submitAndHold(presenter);
  expect(notices.toasts).toMatchObject([{ text: 'The job is still loading.', tone: 'warning' }]);
});

it('a job that does not come is told, and leaves its title open', async () => {
  const { presenter, board, notices, emails } = aConnectManyPage(names);
  board.answers.job = failure('refused', 'There is no such job.');
  presenter.activate(connectToMany);
  await when(() => presenter.composer.job?.state === 'failed');
  expect(notices.toasts).toHaveLength(1);
  fillEmail(presenter, 'About {job title}');
  expect(presenter.composer.gaps).toEqual({ subject: [], content: ['{job title}'] });
  await submitAndHold(presenter);
  expect(presenter.email.content.shownError).toMatch(/^We have no value for \{job title\}/);
  expect(emails.asked).toEqual([]);
});
