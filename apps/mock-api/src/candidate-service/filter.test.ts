import { filterCandidates } from '@glo/adapters/wire/filter';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aFilter, aStudy, noStudy } from '../testing/filter.ts';
import { aCandidate, kochi } from '../testing/hiring.ts';
import { type HiringWorld, startHiring } from '../testing/hiring-world.ts';

let world: HiringWorld;

beforeAll(async () => {
  world = await startHiring({
    candidates: [
      aCandidate('meera', { skills: ['ROS', 'C++'], internshipYears: 1, education: [aStudy({ grade: 9 })] }),
      aCandidate('ravi', { skills: ['SQL'], gender: 'Male', location: kochi }),
      aCandidate('zoya', { skills: ['SQL', 'ROS'], education: [aStudy({ grade: 6 })] }),
    ],
  });
});
afterAll(() => world.close());

const everybody = ['zoya', 'meera', 'nobody', 'ravi'];
const filter = (change: Readonly<Record<string, unknown>>) =>
  world.asha(filterCandidates, { body: { ...aFilter(), student_id: everybody, ...change } });

describe('POST /jobFormFilter', () => {
  it.each([
    [{}, ['zoya', 'meera', 'ravi']],
    [{ student_id: ['ravi', 'zoya'] }, ['ravi', 'zoya']],
    [{ student_id: [] }, []],
    [{ student_id: ['ravi', 'zoya', 'ravi', 'ravi'] }, ['ravi', 'zoya']],
    [{ skilltags: ['ros'] }, ['zoya', 'meera']],
    [{ gender: 'Male' }, ['ravi']],
    [{ location: [{ city: '', state: 'Kerala', country: '' }] }, ['ravi']],
    [{ internshipExp: { minExp: 0.5, maxExp: 1000 } }, ['meera']],
    [{ fullTimeExp: { minExp: 1, maxExp: 1000 } }, []],
    [{ bachelorDetails: { ...noStudy, percentage: 80 } }, ['meera']],
    [{ skilltags: ['SQL'], bachelorDetails: { ...noStudy, degree: 'B.Tech' } }, ['zoya']],
  ])('of %j answers with the ids that stay, in their order', async (change, ids) => {
    expect(await filter(change)).toEqual({ status: 200, body: ids });
  });

  it.each([
    [{ internshipExp: { minExp: 2, maxExp: 1 } }, 'Maximum Experience cannot be less than Minimum Experience'],
    [{ fullTimeExp: { minExp: 2, maxExp: 1 } }, 'Maximum Experience cannot be less than Minimum Experience'],
    [{ fullTimeExp: { minExp: '2', maxExp: 3 } }, 'fullTimeExp.minExp: '],
    [{ gender: 'Robot' }, 'gender: '],
    [{ location: 'Pune' }, 'location: '],
    [{ twelthDetails: undefined }, 'twelthDetails: This field is missing.'],
    [{ tenthDetails: { ...noStudy, percentage: '80' } }, 'tenthDetails.percentage: '],
    [{ student_id: 'ravi' }, 'student_id: '],
  ])('refuses %j', async (change, words) => {
    const { status, body } = await filter(change);
    expect(status).toBe(400);
    expect((body as { message: string }).message).toContain(words);
  });

  it('is open to every recruiter, and to no stranger', async () => {
    const body = { ...aFilter(), student_id: ['ravi'] };
    expect(await world.gita(filterCandidates, { body })).toEqual({ status: 200, body: ['ravi'] });
    expect(await world.stranger(filterCandidates, { body })).toMatchObject({ status: 401 });
  });
});
