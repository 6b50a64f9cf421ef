import { aContact } from '@glo/domain/testing/contact';
import { invitationTemplate, rejectionTemplate } from '@glo/domain/contact/email-draft';
import { failure, success } from '@glo/domain/shared/outcome';
import { jobId, aCandidate, anActiveJob, studentId } from '@glo/domain/testing/builders';
import { describe, expect, it, vi } from 'vitest';
import { textOf } from '../../testing/rendered.ts';
import { aReview, asha, bela, chitra, groupsOf } from '../../testing/review.ts';
import { texts } from './texts.ts';

describe('the emails at the end of a review', () => {
  it('go to the rejected with the template, never a shortlisted candidate', async () => {
    const { open, keys, page, wentTo } = aReview();
    page.board.answers.job = success(anActiveJob({ applicants: [asha.id, bela.id, chitra.id] }));
    await open('asha');
    keys('r');
    const { end, mode } = await open('bela');
    page.verdicts.forJob(mode.job).decide([chitra.id], { decision: 'not-a-fit' });
    page.shortlists.answers.candidates = success([chitra]);
    page.presenter.origin?.shortlist.list.becomeStale();
    const { end: later } = await open('chitra');
    await vi.waitFor(() => expect(later.counts.shortlisted).toBe(1));
    page.directory.answers.byIds = success([asha, chitra]);
    later.open();
    await later.email('not-a-fit');
    expect(page.mailings.addressees.map(({ id }) => id)).toEqual([asha.id]);
    const { mailings } = page;
    expect([mailings.isRejection, mailings.takeTemplate(), wentTo()]).toEqual([
      true,
      rejectionTemplate,
      '/connect?job=job-1',
    ]);
    expect(end.counts.all).toBe(3);
  });

  it('go to the shortlisted of the job without an email, those of the review first', async () => {
    const { open, keys, page } = aReview();
    const [early, emailed] = [aCandidate({ id: studentId('early') }), aCandidate({ id: studentId('emailed') })];
    page.shortlists.answers.candidates = success([early, emailed]);
    await page.records.wroteTo(emailed.id, aContact(new Date(), { job: jobId('job-1') }));
    await open('asha');
    keys('s');
    page.shortlists.answers.candidates = success([early, emailed, asha]);
    const { end } = await open('chitra');
    await vi.waitFor(() => expect(end.counts.shortlisted).toBe(1));
    expect(textOf(groupsOf(end))).toContain('Email the 2 not emailed yet');
    await end.email('shortlisted');
    const recipients = page.mailings.addressees.map(({ id }) => id);
    expect([page.mailings.takeTemplate(), recipients]).toEqual([invitationTemplate, [asha.id, early.id]]);
  });

  it('go to the shortlisted once, also those with an email from before the review', async () => {
    const { open, keys, page } = aReview();
    const { current } = page.paged;
    const startedAt = new Date().toISOString();
    if (current !== null) page.paged.start({ ...current, startedAt });
    await page.records.wroteTo(asha.id, aContact(new Date(Date.now() - 1000), { job: jobId('job-1') }));
    await open('asha');
    keys('s');
    page.shortlists.answers.candidates = success([asha]);
    await open('bela');
    keys('s');
    page.shortlists.answers.candidates = success([asha, bela]);
    const { end } = await open('chitra');
    await vi.waitFor(() => expect(textOf(groupsOf(end))).toContain('Email all 2 shortlisted'));
    await page.records.wroteTo(asha.id, aContact(new Date(Date.now() + 1000), { job: jobId('job-1') }));
    expect(textOf(groupsOf(end))).toContain('Email the one not emailed yet');
    await page.records.wroteTo(bela.id, aContact(new Date(Date.now() + 1000), { job: jobId('job-1') }));
    expect(textOf(groupsOf(end))).toContain('All of them have been emailed.');
    expect(end.mainGroup).toBe('undecided');
  });

  it('go also to applicants rejected earlier that had no email since', async () => {
    const { open, keys, page } = aReview();
    const [early, emailed, recommended] = [studentId('early'), studentId('emailed'), studentId('recommended')];
    page.board.answers.job = success(anActiveJob({ applicants: [asha.id, early, emailed] }));
    await open('asha');
    keys('r');
    const { mode, end } = await open('chitra');
    page.verdicts.forJob(mode.job).decide([early, emailed, recommended], { decision: 'not-a-fit' });
    await page.records.wroteTo(emailed, aContact(new Date(Date.now() + 1000), { job: jobId('job-1') }));
    expect(end.isReady).toBe(true);
    expect(texts.endOf(end.counts)).toBe('1 of 3 reviewed: 1 not a fit');
    expect(textOf(groupsOf(end))).toContain('Tell the 2 not told yet');
    end.open();
    await end.email('not-a-fit');
    const asked = page.directory.asked.filter(([call]) => call === 'byIds');
    expect(asked).toEqual([['byIds', [asha.id, bela.id, chitra.id, early]]]);
  });

  it('are offered to the rest of a group, until all have one', async () => {
    const { open, keys, page } = aReview();
    page.board.answers.job = success(anActiveJob({ applicants: [asha.id, bela.id] }));
    await open('asha');
    keys('r');
    await open('bela');
    keys('r');
    const { end } = await open('chitra');
    expect(textOf(groupsOf(end))).toContain('Tell the 2 not selected');
    await page.records.wroteTo(asha.id, aContact(new Date(Date.now() + 1000), { job: jobId('job-1') }));
    expect(textOf(groupsOf(end))).toContain('Tell the one not told yet');
    await page.records.wroteTo(bela.id, aContact(new Date(Date.now() + 1000), { job: jobId('job-1') }));
    expect(textOf(groupsOf(end))).toContain('All of them have been emailed.');
    expect(end.mainGroup).toBe('undecided');
  });

  it('go to no recommended candidate', async () => {
    const { open, keys, page } = aReview();
    page.board.answers.job = success(anActiveJob({ applicants: [] }));
    await open('asha');
    keys('r');
    const { end } = await open('chitra');
    expect(textOf(groupsOf(end))).toContain('Only applicants get the email for Not a fit.');
  });

  it('need the applicants for a rejection, and load them again', async () => {
    const { open, keys, page } = aReview();
    page.board.answers.job = failure('unreachable');
    await open('asha');
    keys('r');
    const { end } = await open('chitra');
    expect(textOf(groupsOf(end))).toContain("The job's applicants couldn't be loaded");
    page.board.answers.job = success(anActiveJob({ applicants: [asha.id] }));
    end.retry();
    await vi.waitFor(() => expect(textOf(groupsOf(end))).toContain('Tell the candidate who is not selected'));
  });
});
