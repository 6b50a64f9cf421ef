import type { CandidateFilter } from '@glo/domain/filter/candidate-filter';
import { CandidateFilters } from '@glo/domain/filter/candidate-filters';
import { Lookups } from '@glo/domain/lookups/lookups';
import type { StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { BlindReview } from '../../../state/blind/blind-review.ts';
import { Notices } from '../../../state/notices.ts';
import type { FilterServices } from '../../filter/filter-modal.ts';
import { FilterOpener } from '../../filter/filter-opener.ts';
import { JobCriteria } from '../../filter/job-criteria.ts';
import { ListFilter } from '../../filter/list-filter.ts';

/** Creates the filter of each tab of a job, and the dialog that they share. */
@injectable()
export class JobFilters {
  readonly criteria: JobCriteria;
  readonly #services: Pick<FilterServices, 'filters' | 'lookups'> & {
    readonly notices: Notices;
    readonly blind: BlindReview;
  };

  constructor(
    filters: CandidateFilters,
    lookups: Lookups,
    notices: Notices,
    blind: BlindReview,
    criteria: JobCriteria,
  ) {
    this.criteria = criteria;
    this.#services = { filters, lookups, notices, blind };
  }

  create(filter: CandidateFilter, ids: () => readonly StudentId[] | null): ListFilter {
    return new ListFilter(filter, ids, this.#services);
  }

  opener(
    of: Pick<FilterServices, 'list' | 'students' | 'job'>,
    onApply: (filter: CandidateFilter) => void,
  ): FilterOpener {
    return new FilterOpener({ ...this.#services, ...of, criteria: this.criteria }, onApply);
  }
}
