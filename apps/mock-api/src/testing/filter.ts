import type { BodyOf } from '@glo/adapters/wire/call';
import type { filterCandidates } from '@glo/adapters/wire/filter';

type Filter = Omit<BodyOf<typeof filterCandidates>, 'student_id'>;

export const noStudy: Filter['masterDetails'] = {
  degree: '',
  specialisation: '',
  institute: '',
  percentage: null,
  endDate: [],
};

export function aFilter(change: Partial<Filter> = {}): Filter {
  return {
    skilltags: [],
    gender: '',
    location: [],
    internshipExp: { minExp: 0, maxExp: 1000 },
    fullTimeExp: { minExp: 0, maxExp: 1000 },
    masterDetails: noStudy,
    bachelorDetails: noStudy,
    diplomaDetails: noStudy,
    twelthDetails: noStudy,
    tenthDetails: noStudy,
    ...change,
  };
}
