import { failure, success } from '@glo/domain/shared/outcome';
import { anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { shareWanted } from '../../navigation/addresses.ts';
import { markupOf, textOf } from '../../testing/rendered.ts';
import { aReview, asha } from '../../testing/review.ts';

describe('the next job at the end of a review', () => {
  const aJob = (id: string, applicants: readonly string[]) =>
    anActiveJob({ id: jobId(id), title: `Job ${id}`, applicants: applicants.map(studentId) });
  const jobs = [aJob('job-1', ['asha', 'bela', 'chitra']), aJob('a', ['1']), aJob('b', ['1', '2']), aJob('c', [])];

  async function atTheEnd(active: readonly ReturnType<typeof aJob>[]) {
    const review = aReview();
    const { board, shortlists, services } = review.page;
    board.answers.activeJobs = success(active);
    const { end, card } = await review.open('chitra');
    const before = shortlists.asked.length;
    const close = end.open();
    await new Promise(setImmediate);
    const requests = () => [
      board.asked.filter(([call]) => call === 'activeJobs').length,
      shortlists.asked.slice(before).map(([, job]) => job),
    ];
    return { ...review, end, card, close, requests, starts: services.reviews };
  }

  it('is the other one with the most applicants to review, and its review starts', async () => {
    const { end, card, page } = await atTheEnd(jobs);
    expect(end.left.next).toMatchObject({ count: 2, href: '/opportunitypage?job=b&verdict=undecided' });
    expect(textOf(card)).toContain('Back to the job Next: Review 2 in Job b');
    const { startNext } = end.left;
    startNext();
    expect(markupOf(card)).toContain('aria-busy="true"');
    await vi.waitFor(() =>
      expect(page.navigator.went.at(-1)).toMatchObject({ path: '/glofolio/1?job=b', options: { replace: true } }),
    );
    expect(page.paged.current?.ids).toEqual([studentId('1'), studentId('2')]);
  });

  it('is none if only this job has applicants to review', async () => {
    const { end, card } = await atTheEnd([aJob('job-1', ['asha']), aJob('c', [])]);
    expect(end.left.next).toBeNull();
    expect(textOf(card)).not.toContain('Next');
  });

  it('is unknown while a shortlist is', async () => {
    const review = aReview();
    review.page.board.answers.activeJobs = success(jobs);
    const { end } = await review.open('chitra');
    review.page.shortlists.answers.candidates = failure('unreachable');
    end.open();
    await new Promise(setImmediate);
    expect(end.left.next).toBeNull();
  });

  it('needs one request for the jobs and one per other job, and none if they are known', async () => {
    const { close, end, requests } = await atTheEnd(jobs);
    expect(requests()).toEqual([1, ['a', 'b']]);
    close();
    end.open();
    await new Promise(setImmediate);
    expect(requests()).toEqual([1, ['a', 'b']]);
  });

  it('does not count those shortlisted in the last review', async () => {
    const { starts, end, keys, open } = await atTheEnd(jobs);
    const [job = aJob('', [])] = jobs;
    expect(starts.countsOf(job).undecided).toBe(3);
    end.back();
    await open('asha');
    keys('s');
    await open('bela');
    await vi.waitFor(() => expect(starts.countsOf(job).undecided).toBe(2));
  });
});

describe('the rest of the job at the end of a review', () => {
  async function atTheEnd(applicants: readonly string[]) {
    const review = aReview();
    const job = anActiveJob({ applicants: applicants.map(studentId) });
    review.page.board.answers.job = success(job);
    review.page.board.answers.activeJobs = success([job, anActiveJob({ id: jobId('b'), applicants: [asha.id] })]);
    await review.open('asha');
    review.keys('m');
    const { end, card } = await review.open('chitra');
    const close = end.open();
    await when(() => end.isReady);
    await new Promise(setImmediate);
    return { ...review, end, close, card };
  }

  it('comes first, with its review as the main button, and no other job', async () => {
    const { end, card, page } = await atTheEnd(['asha', 'bela', 'dev', 'esha']);
    expect(textOf(card)).toMatch(
      /^3 still undecided in Graduate Data Analyst 1 of 3 reviewed: 1 maybe .*Review the other 2 Review the 2 you skipped/,
    );
    expect([end.mainGroup, end.left.next]).toEqual([null, null]);
    expect(markupOf(card).match(/class="[^"]*fill/g)).toHaveLength(1);
    end.left.startOthers();
    await vi.waitFor(() => expect(page.paged.current?.ids).toEqual(['dev', 'esha'].map(studentId)));
    expect(page.navigator.went.at(-1)).toMatchObject({ path: '/glofolio/dev?job=job-1', options: { replace: true } });
  });

  it('is no button if only skipped ones are left', async () => {
    const { card } = await atTheEnd(['asha', 'bela', 'chitra']);
    expect(textOf(card)).toMatch(/^2 still undecided in .* Review the 2 you skipped Back to the job/);
    expect(textOf(card)).not.toContain('the other');
  });

  it('leads to the dialog for sharing the shortlisted', async () => {
    const { end, page } = await atTheEnd(['asha']);
    end.share();
    expect(page.navigator.went.at(-1)).toMatchObject({
      path: '/opportunitypage?job=job-1&tab=shortlisted',
      options: { state: shareWanted },
    });
  });
});
