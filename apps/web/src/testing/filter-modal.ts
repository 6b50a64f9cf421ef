import { type CandidateFilter, noFilter } from '@glo/domain/filter/candidate-filter';
import type { Lookups } from '@glo/domain/lookups/lookups';
import { success } from '@glo/domain/shared/outcome';
import { studentId } from '@glo/domain/testing/builders';
import { someCandidateFilters } from '@glo/domain/testing/filter';
import { scriptedPort } from '@glo/domain/testing/scripted-port';
import { BlindReview } from '../state/blind/blind-review.ts';
import { FilterModal } from '../features/filter/filter-modal.ts';
import type { JobCriteria } from '../features/filter/job-criteria.ts';
import type { CandidateList } from '../features/candidate-list/index.ts';
import type { Job } from '@glo/domain/jobs/job';

export const filteredStudents = ['student-1', 'student-2', 'student-3'].map(studentId);

interface Given {
  readonly filter?: CandidateFilter;
  readonly filters?: ReturnType<typeof someCandidateFilters>;
  readonly hidesGender?: boolean;
  readonly criteria?: JobCriteria;
  readonly job?: Job;
  readonly list?: CandidateList;
}

/** A filter modal for three candidates with an empty filter. Its options are still loading. */
export function anOpenFilterModal({
  filter = noFilter,
  filters = someCandidateFilters(),
  hidesGender = false,
  criteria,
  job,
  list,
}: Given = {}) {
  const lookups = scriptedPort<Lookups>({
    places: success([{ city: 'Pune', state: 'Maharashtra', country: 'India' }]),
    skills: success([]),
    jobRoles: success([]),
  });
  const applied: CandidateFilter[] = [];
  const modal = new FilterModal(
    {
      filters,
      lookups,
      blind: { hidesGender, shownFilter: BlindReview.prototype.shownFilter },
      list: () => list ?? null,
      students: () => filteredStudents,
      ...(criteria && { criteria }),
      ...(job && { job: () => job }),
    },
    (chosen) => applied.push(chosen),
  );
  modal.open(filter);
  if (modal.form === null) throw new Error('The modal is closed');
  return { modal, form: modal.form, filters, lookups, applied };
}

interface WithFilter {
  readonly filterModal: FilterModal;
  openFilter(): void;
}

export function openedFilter({ openFilter, filterModal }: WithFilter): FilterModal {
  openFilter();
  return filterModal;
}
