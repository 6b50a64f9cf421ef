import { describe, expect, it } from 'vitest';
import { openQuestion } from '../../testing/questions.ts';
import { type Confirmation, Questions } from './questions.ts';

const remove: Confirmation = { title: 'Remove?', text: '', cancelLabel: 'Cancel', confirmLabel: 'Remove' };

describe('a question', () => {
  it('stays until its dialog has closed, and the first answer counts', async () => {
    const questions = new Questions();
    const answer = questions.ask('reason', [{ name: 'Asha' }]);
    const question = openQuestion(questions, 'reason');
    question.open();
    question.answer({ decision: 'not-a-fit' });
    question.cancel();
    expect([await answer, question.isOpen, questions.shown]).toEqual([{ decision: 'not-a-fit' }, false, [question]]);
    let isClosed = false;
    const closed = questions.whenClosed().then(() => (isClosed = true));
    await new Promise(setImmediate);
    expect(isClosed).toBe(false);
    question.close();
    await closed;
    expect(questions.shown).toEqual([]);
  });

  it('is gone at once if it is answered before its dialog has loaded', async () => {
    const questions = new Questions();
    const answer = questions.ask('confirmation', remove);
    const question = openQuestion(questions, 'confirmation');
    question.cancel();
    question.open();
    await questions.whenClosed();
    expect([await answer, question.isOpen]).toEqual([null, false]);
  });

  it('is canceled by another one of its kind, and by leaving the page', async () => {
    const questions = new Questions();
    const [first, other] = [questions.ask('confirmation', remove), questions.ask('reason', [])];
    const second = questions.ask('confirmation', { ...remove, title: 'Leave?' });
    expect([await first, questions.shown.map(({ kind }) => kind)]).toEqual([null, ['reason', 'confirmation']]);
    questions.cancelAll();
    expect([await other, await second, questions.shown]).toEqual([null, null, []]);
  });
});
