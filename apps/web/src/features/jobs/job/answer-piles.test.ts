import { success } from '@glo/domain/shared/outcome';
import { anAnswersFile } from '@glo/domain/testing/hand-over';
import { describe, expect, it, vi } from 'vitest';
import { anActiveTab, asha, bela, chitra } from '../../../testing/job-tab.ts';
// The product imports it on demand. Loading it on a busy machine takes longer than `waitFor` waits.
import '../../candidate-list/list/hand-over/hand-over-code.ts';

describe('answers of a manager on the shortlist of a job', () => {
  it('sort the shortlist into piles, which the URL keeps', async () => {
    const { open, page, go } = await anAnsweredJob('&tab=shortlisted');
    expect(open().list.answers.counts).toEqual({ all: 3, yes: 1, maybe: 0, no: 1, unanswered: 1 });
    open().list.answers.choose('no');
    expect(page.navigator.replacedUrls.at(-1)).toBe('/opportunitypage?job=job-1&tab=shortlisted&answer=no');
    expect(open().list.shown).toEqual([bela]);
    go('&tab=shortlisted&answer=unanswered');
    expect(open().list.shown).toEqual([chitra]);
    go('&tab=shortlisted&answer=toString');
    expect(open().list.shown).toHaveLength(3);
  });

  it('leave the piles of the applicants alone', async () => {
    const { open, presenter, page } = await anAnsweredJob('&answer=yes');
    expect([open().list.answers.counts, open().list.shown.length]).toEqual([null, 3]);
    presenter.chooseTab('shortlisted');
    open().list.answers.choose('yes');
    presenter.chooseTab('applicants');
    expect(page.navigator.replacedUrls.at(-1)).toBe('/opportunitypage?job=job-1');
  });

  it('are shown from the toast in the shortlist if they were imported among the applicants', async () => {
    const { page } = await anAnsweredJob();
    const [show] = page.notices.toasts.at(-1)?.more ?? [];
    show?.onPress();
    expect([show?.label, page.navigator.went.at(-1)?.path]).toEqual([
      'Show the 1',
      '/opportunitypage?job=job-1&tab=shortlisted&answer=yes',
    ]);
  });
});

/** Three shortlisted candidates: a manager answered yes on Asha and no on Bela. */
async function anAnsweredJob(search = '') {
  const world = await anActiveTab(search);
  const { page, presenter, open } = world;
  page.shortlists.answers.candidates = success([asha, bela, chitra]);
  await presenter.candidates?.shortlist.list.load();
  const answers = [
    { id: asha.id, answer: 'yes', reason: '' },
    { id: bela.id, answer: 'no', reason: '' },
  ];
  const text = anAnswersFile({ candidates: [asha.id, bela.id, chitra.id], answers });
  page.handOver.importAnswers(new File([text], 'Answers.json'), open().list);
  await vi.waitFor(() => expect(page.notices.toasts.at(-1)?.text).toBe('2 answers from Ravi: 1 yes, 1 no'));
  return world;
}
