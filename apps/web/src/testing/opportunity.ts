import { JobLifecycle } from '@glo/domain/jobs/job-lifecycle';
import { Shortlisting } from '@glo/domain/shortlist/shortlist';
import { pagesWithColleague } from '@glo/domain/testing/company-page';
import { aLeaving, someNotifications, someShortlists } from '@glo/domain/testing/hiring';
import { aJobBoard, someLookups } from '@glo/domain/testing/jobs';
import { someCandidateFilters } from '@glo/domain/testing/filter';
import { OpportunityPresenter } from '../features/hiring/opportunity/opportunity-presenter.ts';
import { JobCache } from '../state/jobs/job-cache.ts';
import { JobOwners } from '../state/jobs/job-owners.ts';
import { PostedJobs } from '../state/jobs/posted-jobs.ts';
import { JobDraftState } from '../state/jobs/job-draft-state.ts';
import { someLists } from './candidate-lists.ts';

/** The opportunity page with everything behind it. */
export function anOpportunityPage() {
  const world = someLists();
  const { directory, lists, session, navigator, notices } = world;
  const board = aJobBoard();
  const shortlists = someShortlists();
  const notifications = someNotifications();
  const filters = someCandidateFilters();
  const presenter = new OpportunityPresenter(
    board,
    new JobLifecycle(board, new JobDraftState(), session),
    directory,
    shortlists,
    new Shortlisting(shortlists, notifications, aLeaving()),
    filters,
    someLookups(),
    lists,
    session,
    navigator,
    notices,
    world.blind,
    new JobOwners(pagesWithColleague(), session),
    new JobCache(session),
    new PostedJobs(board, session, notices),
  );
  return { ...world, presenter, board, shortlists, notifications, filters };
}
