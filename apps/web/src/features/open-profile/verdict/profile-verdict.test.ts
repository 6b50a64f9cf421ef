import { success } from '@glo/domain/shared/outcome';
import { aCandidate, anActiveJob, studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { aProfilePage } from '../../../testing/profile-page.ts';
import { nameOf } from '@glo/domain/candidates/identity';
import { openQuestion } from '../../../testing/questions.ts';

describe('the verdict on the open candidate', () => {
  it('is given by M and R and undone by Z', async () => {
    const { verdict, press, notices } = await aVerdict();
    press('m');
    expect([verdict.decision, verdict.reason]).toEqual(['maybe', '']);
    press('r');
    expect([verdict.decision, verdict.lacksReason]).toEqual(['not-a-fit', true]);
    expect(notices.toasts.at(-1)).toMatchObject({ text: 'Not a fit', detail: 'Aarohi Deshmukh' });
    verdict.history.undo();
    expect(verdict.decision).toBe('maybe');
    expect(notices.toasts.filter(({ key }) => key === 'verdict')).toMatchObject([
      { text: 'Undone: Not a fit', detail: 'Aarohi Deshmukh' },
    ]);
    verdict.history.undo();
    expect([verdict.history.undo(), verdict.decision]).toEqual([[], null]);
  });

  it('is taken back by a second press of its button, with Undo', async () => {
    const { verdict, notices } = await aVerdict();
    verdict.toggle('maybe');
    verdict.toggle('maybe');
    expect(verdict.decision).toBeNull();
    notices.toasts.at(-1)?.action?.onPress();
    expect(verdict.decision).toBe('maybe');
  });

  it('has the reason that is chosen after Shift+R, or none', async () => {
    const { verdict, press, questions } = await aVerdict();
    press('Shift+r');
    const question = openQuestion(questions, 'reason');
    expect([question.input.map(nameOf), verdict.decision]).toEqual([['Aarohi Deshmukh'], null]);
    question.answer({ decision: 'not-a-fit', reason: 'graduation-year' });
    await vi.waitFor(() => expect(verdict.reason).toBe('Graduation year'));
    press('Shift+r');
    openQuestion(questions, 'reason').cancel();
    await new Promise(setImmediate);
    expect(verdict.reason).toBe('Graduation year');
  });

  it('is not given to a shortlisted candidate', async () => {
    const { verdict, press, questions, notices } = await aVerdict(true);
    for (const key of ['m', 'r', 'Shift+r']) press(key);
    expect([verdict.decision, questions.shown]).toEqual([null, []]);
    expect(notices.toasts.map(({ text }) => text)).toEqual([
      'Already shortlisted. To decide again, remove from the shortlist first (Shift+S).',
    ]);
  });

  it('undoes a shortlisting too, also while it is being saved', async () => {
    const { verdict, press, presenter } = await aVerdict();
    press('m');
    press('s');
    press('z');
    await when(() => presenter.opened?.isShortlisted === false && !presenter.opened.isShortlisting);
    await vi.waitFor(() => expect(verdict.decision).toBe('maybe'));
  });

  it('counts the profile as viewed', async () => {
    const { press, notifications } = await aVerdict();
    press('m');
    await vi.waitFor(() => expect(notifications.asked).toHaveLength(1));
  });

  it('is offered neither in a colleague’s job nor outside a job', async () => {
    const page = aProfilePage();
    page.board.answers.job = success(anActiveJob({ postedBy: ['account-9'] }));
    await page.openLoaded('?job=job-1');
    await when(() => page.presenter.opened?.isReadOnly === true);
    const keys = () => page.presenter.keys.map(({ keys: [key] }) => key);
    expect([page.presenter.verdict, keys()]).toEqual([null, ['f', 'e', 'n']]);
    const outside = aProfilePage();
    await outside.openLoaded();
    expect([outside.presenter.verdict, outside.presenter.keys.map(({ keys: [key] }) => key)]).toEqual([
      null,
      ['s', 'f', 'e', 'n'],
    ]);
  });
});

async function aVerdict(isShortlisted = false) {
  const page = aProfilePage();
  page.shortlists.answers.candidates = success(isShortlisted ? [aCandidate({ id: studentId('student-1') })] : []);
  await page.openLoaded('?job=job-1');
  const { presenter } = page;
  const { verdict } = presenter;
  if (verdict === null) throw new Error('There is no verdict');
  const press = (key: string) => presenter.keys.find(({ keys }) => keys.includes(key))?.press();
  return { ...page, verdict, press };
}
