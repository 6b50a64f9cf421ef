import { someCandidateFilters } from '@glo/domain/testing/filter';
import { JobCriteria } from '../features/filter/job-criteria.ts';
import type { CandidateProfile } from '@glo/domain/candidates/candidate-profile';
import type { Clipboard } from '@glo/domain/candidates/clipboard';
import { somePostedJobs } from './posted-jobs.ts';
import { FolderKeeping } from '@glo/domain/folders/folder-keeping';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { pagesWithColleague } from '@glo/domain/testing/company-page';
import { someFolders } from '@glo/domain/testing/folders';
import { aCandidateDirectory, aProfile } from '@glo/domain/testing/hiring';
import { aJobBoard } from '@glo/domain/testing/jobs';
import { scriptedPort } from '@glo/domain/testing/scripted-port';
import { aShortlisting } from '@glo/domain/testing/shortlisting';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { CandidateActions } from '../features/people/actions/candidate-actions.ts';
import { FoldersState } from '../features/people/folders-state.ts';
import { ComparePresenter } from '../features/compare/compare-presenter.ts';
import { Profiles } from '../features/profile/profiles.ts';
import { JobOwners } from '../state/jobs/job-owners.ts';
import { CandidateMemory } from '../state/memory/candidate-memory.ts';
import { ReviewState } from '../state/device/review-state.ts';
import { SearchState } from '../state/search-state.ts';
import { aVerdictStore, someVisits } from './fakes/kept-verdicts.ts';
import { FakeNavigator } from './fakes/fake-navigator.ts';
import { FakeTabMemory } from './fakes/fake-tab-memory.ts';
import { someRecords } from './session.ts';
import { aBlindReview } from './blind-review.ts';

/** Compares `people`. The service refuses all other ids. */
export function aComparison(people: Readonly<Record<string, Partial<CandidateProfile>>>) {
  const directory = aCandidateDirectory();
  directory.profile = async (id): Promise<Outcome<CandidateProfile>> => {
    const change = people[id];
    return change === undefined ? failure('refused') : success(aProfile({ id, name: id, ...change }));
  };
  const board = aJobBoard();
  const { shortlisting, shortlists } = aShortlisting();
  const folders = someFolders();
  const clipboard = scriptedPort<Clipboard>({ copy: true });
  const navigator = new FakeNavigator();
  const { session, notices, records } = someRecords();
  const state = new FoldersState(folders, session, notices, new FakeTabs());
  const review = new ReviewState(new FakeTabMemory(), session);
  const blind = aBlindReview(session, notices);
  const keeping = new FolderKeeping(folders, session);
  const { posted } = somePostedJobs(board, session, notices);
  const verdicts = aVerdictStore(session, records, notices);
  const filters = someCandidateFilters();
  const criteria = new JobCriteria(filters, records, notices);
  const profiles = new Profiles(
    directory,
    board,
    shortlists,
    shortlisting,
    new JobOwners(pagesWithColleague(), session),
    state,
    records,
    navigator,
    notices,
    blind,
    verdicts,
    new CandidateMemory(posted, verdicts, records),
    criteria,
    someVisits(session),
  );
  const dialog = new CandidateActions(
    directory,
    clipboard,
    folders,
    keeping,
    state,
    notices,
    blind,
    records,
    posted,
    shortlists,
    shortlisting,
    verdicts,
  );
  const presenter = new ComparePresenter(profiles, dialog, review, new SearchState(session), navigator, new FakeTabs());
  return {
    filters,
    presenter,
    directory,
    board,
    shortlists,
    clipboard,
    navigator,
    notices,
    records,
    review,
    blind,
    verdicts,
  };
}
