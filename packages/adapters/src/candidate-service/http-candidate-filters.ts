import { type CandidateFilter, type FilterKey, filterKeys } from '@glo/domain/filter/candidate-filter';
import type { CandidateFilters } from '@glo/domain/filter/candidate-filters';
import type { FilterOptions } from '@glo/domain/filter/filter-options';
import type { EducationCriteria } from '@glo/domain/filter/education';
import type { Range } from '@glo/domain/jobs/job';
import { mapOutcome, type Outcome, success } from '@glo/domain/shared/outcome';
import type { StudentId } from '@glo/domain/shared/ids';
import { ApiClient } from '../http/api.ts';
import type { BodyOf } from '../wire/call.ts';
import * as wire from '../wire/filter.ts';

const optionLists: Readonly<Record<keyof FilterOptions, typeof wire.getStreams>> = {
  masterDegrees: wire.getMastersDegrees,
  masterSpecialisations: wire.getMastersSpecialization,
  bachelorDegrees: wire.getBachelorsDegrees,
  bachelorSpecialisations: wire.getBachelorsSpecialization,
  streams: wire.getStreams,
  institutes: wire.getAllInstitutes,
};

export class HttpCandidateFilters extends ApiClient implements CandidateFilters {
  async passing(filter: CandidateFilter, students: readonly StudentId[]): Promise<Outcome<readonly StudentId[]>> {
    if (students.length === 0) return success([]);
    const written = filterKeys.map(<K extends FilterKey>(key: K) => parts[key](filter[key]));
    const body = Object.assign({}, ...written, { student_id: [...students] }) as FilterBody;
    const answer = await this.api.send(wire.filterCandidates, { body });
    return mapOutcome(answer, (value) => value as StudentId[]);
  }

  async options(): Promise<Outcome<FilterOptions>> {
    const requests = Object.entries(optionLists).map(
      async ([name, call]) => [name, await this.api.send(call, {})] as const,
    );
    const lists: Record<string, readonly string[]> = {};
    for (const [name, answer] of await Promise.all(requests)) {
      if (!answer.ok) return answer;
      lists[name] = answer.value;
    }
    return success(lists as Record<keyof FilterOptions, readonly string[]>);
  }
}

const writeYears = ({ min, max }: Range) => ({ minExp: min, maxExp: max });
const writeEducation = ({ years, ...criteria }: EducationCriteria) => ({ ...criteria, endDate: [...years] });

type FilterBody = BodyOf<typeof wire.filterCandidates>;

const parts: { readonly [K in FilterKey]: (value: CandidateFilter[K]) => Partial<FilterBody> } = {
  skills: (skills) => ({ skilltags: [...skills] }),
  gender: (gender) => ({ gender }),
  places: (places) => ({ location: places.map(({ city, state, country }) => ({ city, state, country })) }),
  internship: (years) => ({ internshipExp: writeYears(years) }),
  fullTime: (years) => ({ fullTimeExp: writeYears(years) }),
  master: (criteria) => ({ masterDetails: writeEducation(criteria) }),
  bachelor: (criteria) => ({ bachelorDetails: writeEducation(criteria) }),
  diploma: (criteria) => ({ diplomaDetails: writeEducation(criteria) }),
  twelfth: (criteria) => ({ twelthDetails: writeEducation(criteria) }),
  tenth: (criteria) => ({ tenthDetails: writeEducation(criteria) }),
};
