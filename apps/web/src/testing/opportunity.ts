import { pagesWithColleague } from '@glo/domain/testing/company-page';
import { JobCriteria } from '../features/filter/job-criteria.ts';
import { OpportunityPresenter } from '../features/jobs/job/opportunity-presenter.ts';
import { JobVisits } from '../state/visits/job-visits.ts';
import { someLists } from './candidate-lists.ts';

export function anOpportunityPage() {
  const world = someLists({ pages: pagesWithColleague() });
  const { container } = world;
  return {
    ...world,
    criteria: container.get(JobCriteria),
    visits: container.get(JobVisits),
    presenter: container.get(OpportunityPresenter),
  };
}
