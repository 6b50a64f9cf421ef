import { saveOnboarding } from '@glo/adapters/wire/onboarding';
import { describe, expect, it } from 'vitest';
import { aCompany, anAccount, aRecruiter } from '../testing/people.ts';
import { aRunningMockApi } from '../testing/running.ts';

const details = {
  recruiter_id: 'asha',
  name: 'Asha Rao',
  position: 'Talent Partner',
  company: 'Typed name',
  phone_number: '+9876543210',
  location: 'Pune, Maharashtra, India',
  hire_in_fields: ['Finance', 'Human Resource'],
  profile_picture: '',
  company_id: null,
};

async function ashaAtWork(recruiters = [] as ReturnType<typeof aRecruiter>[]) {
  const running = await aRunningMockApi({
    accounts: [anAccount('asha'), anAccount('bela')],
    companies: [aCompany('acme', { name: 'Acme' }), aCompany('own', { name: 'Own', createdBy: 'asha' })],
    recruiters,
  });
  const asha = await running.signedIn('asha@acme.example');
  const save = (change: Readonly<Record<string, unknown>> = {}) =>
    asha.call(saveOnboarding, { body: { ...details, ...change } });
  const saved = () => [...running.world.store.all('recruiters')];
  return { ...running, asha, save, saved };
}

describe('POST /saveRecruiterOnboardingDetails', () => {
  it('takes a picture that was uploaded as such, and no other upload', async () => {
    const { save, saved, world } = await ashaAtWork();
    const upload = { accountId: 'asha', contentType: 'image/png', bytes: 1, createdAt: '' };
    await world.store.write((tx) => {
      tx.put('uploads', { ...upload, id: 'a1', kind: 'profile-picture' });
      tx.put('uploads', { ...upload, id: 'a2', kind: 'recruiter-document' });
    });
    expect((await save({ profile_picture: '/uploads/a2.png' })).status).toBe(400);
    expect(saved()).toEqual([]);
    expect((await save({ profile_picture: '/uploads/a1.png' })).status).toBe(200);
    expect(saved()).toMatchObject([{ profilePicture: '/uploads/a1.png' }]);
  });
});
