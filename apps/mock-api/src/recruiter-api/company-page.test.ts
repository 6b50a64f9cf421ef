import { getCompanyMembers, getTalentPool } from '@glo/adapters/wire/company-page';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCandidate, aCompany, aRecruiter } from '../testing/hiring.ts';
import { type HiringWorld, startHiring } from '../testing/hiring-world.ts';

let world: HiringWorld;

const older = {
  documentLink: 'https://files.example/1.pdf',
  status: 'FAILED',
  submittedAt: '2026-03-01T00:00:00.000Z',
};
const newer = { documentLink: '', status: 'SUBMITTED', submittedAt: '2026-04-01T00:00:00.000Z' };
const acme = {
  ...aCompany('acme', 'Acme'),
  imageUrl: '/uploads/1.png',
  about: 'Rockets',
  technologies: ['SQL', 'ROS'],
  documents: [{ ...older, status: 'FAILED' } as const, { ...newer, status: 'SUBMITTED', cin: 'U72900' } as const],
};

beforeAll(async () => {
  const { recruiter: asha } = aRecruiter('asha', 'acme');
  const { recruiter: ben } = aRecruiter('ben', 'acme');
  world = await startHiring({
    companies: [acme, aCompany('globex', 'Globex'), { ...aCompany('newco', 'Newco'), createdBy: 'nadia' }],
    recruiters: [
      { ...ben, name: 'Ben Iyer' },
      { ...asha, name: 'Asha Rao', isCompanyAdmin: true, profilePicture: '/uploads/2.png', location: 'Kerala, India' },
      aRecruiter('gita', 'globex').recruiter,
      aRecruiter('nadia', null).recruiter,
    ],
    candidates: [
      aCandidate('sql', { skills: ['SQL'], gloScore: 900 }),
      aCandidate('both', { skills: ['ROS', 'sql'], gloScore: 100 }),
      aCandidate('neither', { skills: ['Figma'] }),
      ...Array.from({ length: 70 }, (_, n) => aCandidate(`go-${n}`, { skills: ['Go'] })),
    ],
  });
});
afterAll(() => world.close());

const ofAcme = { params: { companyId: 'acme' } };

describe('GET /company/members/details', () => {
  it('lists who works there by name, and says who is the admin', async () => {
    expect(await world.ben(getCompanyMembers, ofAcme)).toEqual({
      status: 200,
      body: [
        {
          _id: 'asha-details',
          name: 'Asha Rao',
          position: 'Recruiter',
          location: { lable: 'Kerala, India', city: '', state: 'Kerala', country: 'India' },
          recruiter_id: { _id: 'asha', profile_picture: '/uploads/2.png', isCompanyAdmin: true },
          recruiter_status: 'confirmed',
        },
        {
          _id: 'ben-details',
          name: 'Ben Iyer',
          position: 'Recruiter',
          location: { lable: 'Pune, Maharashtra, India', city: 'Pune', state: 'Maharashtra', country: 'India' },
          recruiter_id: { _id: 'ben', profile_picture: '', isCompanyAdmin: false },
          recruiter_status: 'confirmed',
        },
      ],
    });
  });
});

describe('POST /company/talent/pool', () => {
  const ask = (top_technologies_used: unknown) => world.nadia(getTalentPool, { body: { top_technologies_used } });

  it('suggests 60 at most', async () => {
    const { body } = await ask(['Go']);
    expect((body as { results: unknown[] }).results).toHaveLength(60);
  });
});
