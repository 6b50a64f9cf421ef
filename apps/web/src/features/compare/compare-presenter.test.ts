import { failure, success } from '@glo/domain/shared/outcome';
import { anActiveJob, jobId, studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { aComparison } from '../../testing/comparison.ts';
import { aVisitAt } from '../../testing/fakes/fake-navigator.ts';
import { textOf } from '../../testing/rendered.ts';
import { CompareView } from './CompareView.tsx';
import { texts } from './texts.ts';

const asha = { skills: ['Python', 'SQL', 'Figma'], location: 'Pune' };
const binod = { skills: ['python'], location: 'Pune' };

describe('a comparison', () => {
  it('leaves out equal rows on request', async () => {
    const { presenter, navigator } = await opened('id=asha&id=binod&skill=Python&skill=SQL', { asha, binod });
    expect([presenter.shownRows.length, presenter.leftOut]).toEqual([10, 0]);
    presenter.setOnlyDifferences(true);
    expect(presenter.shownRows.map(({ label }) => label)).toEqual(['Fit to your search', 'SQL', 'Other skills']);
    expect(presenter.leftOut).toBe(7);
    expect(textOf(createElement(CompareView, { presenter }))).toContain('7 rows are the same');
    expect(texts.leftOut(1)).toBe('1 row is the same');
    expect(navigator.replacedUrls.at(-1)).toMatch(/&only=differences$/);
    presenter.revisit(aVisitAt('id=asha&id=binod'));
    expect(presenter.onlyDifferences).toBe(false);
  });

  it('uses the skills of its job and links to profiles in it', async () => {
    const page = aComparison({ asha, binod });
    page.board.answers.job = success(anActiveJob({ skills: ['Figma'] }));
    page.presenter.activate(aVisitAt('id=asha&id=binod&job=job-1&tab=shortlisted&skill=Python'));
    await settled(page);
    expect(page.presenter.rows.slice(0, 3).map(({ label }) => label)).toEqual([
      'Fit to this job',
      'Figma',
      'Other skills',
    ]);
    const [first] = page.presenter.people;
    expect(first?.href).toBe('/glofolio/asha?job=job-1&tab=shortlisted');
    expect(page.presenter.shownPeople.map(({ person, href }) => [person.id, href])).toEqual([
      ['asha', '/glofolio/asha?job=job-1&tab=shortlisted'],
      ['binod', '/glofolio/binod?job=job-1&tab=shortlisted'],
    ]);
  });

  it('shows known candidates and reports unknown ids and more than four', async () => {
    const { presenter, notices } = await opened('id=asha&id=nobody&id=binod&id=asha&id=x&id=one&id=two', {
      asha,
      binod,
    });
    expect(presenter.people.map(({ id }) => id)).toEqual(['asha', 'binod']);
    expect(presenter.missing).toEqual([2, 4]);
    const text = textOf(createElement(CompareView, { presenter }));
    expect(text).toContain("Candidates 2 and 4 of the 4 in this link don't exist.");
    expect(text).toContain('You can compare up to four candidates. 2 more are left out.');
    expect(text).toContain('2 candidates');
    expect(text).not.toContain('nobody');
    expect(notices.toasts).toEqual([]);
  });

  it.each(['', 'id=', 'id=%20,', 'id=nobody'])('leads on without candidates: %j', async (query) => {
    const { presenter } = await opened(query, {});
    expect(textOf(createElement(CompareView, { presenter }))).toContain('No one to compare');
    expect(presenter.pageTitle).toBeNull();
  });

  it('asks for a second candidate and links to the list', async () => {
    const { presenter } = await opened('id=asha', { asha });
    expect(textOf(createElement(CompareView, { presenter }))).toMatch(
      /Add one more candidate to compare: [\w ]+ in a list\. Search Candidates/,
    );
  });

  it('removes a candidate, also from the URL', async () => {
    const { presenter, navigator } = await opened('id=asha&id=binod&id=chitra&skill=SQL', { asha, binod, chitra: {} });
    const [, second] = presenter.people;
    if (second === undefined) throw new Error('There is no second candidate');
    presenter.remove(second);
    expect(presenter.people.map(({ id }) => id)).toEqual(['asha', 'chitra']);
    expect(navigator.replacedUrls).toEqual(['/compare?id=asha&id=chitra&skill=SQL']);
    expect(presenter.pageTitle).toBe('Compare 2 candidates');
  });

  it('leads back to the list of the selection', async () => {
    const page = aComparison({ asha, binod });
    const ids = ['zoya', 'asha', 'binod'].map(studentId);
    page.paged.start({ href: '/talentPool?find=a', label: 'Talent Pool', ids });
    page.presenter.activate(aVisitAt('id=asha&id=binod'));
    expect(page.presenter.back).toEqual({ href: '/talentPool?find=a', label: 'Talent Pool' });
    expect(page.presenter.listHref).toBe('/talentPool?find=a');
  });

  it('shows a failed part once per column, with a single Try again', async () => {
    const page = aComparison({ asha, binod });
    page.directory.profile = async () => failure('server-error');
    page.presenter.activate(aVisitAt('id=asha&id=binod'));
    await settled(page);
    const text = textOf(createElement(CompareView, { presenter: page.presenter }));
    expect(text.match(/We couldn't load the profile/g)).toHaveLength(2);
    expect(text.match(/Try again/g)).toHaveLength(1);
    expect(text).toMatch(/Location Not loaded Not loaded Education Not loaded/);
  });

  it('shows the verdicts of the recruiter’s own job only', async () => {
    const page = aComparison({ asha, binod });
    page.verdicts.forJob(jobId('job-1')).decide([studentId('asha')], { decision: 'maybe' });
    page.presenter.activate(aVisitAt('id=asha&id=binod&job=job-1'));
    await settled(page);
    const labels = () => page.presenter.rows.map(({ label }) => label);
    expect(labels()).toContain('Your decision');
    page.presenter.revisit(aVisitAt('id=asha&id=binod'));
    await settled(page);
    expect(labels()).not.toContain('Your decision');
    page.board.answers.job = success(anActiveJob({ postedBy: ['account-9'] }));
    page.presenter.revisit(aVisitAt('id=asha&id=binod&job=job-1'));
    await vi.waitFor(() => expect(labels()).not.toContain('Your decision'));
  });

  it('is loading until all profiles and the job are loaded', async () => {
    const page = aComparison({ asha, binod });
    const answer = Promise.withResolvers<ReturnType<typeof success<ReturnType<typeof anActiveJob>>>>();
    page.board.answers.job = answer.promise;
    expect([page.presenter.isLoading, page.presenter.isTooFew, page.presenter.isEmpty]).toEqual([false, true, false]);
    page.presenter.activate(aVisitAt('id=asha&id=binod&job=job-1'));
    expect(page.presenter.isLoading).toBe(true);
    await when(() => page.presenter.all.every(({ parts }) => parts.profile.state === 'ready'));
    expect(page.presenter.isLoading).toBe(true);
    answer.resolve(success(anActiveJob({ skills: ['SQL'] })));
    await settled(page);
    expect([page.presenter.isLoading, page.presenter.isTooFew, page.presenter.rows[1]?.label]).toEqual([
      false,
      false,
      'SQL',
    ]);
  });

  it('replaces the previous one if it has other candidates', async () => {
    const page = await opened('id=asha&id=binod', { asha, binod, chitra: {} });
    const [first] = page.presenter.people;
    if (first !== undefined) void first.parts.profile.load();
    const { revisit } = page.presenter;
    revisit(aVisitAt('id=binod&id=chitra'));
    await settled(page);
    expect(page.presenter.people.map(({ id }) => id)).toEqual(['binod', 'chitra']);
    expect(first?.parts.profile.request.pending).toBe(false);
  });

  it('prints the job, the filter and the day', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-03T10:00:00Z'), toFake: ['Date'] });
    const page = aComparison({ asha, binod });
    page.board.answers.job = success(anActiveJob({ title: 'Analyst' }));
    page.presenter.activate(aVisitAt('id=asha&id=binod&job=job-1&only=differences'));
    await settled(page);
    expect(page.presenter.paperLine).toBe('Analyst · Only differences · November 3, 2026');
    const { presenter } = await opened('id=asha&id=binod', { asha, binod });
    expect(presenter.paperLine).toBe('November 3, 2026');
  });

  it('offers its buttons in the palette', async () => {
    const page = await opened('id=asha&id=binod', { asha, binod });
    expect(page.presenter.commands.map(({ label }) => label)).toEqual(['Print', 'Copy link']);
    expect((await opened('', {})).presenter.commands).toEqual([]);
  });

  it('copies its link', async () => {
    const { presenter, clipboard, notices } = await opened('id=asha&id=binod', { asha, binod });
    await presenter.copyLink('https://glo.example/compare?id=asha&id=binod');
    expect(clipboard.asked).toEqual([['copy', 'https://glo.example/compare?id=asha&id=binod']]);
    expect(notices.toasts.map(({ text }) => text)).toEqual(['Link copied!']);
  });
});

async function opened(query: string, people: Parameters<typeof aComparison>[0]) {
  const page = aComparison(people);
  page.presenter.activate(aVisitAt(query));
  await settled(page);
  return page;
}

async function settled({ presenter }: ReturnType<typeof aComparison>): Promise<void> {
  const resources = presenter.all.flatMap(({ parts }) => parts.all);
  await when(() => [...resources, ...(presenter.origin?.all ?? [])].every(({ request }) => !request.pending));
}
