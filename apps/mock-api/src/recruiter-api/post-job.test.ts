import { saveJob } from '@glo/adapters/wire/jobs';
import { expect, it } from 'vitest';
import { newJob } from '../testing/hiring.ts';
import { aCompany, aRecruiter } from '../testing/people.ts';
import { aSignedInAsha } from '../testing/running.ts';

it('a new job reads a location from its label, and skills without blanks and repetition', async () => {
  const { asha, world } = await aSignedInAsha({
    companies: [aCompany('acme')],
    recruiters: [aRecruiter('asha', { companyId: 'acme' })],
  });
  const body = {
    ...newJob,
    location: [{ lable: 'Pune, Maharashtra, India' }, { lable: 'Kerala, India' }],
    top_skills_required: [' SQL', 'SQL', ' '],
  };
  await asha.call(saveJob, { body });
  expect([...world.store.all('jobs')]).toMatchObject([
    {
      locations: [
        { city: 'Pune', state: 'Maharashtra', country: 'India' },
        { city: '', state: 'Kerala', country: 'India' },
      ],
      skills: ['SQL'],
    },
  ]);
});
