import type { Job } from '@glo/domain/jobs/job';
import type { Candidate } from '@glo/domain/candidates/candidate';
import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, anActiveJob, studentId, jobId } from '@glo/domain/testing/builders';
import { when } from 'mobx';
import { anOpportunityPage } from './opportunity.ts';
import { aVisitAt } from './fakes/fake-navigator.ts';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { someActs } from '@glo/domain/testing/hiring';
import { Acts } from '@glo/domain/unfinished/acts';
import { JobShortlists } from '../features/shortlist/job-shortlists.ts';
import { VerdictStore } from '../state/verdicts/verdict-store.ts';
import { testContainer } from './container.ts';

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
  const { container, ...world } = testContainer({ tabs });
  const acts = someActs();
  container.rebind(Acts).toConstantValue(acts);
  const [job, verdicts] = [jobId('job-1'), container.get(VerdictStore)];
  return { ...world, acts, verdicts: verdicts.forJob(job), shortlist: container.get(JobShortlists).of(job) };
}

interface Given {
  readonly of?: readonly Candidate[];
  readonly fails?: boolean;
  readonly tabs?: FakeTabs;
}

/** The shortlist of `job-1` after it was read. `undo` presses the last Undo. */
export async function aLoadedShortlist({ of = [], fails = false, tabs }: Given = {}) {
  const world = aJobShortlist(tabs);
  const { shortlist, shortlists, notices } = world;
  shortlists.answers.candidates = fails ? failure('unreachable') : success([...of]);
  shortlist.list.open();
  await shortlist.list.read();
  notices.dismissToast('server-failure');
  const undo = async () => {
    const toast = notices.toasts.findLast(({ action }) => action !== undefined);
    if (toast === undefined) throw new Error('There is nothing to undo');
    toast.action?.onPress();
    notices.dismissToast(toast.key);
    await new Promise(setImmediate);
  };
  const gone = () => notices.dismissToast(notices.toasts.at(-1)?.key ?? '');
  return { ...world, undo, gone };
}
