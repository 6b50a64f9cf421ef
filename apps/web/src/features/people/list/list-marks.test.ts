import type { VerdictRecord } from '@glo/domain/verdicts/verdict';
import { accountId } from '@glo/domain/testing/builders';
import { aManagerAnswer } from '@glo/domain/testing/hand-over';
import { aVerdictRecord } from '@glo/domain/testing/verdicts';
import { describe, expect, it } from 'vitest';
import { aList, asha, chitra, dev, namesOf } from '../../../testing/candidate-list.ts';
import { cardHeightOf, listedCard } from './listed-card.ts';
import { offeredOrders } from './list-orders.ts';

const answer = aManagerAnswer({ list: 'list:/list', student: asha.id });

function aMarkedList(records: Readonly<Record<string, VerdictRecord>>, shortlisted = [dev.id]) {
  const verdictSources = { records: new Map(Object.entries(records)) as never, shortlisted: new Set(shortlisted) };
  return aList({ verdictSources });
}

describe('the marks on the cards of a list', () => {
  it.each([
    ['no marks', {}, false, 0],
    ['the verdict of a shortlisted candidate only', { dev: aVerdictRecord() }, false, 0],
    ['a verdict', { bela: aVerdictRecord() }, false, 24],
    ['a rating', { dev: aVerdictRecord({ decision: null, rating: 1 }) }, false, 24],
    ['answers', {}, true, 24],
    ['verdicts, ratings and answers', { asha: aVerdictRecord({ rating: 2 }) }, true, 24],
  ])('take one line at most: %s', async (_case, records, isAnswered, height) => {
    const plain = cardHeightOf(aList().list);
    const { list, records: device } = aMarkedList(records);
    if (isAnswered) await device.editAnswers(() => [answer], accountId('account-1'));
    expect(cardHeightOf(list) - plain).toBe(height);
    expect(listedCard(chitra, list).markLine !== null).toBe(height > 0);
  });

  it('have the decision for the tag, the rest as text and the whole of it as title', async () => {
    const rejected = aVerdictRecord({ decision: 'not-a-fit', reason: 'location', rating: 2 });
    const { list, records: device } = aMarkedList({ asha: rejected });
    await device.editAnswers(() => [answer], accountId('account-1'));
    expect(listedCard(asha, list)).toMatchObject({
      markLine: {
        decision: 'not-a-fit',
        more: 'Location · Rated 2 · Yes (Ravi)',
        title: 'Not a fit: Location\nRated 2 of 4\nYes (Ravi): knows SQL well',
      },
      isRejected: true,
    });
  });
});

describe('the order by rating', () => {
  const rated = (rating: 1 | 4) => aVerdictRecord({ decision: null, rating });

  it('is offered once a candidate is rated, and begins with the best', () => {
    const { list } = aMarkedList({ chitra: rated(1), asha: rated(4) });
    expect(offeredOrders(list)).toContain('rating');
    list.sort('rating');
    expect(namesOf(list.shown)).toEqual(['Asha', 'Chitra', 'Dev', 'Bela']);
    const unrated = aMarkedList({ bela: aVerdictRecord() }).list;
    unrated.sort('rating');
    expect([offeredOrders(unrated).includes('rating'), unrated.order]).toEqual([false, 'fit']);
  });
});
