import type { VerdictRecord } from '@glo/domain/verdicts/verdict';
import { accountId, jobId } from '@glo/domain/testing/builders';
import { aContact } from '@glo/domain/testing/contact';
import { aManagerAnswer } from '@glo/domain/testing/hand-over';
import { aVerdictRecord, somePiles } from '@glo/domain/testing/verdicts';
import { describe, expect, it } from 'vitest';
import { aList, asha, chitra, dev } from '../../../testing/candidate-list.ts';
import { listedCard } from './listed-card.ts';
import { stateWords } from './table/state-words.ts';

const answer = aManagerAnswer({ list: 'list:/list', student: asha.id });

function aMarkedList(records: Readonly<Record<string, VerdictRecord>>, shortlisted = [dev.id]) {
  const verdictSources = somePiles({
    records: new Map(Object.entries(records)) as never,
    shortlisted: new Set(shortlisted),
  });
  const verdicts = { job: aList().verdicts.forJob(jobId('job-1')), areApplicants: true };
  return aList({ verdictSources, verdicts });
}

describe('the marks on the cards of a list', () => {
  it('are missing without a verdict or answer, and for the verdict of a shortlisted candidate', () => {
    const { list } = aMarkedList({ dev: aVerdictRecord() });
    expect([chitra, dev].map((candidate) => listedCard(candidate, list).markLine)).toEqual([null, null]);
  });

  it('have the decision for the tag, the rest as text and the whole of it as title', async () => {
    const rejected = aVerdictRecord({ decision: 'not-a-fit', reason: 'location' });
    const { list, records: device } = aMarkedList({ asha: rejected });
    await device.editAnswers(() => [answer], accountId('account-1'));
    expect(listedCard(asha, list)).toMatchObject({
      decision: 'not-a-fit',
      markLine: {
        tag: 'not-a-fit',
        more: 'Location · Yes (Ravi)',
        title: 'Not a fit: Location\nYes (Ravi): knows SQL well',
      },
    });
  });

  it('say that the candidate was told no for this job, in place of the email', async () => {
    const { list, records } = aList({ jobId: jobId('job-1') });
    const no = aContact(new Date('2025-11-28T10:00:00Z'), { kind: 'not-selected', job: jobId('job-1') });
    await records.wroteTo(asha.id, no);
    await records.wroteTo(chitra.id, { ...no, job: jobId('job-2') });
    const [told, elsewhere] = [asha, chitra].map((candidate) => listedCard(candidate, list));
    expect(told).toMatchObject({ markLine: { more: 'Told no on Nov 28, 2025' }, writtenOn: '' });
    expect(elsewhere).toMatchObject({ markLine: null, writtenOn: 'Nov 28, 2025' });
    expect(stateWords(listedCard(asha, list)).text).toBe('Told no on Nov 28, 2025');
  });

  it('do not repeat the decision in its own pile', () => {
    const { list } = aMarkedList({ asha: aVerdictRecord({ decision: 'not-a-fit', reason: 'location' }) });
    const tags = (['all', 'not-a-fit', 'maybe'] as const).map((pile) => {
      list.chooseVerdict(pile);
      return listedCard(asha, list).markLine;
    });
    expect(tags).toMatchObject([{ tag: 'not-a-fit' }, { tag: null, more: 'Location' }, { tag: 'not-a-fit' }]);
  });
});
