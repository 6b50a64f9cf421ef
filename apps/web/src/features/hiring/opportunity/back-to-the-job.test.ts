import type { Job } from '@glo/domain/jobs/job';
import { success } from '@glo/domain/shared/outcome';
import { anActiveJob, studentId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { anActiveTab, asha, at, bela, chitra } from '../../../testing/job-tab.ts';

const applicants = [asha.id, bela.id, chitra.id];

describe('who comes back to a job', () => {
  it('sees it at once as it was left, and what changed since as soon as that is read', async () => {
    const { presenter, page } = await left();
    const { directory, board, shortlists } = page;
    shortlists.answers.candidates = success([asha, bela]);
    const asked = directory.asked.length;
    back(presenter, board, anActiveJob({ applicants, viewedApplicants: [bela.id] }));
    expect(presenter.activeTab?.list.shown).toHaveLength(3);
    expect([presenter.candidates?.isViewed(bela.id), presenter.countOf('shortlisted')]).toEqual([false, 1]);
    await when(() => presenter.candidates?.viewed.has(bela.id) === true && presenter.countOf('shortlisted') === 2);
    expect(directory.asked).toHaveLength(asked);
  });

  it.each([
    ['others have applied', { applicants: [...applicants, studentId('dev')] }],
    ['other skills are looked for', { applicants, skills: ['Go'] }],
  ])('sees it begin anew when %s', async (_, change) => {
    const { presenter, page } = await left();
    const asked = page.directory.asked.length;
    back(presenter, page.board, anActiveJob(change));
    const before = presenter.candidates;
    await when(() => presenter.candidates !== before);
    expect(page.directory.asked.length).toBe(asked + 1);
  });

  it('waits for its lists when some of them could not be read', async () => {
    const { presenter, page } = await left((tab) => tab.page.presenter.candidates?.recommended.change((all) => all, 1));
    back(presenter, page.board, anActiveJob({ applicants }));
    expect(presenter.candidates?.recommended.value).toBeNull();
    await when(() => presenter.candidates?.recommended.state === 'ready');
  });
});

async function left(before: (tab: Awaited<ReturnType<typeof anActiveTab>>) => void = () => undefined) {
  const tab = await anActiveTab();
  await when(() => tab.presenter.candidates?.recommended.state === 'ready');
  before(tab);
  tab.leave();
  return tab;
}

function back(
  presenter: Awaited<ReturnType<typeof left>>['presenter'],
  board: Awaited<ReturnType<typeof left>>['page']['board'],
  job: Job,
): void {
  board.answers.job = success(job);
  presenter.activate(at('?job=job-1'));
}
