import type { Job } from '@glo/domain/jobs/job';
import { success } from '@glo/domain/shared/outcome';
import { anActiveJob } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { anActiveTab, asha, bela, chitra } from '../../../testing/job-tab.ts';
import { aVisitAt } from '../../../testing/fakes/fake-navigator.ts';

const applicants = [asha.id, bela.id, chitra.id];

describe('coming back to a job', () => {
  it('shows it at once, then what has changed', async () => {
    const tab = await left();
    const { presenter, page } = tab;
    const { directory, shortlists } = page;
    shortlists.answers.candidates = success([asha, bela]);
    const asked = directory.asked.length;
    comeBack(tab, anActiveJob({ applicants, viewedApplicants: [bela.id] }));
    expect(presenter.activeTab?.list.shown).toHaveLength(3);
    expect([presenter.candidates?.viewed.has(bela.id), presenter.countOf('shortlisted')]).toEqual([false, 1]);
    await when(() => presenter.candidates?.viewed.has(bela.id) === true && presenter.countOf('shortlisted') === 2);
    expect(directory.asked).toHaveLength(asked);
  });

  it('reloads the lists if the skills have changed', async () => {
    const tab = await left();
    const { presenter } = tab;
    comeBack(tab, anActiveJob({ applicants, skills: ['Go'] }));
    const before = presenter.candidates;
    await vi.waitFor(() => expect(presenter.candidates).not.toBe(before));
  });
});

async function left() {
  const tab = await anActiveTab();
  await when(() => tab.presenter.candidates?.recommended.state === 'ready');
  tab.leave();
  return tab;
}

function comeBack({ presenter, page: { board } }: Awaited<ReturnType<typeof left>>, job: Job): void {
  board.answers.job = success(job);
  presenter.activate(aVisitAt('?job=job-1'));
}
