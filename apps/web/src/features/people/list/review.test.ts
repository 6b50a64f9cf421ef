import { when } from 'mobx';
import { expect, it } from 'vitest';
import { anActiveTab, bela, chitra } from '../../../testing/job-tab.ts';
import { startReview } from './review.ts';

it('a review opens the undecided candidates of the narrowed list in its order', async () => {
  const { open, page } = await anActiveTab();
  const { list } = open();
  await when(() => list.source.verdicts?.job.isLoaded === true);
  // Asha is shortlisted, and the switch does not matter.
  list.chooseVerdict('shortlisted');
  list.sort('name');
  startReview(list);
  expect(page.review.current).toMatchObject({ label: 'Applicants', ids: [bela.id, chitra.id], pace: [] });
  expect(page.navigator.went.at(-1)?.path).toBe('/glofolio/bela?job=job-1');
  list.search('Chitra');
  expect(list.undecided.map(({ id }) => id)).toEqual([chitra.id]);
  list.source.verdicts?.job.decide([bela.id, chitra.id], { decision: 'maybe' });
  startReview(list);
  expect([list.undecided, page.navigator.went.length]).toEqual([[], 1]);
});
