import { MemoryRows } from '@glo/domain/testing/device';
import { success } from '@glo/domain/shared/outcome';
import { aCandidate, anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import type { Shortlists } from '@glo/domain/shortlist/shortlist';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { FakeTabMemory } from '../../../testing/fakes/fake-tab-memory.ts';
import { aRecruitPage } from '../../../testing/recruit.ts';
import { aVisitAt } from '../../../testing/fakes/fake-navigator.ts';

describe('the table of jobs', () => {
  const jobs = ['a', 'b', 'c', 'd', 'e'].map((id, index) =>
    anActiveJob({
      id: jobId(id),
      title: `Post no. ${index}`,
      applicantCount: 10 * index,
      applicants: ['x', 'y'].slice(0, index).map(studentId),
    }),
  );

  async function aTable(rows = new MemoryRows(), search = '?job_state=ACTIVE') {
    const page = aRecruitPage(new FakeTabMemory(), rows);
    page.board.answers.activeJobs = success(jobs);
    const answer = Promise.withResolvers<Awaited<ReturnType<Shortlists['candidates']>>>();
    page.shortlists.answers.candidates = answer.promise;
    const leave = page.presenter.activate(aVisitAt(search));
    await when(() => page.presenter.jobs.state === 'ready');
    return { ...page, leave, answer };
  }

  it('is off by default and remembered on the device', async () => {
    const rows = new MemoryRows();
    const { presenter } = await aTable(rows);
    expect(presenter.view).toBe('cards');
    presenter.showAs('table');
    await when(() => presenter.view === 'table');
    await new Promise(setImmediate);
    const later = await aTable(rows);
    await when(() => later.presenter.view === 'table');
  });

  it('requests the shortlist counts once per job, and sums them once all are known', async () => {
    const { presenter, shortlists, answer } = await aTable();
    presenter.showAs('table');
    await when(() => presenter.view === 'table');
    expect(presenter.sums).toEqual({ applied: 100, toReview: null, shortlisted: null });
    answer.resolve(success([aCandidate()]));
    await when(() => presenter.sums.shortlisted !== null);
    await expect.poll(() => presenter.sums).toMatchObject({ toReview: 7, shortlisted: 5 });
    presenter.find('no. 1');
    expect(presenter.sums).toEqual({ applied: 10, toReview: 1, shortlisted: 1 });
    expect(shortlists.asked.map(([, job]) => job)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('is sorted by a column, reversed by a second press, and the order is in the URL', async () => {
    const { presenter, navigator } = await aTable();
    const addressAfter = (order: 'applicants' | 'newest') => {
      presenter.sortBy(order);
      return navigator.replacedUrls.at(-1);
    };
    expect(addressAfter('applicants')).toBe('/recruit?job_state=ACTIVE&order=applicants');
    expect(presenter.shown?.[0]?.id).toBe('e');
    expect(addressAfter('applicants')).toBe('/recruit?job_state=ACTIVE&order=-applicants');
    expect(presenter.shown?.[0]?.id).toBe('a');
    expect(addressAfter('newest')).toBe('/recruit?job_state=ACTIVE');
  });

  it.each(['-title', 'shortlisted'])('drops an order that the cards do not have: %s', async (order) => {
    const { presenter, navigator } = await aTable(new MemoryRows(), `?job_state=ACTIVE&order=${order}`);
    presenter.showAs('table');
    expect(navigator.replacedUrls).toEqual([]);
    presenter.showAs('cards');
    expect(navigator.replacedUrls).toEqual(['/recruit?job_state=ACTIVE']);
  });

  it('keeps an order that the cards have', async () => {
    const { presenter, navigator } = await aTable(new MemoryRows(), '?job_state=ACTIVE&order=title');
    presenter.showAs('cards');
    expect([navigator.replacedUrls, presenter.sorting.order]).toEqual([[], 'title']);
  });

  it('requests no counts after it has closed', async () => {
    const { presenter, shortlists, leave } = await aTable(new MemoryRows(), '?job_state=ACTIVE&find=nobody');
    leave();
    presenter.typed = '';
    expect(shortlists.asked).toEqual([]);
  });
});
