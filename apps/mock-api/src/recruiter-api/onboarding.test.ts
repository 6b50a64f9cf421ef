import { saveOnboarding } from '@glo/adapters/wire/onboarding';
import { describe, expect, it } from 'vitest';
import { aSignedInAsha } from '../testing/running.ts';

const details = {
  recruiter_id: 'asha',
  name: 'Asha Rao',
  position: 'Talent Partner',
  company: 'Typed name',
  phone_number: '+9876543210',
  location: 'Pune, Maharashtra, India',
  hire_in_fields: ['Finance', 'Human Resource'],
  company_id: null,
};

describe('POST /saveRecruiterOnboardingDetails', () => {
  it('takes a picture that was uploaded as such, and no other upload', async () => {
    const { asha, world } = await aSignedInAsha();
    const save = (picture: string) => asha.call(saveOnboarding, { body: { ...details, profile_picture: picture } });
    const saved = () => [...world.store.all('recruiters')];
    const upload = { accountId: 'asha', contentType: 'image/png', bytes: 1, createdAt: '' };
    await world.store.write((tx) => {
      tx.put('uploads', { ...upload, id: 'a1', kind: 'profile-picture' });
      tx.put('uploads', { ...upload, id: 'a2', kind: 'recruiter-document' });
    });
    expect((await save('/uploads/a2.png')).status).toBe(400);
    expect(saved()).toEqual([]);
    expect((await save('/uploads/a1.png')).status).toBe(200);
    expect(saved()).toMatchObject([{ profilePicture: '/uploads/a1.png' }]);
  });
});
