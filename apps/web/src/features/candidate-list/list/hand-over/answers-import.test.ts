import { success } from '@glo/domain/shared/outcome';
import { jobId, studentId } from '@glo/domain/testing/builders';
import { anAnswersFile } from '@glo/domain/testing/hand-over';
import { aProfile } from '@glo/domain/testing/hiring';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { turnOnBlindReview } from '../../../../testing/blind-review.ts';
import { aList, asha, bela, namesOf } from '../../../../testing/candidate-list.ts';
import { listedCard } from '../listed-card.ts';
import { listCommands } from '../commands/list-commands.ts';
// The product imports it on demand. Loading it on a busy machine takes longer than `waitFor` waits.
import './hand-over-code.ts';

beforeEach(() => void vi.stubGlobal('location', { origin: 'https://recruit.example' }));

const content = {
  candidates: [asha.id, bela.id],
  answers: [
    { id: asha.id, answer: 'yes', reason: 'Asha knows SQL' },
    { id: bela.id, answer: 'maybe', reason: '' },
  ],
};

describe('importing answers', () => {
  it('shows them on cards and in the table, and says from whom they came, with Undo', async () => {
    const { list, take, notices, records } = aJob();
    await take(anAnswersFile(content));
    expect(notices.toasts).toMatchObject([{ text: '2 answers from Ravi: 1 yes, 1 maybe', action: { label: 'Undo' } }]);
    expect(listedCard(asha, list).markLine).toEqual({
      tag: null,
      more: 'Yes (Ravi)',
      title: 'Yes (Ravi): Asha knows SQL',
    });
    expect(list.answers.shortOf(bela)).toEqual(['Maybe (Ravi)']);
    expect(records.counts.answers).toBe(2);
    notices.toasts[0]?.action?.onPress();
    await vi.waitFor(() => expect(list.answers.isEmpty).toBe(true));
  });

  it('sorts the list into piles, which the button of the toast opens', async () => {
    const { list, take, notices, navigator } = aJob();
    expect([list.answers.hasPiles, list.answers.counts]).toEqual([false, null]);
    await take(anAnswersFile(content));
    expect(list.answers.counts).toEqual({ all: 4, yes: 1, maybe: 1, no: 0, unanswered: 2 });
    const [show] = notices.toasts[0]?.more ?? [];
    expect(show?.label).toBe('Show the 1');
    show?.onPress();
    expect(navigator.went.at(-1)?.path).toBe('/list?answer=yes');
    list.answers.choose('unanswered');
    expect(namesOf(list.shown)).toEqual(['Dev', 'Chitra']);
    list.showAll();
    expect(list.answers.choice).toBe('all');
  });

  it('makes Find read the name of the manager and the reason', async () => {
    const { list, take } = aJob();
    await take(anAnswersFile(content));
    list.search('knows sql');
    expect(namesOf(list.shown)).toEqual(['Asha']);
    list.search('ravi');
    expect(namesOf(list.shown)).toEqual(['Asha', 'Bela']);
  });

  it('offers no pile to show without a yes', async () => {
    const { take, notices } = aJob();
    await take(anAnswersFile({ ...content, answers: [{ id: bela.id, answer: 'no', reason: '' }] }));
    expect(notices.toasts[0]).toMatchObject({ text: '1 answer from Ravi: 1 no', more: [] });
  });

  it('puts a second manager beside the first, and says what a newer file replaced', async () => {
    const { list, take, notices } = aJob();
    await take(anAnswersFile(content));
    await take(anAnswersFile({ ...content, manager: 'Mina' }));
    const answers = [{ id: asha.id, answer: 'no', reason: '' }];
    await take(anAnswersFile({ ...content, answers, savedAt: '2026-11-27T11:00:00.000Z' }));
    expect(list.answers.linesOf(asha)).toEqual(['No (Ravi)', 'Yes (Mina): Asha knows SQL']);
    expect(list.answers.linesOf(bela)).toEqual(['Maybe (Mina)']);
    expect(notices.toasts.at(-1)).toMatchObject({ detail: '2 earlier answers were replaced.' });
    await take(anAnswersFile(content));
    expect(notices.alerts).toEqual(['You have newer answers from Ravi, so nothing was imported.']);
    await take(anAnswersFile({ ...content, manager: 'Mina' }));
    expect(notices.toasts.at(-1)?.text).toBe('You already have these answers from Mina');
  });

  it('keeps both of two managers with one name, and says so', async () => {
    const { list, take, notices } = aJob();
    await take(anAnswersFile({ ...content, id: 'second', savedAt: '2026-11-27T11:00:00.000Z' }));
    const answers = [{ id: asha.id, answer: 'no', reason: '' }];
    await take(anAnswersFile({ ...content, id: 'first', manager: 'ravi ', answers }));
    expect(list.answers.linesOf(asha)).toEqual(['No (ravi)', 'Yes (Ravi): Asha knows SQL']);
    expect(notices.toasts.at(-1)).toMatchObject({ detail: 'Another file has the name ravi, too. Both are kept.' });
  });

  it.each([
    [anAnswersFile({ list: 'job:job-2' }), 'These answers are for another job, so nothing was imported.'],
    [
      anAnswersFile({ list: 'job:job-2', title: 'Illustrator' }),
      'These answers are for another job, “Illustrator”, so nothing was imported.',
    ],
    [anAnswersFile({ account: 'x' }), 'These answers are for another recruiter, so nothing was imported.'],
    ['{}', 'This file holds no answers of a hiring manager, so nothing was imported.'],
  ])('refuses %s with one sentence', async (text, sentence) => {
    const { take, notices, records } = aJob();
    await take(text);
    expect([notices.alerts, notices.toasts, records.counts.answers]).toEqual([[sentence], [], 0]);
  });

  it('never reads a huge file, and refuses one that cannot be read', async () => {
    const { handOver, list, notices } = aJob();
    const text = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('gone'));
    handOver.importAnswers({ size: 1_000_001, text } as unknown as File, list);
    await vi.waitFor(() => expect(notices.alerts[0]).toMatch(/^This file is too large/));
    expect(text).not.toHaveBeenCalled();
    handOver.importAnswers({ size: 10, text } as unknown as File, list);
    await vi.waitFor(() => expect(notices.alerts[1]).toMatch(/^This file holds no answers/));
  });

  it('says how many are not in the list', async () => {
    const { take, notices } = aJob();
    const answers = [{ id: studentId('gone'), answer: 'yes', reason: '' }];
    await take(anAnswersFile({ candidates: ['gone'], answers }));
    expect(notices.toasts[0]?.detail).toBe('1 candidate is not in this list.');
  });

  it('hides the name in reasons during blind review', async () => {
    const { list, take, blind } = aJob();
    await take(anAnswersFile(content));
    await turnOnBlindReview(blind);
    expect(list.answers.linesOf(asha)[0]).toMatch(/^Yes \(Ravi\): Person \w{4} knows SQL$/);
    list.search('"asha knows"');
    expect(list.shown).toEqual([]);
  });

  it('adds them to the CSV, with inert formulas', async () => {
    const { list, take, directory, downloads, handOver } = aJob();
    directory.profile = async (id) => success(aProfile({ id }));
    const saved: string[] = [];
    downloads.save = (_, text) => void saved.push(text);
    await take(anAnswersFile({ ...content, manager: '=1+1' }));
    handOver.exportCsv(list);
    await vi.waitFor(() => expect(saved[0]).toContain('Maybe (=1+1)'));
  });

  it('is offered in the menu and the palette', () => {
    const { list, handOver } = aJob();
    const press = listCommands(list).find(({ label }) => label === 'Import answers…')?.to as () => void;
    press();
    expect(handOver.isChoosing).toBe(true);
  });
});

function aJob() {
  const world = aList({ jobId: jobId('job-1') });
  const { handOver, list, notices } = world;
  const take = async (text: string) => {
    const before = [notices.toasts.at(-1), notices.alerts.length];
    handOver.importAnswers(new File([text], 'Answers.json'), list);
    await vi.waitFor(() => expect([notices.toasts.at(-1), notices.alerts.length]).not.toEqual(before));
  };
  return { ...world, take };
}
