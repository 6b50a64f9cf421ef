import { when } from 'mobx';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { anActiveTab, bela, chitra } from '../../../testing/job-tab.ts';
import { textOf } from '../../../testing/rendered.ts';
import { MainButtons } from './MainButtons.tsx';
import { mainCommands } from './main-actions.ts';
import { reviewOf, startReview } from './review.ts';

it('a review opens the undecided candidates of the narrowed list in its order', async () => {
  const { list, page } = await aJobList();
  // Asha is shortlisted, and the switch does not matter.
  list.chooseVerdict('all');
  list.sort('name');
  startReview(list);
  expect(page.review.current).toMatchObject({ label: 'Applicants', ids: [bela.id, chitra.id], pace: [] });
  expect(page.navigator.went.at(-1)?.path).toBe('/glofolio/bela?job=job-1');
  list.search('Chitra');
  expect(reviewOf(list)).toEqual({ count: 1, label: 'Review 1' });
  startReview(list);
  expect(page.review.current?.order).toBe('Name, “Chitra”');
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
  expect(page.review.current).toMatchObject({
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

async function aJobList() {
  const { open, page } = await anActiveTab();
  const { list } = open();
  await when(() => list.source.verdicts?.job.isLoaded === true);
  return { list, page };
}
