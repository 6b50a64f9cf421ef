import { describe, expect, it } from 'vitest';
import { ReasonQuestion } from './reason-question.ts';

describe('the question why a candidate is not a fit', () => {
  it('is answered by a reason, by none, or not at all', async () => {
    const question = new ReasonQuestion();
    const reason = question.open([{ name: 'Asha' }]);
    expect([question.isOpen, question.name]).toEqual([true, 'Asha']);
    question.choose('location');
    expect([await reason, question.isOpen]).toEqual([{ decision: 'not-a-fit', reason: 'location' }, false]);
    const none = question.open([{ name: 'Bela' }]);
    question.chooseNone();
    expect(await none).toEqual({ decision: 'not-a-fit' });
    const closed = question.open([{ name: 'Chitra' }]);
    question.close();
    expect(await closed).toBeNull();
  });

  it('takes a text of at most 300 characters as another reason', async () => {
    const question = new ReasonQuestion();
    const answer = question.open([{ name: 'Asha' }]);
    question.choose('other');
    question.text.change('x'.repeat(301));
    question.chooseOther();
    expect([question.isOpen, question.isOther]).toEqual([true, true]);
    question.text.change('Studies on');
    question.chooseOther();
    expect(await answer).toEqual({ decision: 'not-a-fit', reason: 'other', reasonText: 'Studies on' });
  });

  it('is closed by the next question, which starts empty', async () => {
    const question = new ReasonQuestion();
    const first = question.open([{ name: 'Asha' }]);
    question.choose('other');
    question.text.change('Studies on');
    void question.open([{ name: 'Bela' }]);
    expect([await first, question.isOther, question.text.value]).toEqual([null, false, '']);
  });
});
