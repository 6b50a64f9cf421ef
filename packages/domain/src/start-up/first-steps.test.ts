import { describe, expect, it } from 'vitest';
import { type Beginning, firstSteps } from './first-steps.ts';

const newcomer: Beginning = {
  jobs: [],
  personalVerification: 'NOT_SUBMITTED',
  companyVerification: 'NOT_SUBMITTED',
  technologies: ['SQL'],
  sawTalentPool: false,
};
const verified = { personalVerification: 'VERIFIED', companyVerification: 'OTHER' } as const;
const aPost = { applicantCount: 0 };

const states = (known: Partial<Beginning>) => firstSteps({ ...newcomer, ...known })?.map(([, state]) => state);

describe('the first steps', () => {
  it('are to post, to verify and to look at the talent pool', () => {
    expect(firstSteps(newcomer)).toEqual([
      ['post', 'now'],
      ['verify', 'open'],
      ['talent-pool', 'open'],
    ]);
  });

  it('contain a search instead of the talent pool without technologies', () => {
    expect(firstSteps({ ...newcomer, technologies: [] })?.[2]).toEqual(['search', 'open']);
    expect(firstSteps({ ...newcomer, technologies: [], sawTalentPool: true })?.[2]).toEqual(['search', 'done']);
  });

  it.each<[string, Partial<Beginning>, readonly string[]]>([
    ['a job is posted', { jobs: [aPost] }, ['done', 'now', 'open']],
    ['both are verified', verified, ['now', 'done', 'open']],
    ['one is under verification', { personalVerification: 'SUBMITTED' }, ['now', 'under-way', 'open']],
    ['only one is verified', { companyVerification: 'VERIFIED' }, ['now', 'under-way', 'open']],
    [
      'one is verified, one under verification',
      { companyVerification: 'VERIFIED', personalVerification: 'SUBMITTED' },
      ['now', 'under-way', 'open'],
    ],
    ['verification failed', { personalVerification: 'FAILED' }, ['now', 'open', 'open']],
    ['the reviewers have it', { jobs: [aPost], personalVerification: 'SUBMITTED' }, ['done', 'under-way', 'now']],
    ['the talent pool was seen', { sawTalentPool: true }, ['now', 'open', 'done']],
  ])('when %s', (_, known, expected) => {
    expect(states(known)).toEqual(expected);
  });

  it('end when all are done or a job has applicants', () => {
    expect(states({ jobs: [aPost], ...verified, sawTalentPool: true })).toBeUndefined();
    expect(states({ jobs: [aPost, { applicantCount: 1 }] })).toBeUndefined();
  });
});
