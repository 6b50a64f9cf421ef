import { FakeSession } from '@glo/domain/testing/onboarding';
import type { Job } from '@glo/domain/jobs/job';
import { success } from '@glo/domain/shared/outcome';
import { aSession, aCandidate, anActiveJob, studentId, jobId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { anOpportunityPage } from './opportunity.ts';
import { aVisitAt } from './fakes/fake-navigator.ts';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { someShortlists, someActs, someNotifications, aLeaving } from '@glo/domain/testing/hiring';
import { Notices } from '../state/notices.ts';
import { Shortlisting } from '@glo/domain/shortlist/shortlist';
import { someJobVerdicts } from './fakes/kept-verdicts.ts';
import { JobShortlist } from '../features/shortlist/job-shortlist.ts';

export const asha = aCandidate({ id: studentId('asha'), name: 'Asha', skills: ['SQL'] });
export const bela = aCandidate({ id: studentId('bela'), name: 'Bela', skills: ['Figma'] });
export const chitra = aCandidate({ id: studentId('chitra'), name: 'Chitra', skills: ['SQL'] });

/** A job with three applicants. Asha is shortlisted, Bela passes every filter. */
export async function anActiveTab(search = '', change: Partial<Job> = {}) {
  const page = anOpportunityPage();
  const { presenter, board, directory, shortlists, filters } = page;
  board.answers.job = success(anActiveJob({ applicants: [asha.id, bela.id, chitra.id], ...change }));
  directory.answers.byIds = success([asha, bela, chitra]);
  shortlists.answers.candidates = success([asha]);
  filters.answers.passing = success([bela.id]);
  const leave = presenter.activate(aVisitAt(`?job=job-1${search}`));
  await when(() => presenter.activeTab !== null && presenter.candidates?.shortlist.list.state === 'ready');
  await when(() => presenter.activeTab?.resource.state === 'ready');
  const open = () => {
    if (presenter.activeTab === null) throw new Error('No tab is open');
    return presenter.activeTab;
  };
  return { page, presenter, open, leave, go: (more: string) => presenter.revisit(aVisitAt(`?job=job-1${more}`)) };
}

/** The shortlist of `job-1`, which has no candidates. */
export function aJobShortlist(tabs = new FakeTabs()) {
  const [shortlists, notifications, leaving, notices] = [
    someShortlists(),
    someNotifications(),
    aLeaving(),
    new Notices(),
  ];
  const acts = someActs();
  const shortlisting = new Shortlisting(shortlists, notifications, leaving, tabs, acts, new FakeSession(aSession()));
  const verdicts = someJobVerdicts(notices);
  const shortlist = new JobShortlist(jobId('job-1'), shortlists, shortlisting, notices, verdicts);
  return { shortlists, notifications, leaving, notices, verdicts, shortlist, tabs, acts };
}
