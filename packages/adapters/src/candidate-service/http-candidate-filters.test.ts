import { type CandidateFilter, noFilter } from '@glo/domain/filter/candidate-filter';
import { failure } from '@glo/domain/shared/outcome';
import { aFilter, sampleFilters } from '@glo/domain/testing/filter';
import { studentId } from '@glo/domain/testing/builders';
import { isDeepStrictEqual } from 'node:util';
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
const noEducation = { degree: '', specialisation: '', institute: '', percentage: null, endDate: [] };

describe('filtering', () => {
  it('sends each field under the name of the service, with the students', async () => {
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
    const expected = {
      skilltags: ['SQL'],
      gender: 'Others',
      location: [{ city: 'Pune', state: 'Maharashtra', country: 'India' }],
      internshipExp: { minExp: 0.5, maxExp: 2 },
      fullTimeExp: { minExp: 0, maxExp: 1000 },
      masterDetails: { ...noEducation, degree: 'MBA', institute: 'IIT Bombay' },
      bachelorDetails: {
        degree: 'B.Tech',
        specialisation: 'Civil Engineering',
        institute: 'IIT Delhi',
        percentage: 60,
        endDate: [2025],
      },
      diplomaDetails: { ...noEducation, specialisation: 'Arts' },
      twelthDetails: { ...noEducation, specialisation: 'Commerce', percentage: 80, endDate: [2026, 2027] },
      tenthDetails: { ...noEducation, degree: 'ICSE' },
      student_id: ['asha', 'kabir'],
    };
    expect(JSON.stringify(sent[0]?.body)).toBe(JSON.stringify(expected));
  });

  it.each(sampleFilters)('sends each part of each entry of the table: %s %j', async (_, filter) => {
    const [usual, body] = [await bodyOf(noFilter), await bodyOf(filter)];
    expect(Object.keys(body).filter((name) => !isDeepStrictEqual(body[name], usual[name]))).toHaveLength(1);
  });

  it('sends no request without students', async () => {
    const { api, sent } = aService([]);
    expect(await new HttpCandidateFilters(api).passing(noFilter, [])).toEqual({ ok: true, value: [] });
    expect(sent).toEqual([]);
  });
});

describe('the options of the filter', () => {
  it.each(lists)('include %s from %s, and fail without it', async (name, path) => {
    const from = (body: object) => aService((url: string) => (url.endsWith(`/${path}`) ? body : { data: ['A'] })).api;
    expect(await new HttpCandidateFilters(from({ data: ['B'] })).options()).toMatchObject({ value: { [name]: ['B'] } });
    expect(await new HttpCandidateFilters(from({ status: 500 })).options()).toEqual(failure('server-error'));
  });
});

async function bodyOf(filter: CandidateFilter): Promise<Readonly<Record<string, unknown>>> {
  const { api, sent } = aService([]);
  await new HttpCandidateFilters(api).passing(filter, [asha]);
  return sent[0]?.body as Readonly<Record<string, unknown>>;
}
