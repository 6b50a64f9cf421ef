import type { BodyOf } from '@glo/adapters/wire/call';
import type { filterCandidates } from '@glo/adapters/wire/filter';
import type { Education } from '../data/rows.ts';

type Filter = Omit<BodyOf<typeof filterCandidates>, 'student_id'>;

export const noStudy: Filter['masterDetails'] = {
  degree: '',
  specialisation: '',
  institute: '',
  percentage: null,
  endDate: [],
};

/** The filter as the modal opens: it asks for nothing. */
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

/** A bachelor's degree. */
export function aStudy(change: Partial<Education> = {}): Education {
  return {
    level: 'bachelor',
    school: 'COEP',
    degree: 'B.Tech',
    majors: 'Robotics',
    startDate: '2023-07-01',
    endDate: '2027-05-31',
    grade: 8,
    ...change,
  };
}
