import type { CandidateFilter, EducationCriteria } from '@glo/domain/filter/candidate-filter';
import type { CandidateFilters, FilterOptions } from '@glo/domain/filter/candidate-filters';
import { mapOutcome, type Outcome, success } from '@glo/domain/shared/outcome';
import type { StudentId } from '@glo/domain/shared/ids';
import type { Answer, Api } from '../http/api.ts';
import type { BodyOf } from '../wire/call.ts';
import * as wire from '../wire/filter.ts';

type OptionList = typeof wire.getStreams;

export class HttpCandidateFilters implements CandidateFilters {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  async passing(filter: CandidateFilter, students: readonly StudentId[]): Promise<Outcome<readonly StudentId[]>> {
    if (students.length === 0) return success([]);
    const answer = await this.#api.send(wire.filterCandidates, { body: writeFilter(filter, students) });
    return mapOutcome(answer, (value) => value as StudentId[]);
  }

  async options(): Promise<Outcome<FilterOptions>> {
    const [masterDegrees, masterSpecialisations, bachelorDegrees, bachelorSpecialisations, streams, institutes] =
      await Promise.all([
        this.#list(wire.getMastersDegrees),
        this.#list(wire.getMastersSpecialization),
        this.#list(wire.getBachelorsDegrees),
        this.#list(wire.getBachelorsSpecialization),
        this.#list(wire.getStreams),
        this.#list(wire.getAllInstitutes),
      ]);
    if (!masterDegrees.ok) return masterDegrees;
    if (!masterSpecialisations.ok) return masterSpecialisations;
    if (!bachelorDegrees.ok) return bachelorDegrees;
    if (!bachelorSpecialisations.ok) return bachelorSpecialisations;
    if (!streams.ok) return streams;
    if (!institutes.ok) return institutes;
    return success({
      masterDegrees: masterDegrees.value,
      masterSpecialisations: masterSpecialisations.value,
      bachelorDegrees: bachelorDegrees.value,
      bachelorSpecialisations: bachelorSpecialisations.value,
      streams: streams.value,
      institutes: institutes.value,
    });
  }

  async #list(call: OptionList): Promise<Outcome<readonly string[]>> {
    const answer: Answer<OptionList> = await this.#api.send(call, {});
    return answer;
  }
}

function writeFilter(filter: CandidateFilter, students: readonly StudentId[]): BodyOf<typeof wire.filterCandidates> {
  const { master, bachelor, diploma, twelfth, tenth } = filter.education;
  return {
    skilltags: [...filter.skills],
    gender: filter.gender,
    location: filter.places.map(({ city, state, country }) => ({ city, state, country })),
    internshipExp: { minExp: filter.internship.min, maxExp: filter.internship.max },
    fullTimeExp: { minExp: filter.fullTime.min, maxExp: filter.fullTime.max },
    masterDetails: writeWish(master),
    bachelorDetails: writeWish(bachelor),
    diplomaDetails: writeWish(diploma),
    twelthDetails: writeWish(twelfth),
    tenthDetails: writeWish(tenth),
    student_id: [...students],
  };
}

function writeWish({ degree, specialisation, institute, percentage, years }: EducationCriteria) {
  return { degree, specialisation, institute, percentage, endDate: [...years] };
}
