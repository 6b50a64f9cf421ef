import type { StudentId } from '@glo/domain/shared/ids';
import { runInAction, when } from 'mobx';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { anActiveTab, bela, chitra } from '../../../../testing/job-tab.ts';
import { markupOf, textOf } from '../../../../testing/rendered.ts';
import type { CandidateList } from '../candidate-list.ts';
import { MainButtons } from './MainButtons.tsx';
import { mainActions, mainCommands } from './main-actions.ts';
import { openList } from '../open-list.ts';
import { reviewOf, startReview } from './review.ts';

it('a review opens the undecided candidates of the narrowed list in its order', async () => {
  const { list, page } = await aJobList();
  // Asha is shortlisted, and the switch does not matter.
  list.chooseVerdict('all');
  list.sort('name');
  startReview(list);
  expect(page.paged.current).toMatchObject({ label: 'Applicants', ids: [bela.id, chitra.id], pace: [] });
  expect(page.navigator.went.at(-1)?.path).toBe('/glofolio/bela?job=job-1');
  list.search('Chitra');
  expect(reviewOf(list)).toEqual({ count: 1, label: 'Review 1' });
  startReview(list);
  expect(page.paged.current?.order).toBe('Name, “Chitra”');
  list.source.verdicts?.job.decide([bela.id, chitra.id], { decision: 'maybe' });
  startReview(list);
  expect([reviewOf(list).count, page.navigator.went.length]).toEqual([0, 2]);
});

it('a review opens Maybe again while the switch shows it', async () => {
  const { list, page } = await aJobList();
  list.chooseVerdict('maybe');
  expect(reviewOf(list).label).toBe('Review 2');
  list.source.verdicts?.job.decide([chitra.id], { decision: 'maybe' });
  expect([reviewOf(list).label, mainCommands(list)[0]?.label]).toEqual(['Review 1 maybe', 'Review 1 maybe']);
  startReview(list);
  expect(page.paged.current).toMatchObject({
    href: '/opportunitypage?job=job-1&verdict=maybe',
    ids: [chitra.id],
    pace: [],
  });
  list.chooseVerdict('all');
  expect(reviewOf(list)).toEqual({ count: 1, label: 'Review 1' });
});

it('the list of those that are not a fit offers the email to them instead', async () => {
  const { list } = await aJobList();
  const button = () => textOf(createElement(MainButtons, { list, isQuiet: false })).trim();
  list.source.verdicts?.job.decide([bela.id], { decision: 'not-a-fit' });
  expect(button()).toBe('Review 1');
  list.chooseVerdict('not-a-fit');
  expect(button()).toBe('Email the candidate who is not a fit');
});

it('the list of the new applicants offers their review', async () => {
  const { list, page } = await aJobList({ newcomers: [chitra.id] });
  expect(reviewOf(list)).toEqual({ count: 2, label: 'Review 2' });
  list.chooseVerdict('new');
  expect([list.shown, reviewOf(list).label]).toEqual([[chitra], 'Review the 1 new']);
  startReview(list);
  expect(page.paged.current?.ids).toEqual([chitra.id]);
});

it('the shortlisted get an email, with sharing beside it', async () => {
  const { list, page } = await aJobList({ query: '&tab=shortlisted' });
  expect(mainActions(list).map(({ label, isOutlined }) => [label, isOutlined])).toEqual([
    ['Share', true],
    ['Email this candidate', undefined],
  ]);
  expect(mainCommands(list).map(({ label }) => label)).toEqual(['Email this candidate']);
  mainActions(list).at(-1)?.run();
  expect(page.navigator.went.at(-1)?.path).toBe('/connect?job=job-1');
});

it('no button is filled in a closed job', async () => {
  const { list } = await aJobList();
  const filled = (isQuiet: boolean) => markupOf(createElement(MainButtons, { list, isQuiet })).includes('fill');
  expect([filled(false), filled(true)]).toEqual([true, false]);
});

describe('a review of a list whose order is not final', () => {
  it('starts once all candidates have loaded', async () => {
    const { list, page, load } = await aLoadingList();
    const close = openList(list);
    startReview(list);
    expect([list.isReviewAwaited, page.paged.current]).toEqual([true, null]);
    load();
    await when(() => page.paged.current !== null);
    expect([list.isReviewAwaited, page.paged.current?.ids.length]).toEqual([false, 2]);
    close();
  });

  it.each<[string, (list: CandidateList) => void]>([
    ['searches', (list) => list.search('x')],
    ['selects', (list) => list.place.select(bela.id, true)],
    ['chooses another pile', (list) => list.chooseVerdict('maybe')],
  ])('does not start if the recruiter %s first', async (_, act) => {
    const { list, page, load } = await aLoadingList();
    const close = openList(list);
    startReview(list);
    act(list);
    load();
    await when(() => list.source.isComplete === true);
    expect([list.isReviewAwaited, page.paged.current]).toEqual([false, null]);
    close();
  });
});

/** The shortlist is missing. */
async function aLoadingList() {
  const { list, page, presenter } = await aJobList();
  const { shortlist } = presenter.candidates ?? {};
  const before = shortlist?.list.value ?? [];
  const set = (value: typeof before | null) => runInAction(() => Object.assign(shortlist?.list ?? {}, { value }));
  set(null);
  return { list, page, load: () => set(before) };
}

async function aJobList({ newcomers = [], query = '' }: Options = {}) {
  const { open, page, presenter } = await anActiveTab(query);
  const { list } = open();
  await when(() => page.verdicts.forJob(open().jobId).isLoaded);
  runInAction(() => (page.visits.current = { job: open().jobId, newcomers: new Set(newcomers) }));
  return { list, page, presenter };
}

interface Options {
  readonly newcomers?: readonly StudentId[];
  readonly query?: string;
}
