import { noFilter } from '@glo/domain/filter/candidate-filter';
import { failure } from '@glo/domain/shared/outcome';
import { aFilter } from '@glo/domain/testing/filter';
import { studentId } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { aService } from '../testing/a-service.ts';
import { HttpCandidateFilters } from './http-candidate-filters.ts';

const asha = studentId('asha');
const lists = [
  ['masterDegrees', 'getMastersDegrees'],
  ['masterSpecialisations', 'getMastersSpecialization'],
  ['bachelorDegrees', 'getBachelorsDegrees'],
  ['bachelorSpecialisations', 'getBachelorsSpecialization'],
  ['streams', 'getStreams'],
  ['institutes', 'getAllInstitutes'],
] as const;
const nothing = { degree: '', specialisation: '', institute: '', percentage: null, endDate: [] };

describe('filtering', () => {
  it('sends all fields, spelt as the service spells them, with the students it is about', async () => {
    const { api, sent } = aService(['asha']);
    const filter = aFilter({
      skills: ['SQL'],
      gender: 'Others',
      places: [{ city: 'Pune', state: 'Maharashtra', country: 'India' }],
      internship: { min: 0.5, max: 2 },
      master: { degree: 'MBA', institute: 'IIT Bombay' },
      bachelor: {
        degree: 'B.Tech',
        specialisation: 'Civil Engineering',
        institute: 'IIT Delhi',
        percentage: 60,
        years: [2025],
      },
      diploma: { specialisation: 'Arts' },
      twelfth: { specialisation: 'Commerce', percentage: 80, years: [2026, 2027] },
      tenth: { degree: 'ICSE' },
    });
    const answer = await new HttpCandidateFilters(api).passing(filter, [asha, studentId('kabir')]);
    expect(answer).toEqual({ ok: true, value: [asha] });
    expect(sent).toMatchObject([{ url: '/api/v1/mobile/jobFormFilter', method: 'POST' }]);
    expect(sent[0]?.body).toEqual({
      skilltags: ['SQL'],
      gender: 'Others',
      location: [{ city: 'Pune', state: 'Maharashtra', country: 'India' }],
      internshipExp: { minExp: 0.5, maxExp: 2 },
      fullTimeExp: { minExp: 0, maxExp: 1000 },
      masterDetails: { ...nothing, degree: 'MBA', institute: 'IIT Bombay' },
      bachelorDetails: {
        degree: 'B.Tech',
        specialisation: 'Civil Engineering',
        institute: 'IIT Delhi',
        percentage: 60,
        endDate: [2025],
      },
      diplomaDetails: { ...nothing, specialisation: 'Arts' },
      twelthDetails: { ...nothing, specialisation: 'Commerce', percentage: 80, endDate: [2026, 2027] },
      tenthDetails: { ...nothing, degree: 'ICSE' },
      student_id: ['asha', 'kabir'],
    });
  });

  it('of nobody asks nobody', async () => {
    const { api, sent } = aService([]);
    expect(await new HttpCandidateFilters(api).passing(noFilter, [])).toEqual({ ok: true, value: [] });
    expect(sent).toEqual([]);
  });
});

describe('the options of the filter', () => {
  it('come from the six lists', async () => {
    const { api, sent } = aService({ data: ['A', 'B'] });
    const options = await new HttpCandidateFilters(api).options();
    expect(sent.map(({ url }) => url.replace('/api/v1/mobile/', '')).toSorted()).toEqual([
      'getAllInstitutes',
      'getBachelorsDegrees',
      'getBachelorsSpecialization',
      'getMastersDegrees',
      'getMastersSpecialization',
      'getStreams',
    ]);
    expect(options).toMatchObject({ ok: true, value: { streams: ['A', 'B'], institutes: ['A', 'B'] } });
  });

  it.each(lists)('%s is each from its own list, and none come without it', async (name, path) => {
    const from = (body: object) => aService((url: string) => (url.endsWith(`/${path}`) ? body : { data: ['A'] })).api;
    expect(await new HttpCandidateFilters(from({ data: ['B'] })).options()).toMatchObject({ value: { [name]: ['B'] } });
    expect(await new HttpCandidateFilters(from({ status: 500 })).options()).toEqual(failure('server-error'));
  });

  it.each([404, 500])('do not come with status %s', async (status) => {
    const { api } = aService({ data: [] }, 'same-origin', status);
    expect(await new HttpCandidateFilters(api).options()).toMatchObject({ ok: false });
  });
});
