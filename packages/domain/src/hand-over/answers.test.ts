import { describe, expect, it } from 'vitest';
import { studentId } from '../testing/builders.ts';
import { aManagerAnswer } from '../testing/hand-over.ts';
import { answerCounts, answerText, narrowByAnswer } from './answers.ts';

const yes = aManagerAnswer();
const later = aManagerAnswer({ answer: 'no', at: '2026-11-28T10:00:00.000Z' });
const byMina = aManagerAnswer({ manager: 'Mina' });

describe('the answers of hiring managers', () => {
  it('sort a list into piles, a candidate with different answers into each', () => {
    const [asha, bela, chitra] = [
      { id: studentId('student-1') },
      { id: studentId('student-2') },
      { id: studentId('student-3') },
    ];
    const answers = new Map([
      [asha.id, [yes, byMina, later]],
      [bela.id, [aManagerAnswer({ student: bela.id, answer: 'maybe' })]],
    ]);
    const all = [asha, bela, chitra];
    expect(answerCounts(all, answers)).toEqual({ all: 3, yes: 1, maybe: 1, no: 1, unanswered: 1 });
    const piles = (['all', 'yes', 'maybe', 'no', 'unanswered'] as const).map((choice) =>
      narrowByAnswer(all, choice, answers),
    );
    expect(piles).toEqual([all, [asha], [bela], [asha], [chitra]]);
  });

  it('read as one line', () => {
    expect([yes, byMina, { ...later, reason: '' }].map(answerText)).toEqual([
      'Yes (Ravi): knows SQL well',
      'Yes (Mina): knows SQL well',
      'No (Ravi)',
    ]);
  });
});
