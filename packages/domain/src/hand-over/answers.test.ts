import { describe, expect, it } from 'vitest';
import { studentId } from '../testing/builders.ts';
import { aManagerAnswer } from '../testing/hand-over.ts';
import { answerText, joinAnswers, withAnswers } from './answers.ts';

const yes = aManagerAnswer();
const later = aManagerAnswer({ answer: 'no', at: '2026-11-28T10:00:00.000Z' });
const byMina = aManagerAnswer({ manager: 'Mina' });

describe('the answers of hiring managers', () => {
  it('stand beside each other, and the later one of a manager wins', () => {
    expect(withAnswers([yes, byMina], [later])).toEqual([byMina, later]);
    expect(joinAnswers([yes], [byMina, later])).toEqual([byMina, later]);
    expect(joinAnswers([later], [yes, byMina])).toEqual([byMina, later]);
  });

  it('are limited to the last 2,000', () => {
    const many = Array.from({ length: 2001 }, (_, at) => aManagerAnswer({ student: studentId(`student-${at}`) }));
    expect(withAnswers(many, [])).toEqual(many.slice(1));
  });

  it('read as one line', () => {
    expect([yes, byMina, { ...later, reason: '' }].map(answerText)).toEqual([
      'Yes (Ravi): knows SQL well',
      'Yes (Mina): knows SQL well',
      'No (Ravi)',
    ]);
  });
});
