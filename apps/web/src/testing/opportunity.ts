import { pagesWithColleague } from '@glo/domain/testing/company-page';
import { aSight } from '@glo/domain/testing/hiring';
import { aShortlisting } from '@glo/domain/testing/shortlisting';
import { aJobBoard, someLookups } from '@glo/domain/testing/jobs';
import { someCandidateFilters } from '@glo/domain/testing/filter';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { JobCriteria } from '../features/filter/job-criteria.ts';
import { OpportunityPresenter } from '../features/hiring/opportunity/opportunity-presenter.ts';
import { ReviewStart } from '../features/hiring/review-start.ts';
import { ShortlistedCounts } from '../features/hiring/shortlisted-counts.ts';
import { JobOwners } from '../state/jobs/job-owners.ts';
import { RecentCandidates } from '../state/recent-candidates.ts';
import { aVerdictStore, someVisits } from './fakes/kept-verdicts.ts';
import { somePostedJobs } from './posted-jobs.ts';
import { someLists } from './candidate-lists.ts';

export function anOpportunityPage() {
  const tabs = new FakeTabs();
  const world = someLists();
  const { directory, lists, session, navigator, notices } = world;
  const board = aJobBoard();
  const { shortlisting, shortlists, notifications } = aShortlisting({ tabs, session });
  const filters = someCandidateFilters();
  const cached = somePostedJobs(board, session, notices);
  const seen = new RecentCandidates(session);
  const verdicts = aVerdictStore(session, world.records, notices, tabs);
  const criteria = new JobCriteria(filters, world.records, notices);
  const visits = someVisits(session, { memory: world.memory, tabs });
  const sight = aSight();
  const presenter = new OpportunityPresenter(
    board,
    cached.lifecycle,
    directory,
    shortlists,
    shortlisting,
    filters,
    someLookups(),
    lists,
    session,
    navigator,
    notices,
    world.blind,
    new JobOwners(pagesWithColleague(), session),
    cached.cache,
    cached.posted,
    seen,
    verdicts,
    criteria,
    tabs,
    new ReviewStart(
      verdicts,
      visits,
      new ShortlistedCounts(shortlists, session, tabs),
      world.review,
      navigator,
      directory,
      world.records,
    ),
    sight,
  );
  const page = { verdicts, visits, sight, criteria, tabs, seen, presenter };
  return { ...world, ...page, board, shortlists, notifications, filters };
}
