import { getRecruiterDetails } from '@glo/adapters/wire/account';
import { saveOnboarding } from '@glo/adapters/wire/onboarding';
import { describe, expect, it } from 'vitest';
import { aCompany, anAccount, aRecruiter } from '../testing/people.ts';
import { aRunningStandIn } from '../testing/running.ts';

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
  const running = await aRunningStandIn({
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
  it('fills in the form of a new recruiter', async () => {
    const { save, saved, asha } = await ashaAtWork();
    expect(await save()).toMatchObject({ status: 200, body: { status: 200, recruiter_id: 'asha' } });
    expect(saved()).toMatchObject([
      {
        accountId: 'asha',
        name: 'Asha Rao',
        position: 'Talent Partner',
        phoneNumber: '+9876543210',
        location: 'Pune, Maharashtra, India',
        companyName: 'Typed name',
        companyId: null,
        isCompanyAdmin: false,
        hireInFields: ['Finance', 'Human Resource'],
      },
    ]);
    expect(saved()[0]?.id).not.toBe('asha');
    const { body } = await asha.call(getRecruiterDetails, { query: { id: 'asha' } });
    expect(body).toMatchObject({ recruiter: [{ is_form_filled: true, name: 'Asha Rao' }] });
  });

  it.each([
    ['somebody else’s company', 'acme', 'Acme', false],
    ['the company one created', 'own', 'Own', true],
  ])('knows who is the admin of %s', async (_whose, company_id, companyName, isCompanyAdmin) => {
    const { save, saved } = await ashaAtWork();
    await save({ company_id, isCompanyAdmin: true });
    expect(saved()).toMatchObject([{ companyId: company_id, companyName, isCompanyAdmin }]);
  });

  it('changes what was saved before and keeps the rest', async () => {
    const before = aRecruiter('asha', { profilePicture: '/uploads/1.png', companyId: 'own', isCompanyAdmin: true });
    const { save, saved } = await ashaAtWork([before]);
    await save({ name: 'Asha R.', company_id: 'acme' });
    expect(saved()).toMatchObject([
      {
        ...before,
        name: 'Asha R.',
        companyId: 'acme',
        companyName: 'Acme',
        isCompanyAdmin: false,
        hireInFields: details.hire_in_fields,
      },
    ]);
  });

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

  it.each([
    [{ recruiter_id: 'bela' }, 403, 'You can only save your own details.'],
    [{ company_id: 'nowhere' }, 404, 'There is no such company.'],
    [{ name: '  ' }, 400, 'name: This must not be empty.'],
    [{ position: '' }, 400, 'position: '],
    [{ phone_number: '12345' }, 400, 'phone_number: Enter a valid Phone Number'],
    [{ location: '' }, 400, 'location: '],
    [{ hire_in_fields: [] }, 400, 'hire_in_fields: '],
    [{ hire_in_fields: ['Juggling'] }, 400, 'hire_in_fields.0: '],
    [{ name: 'x'.repeat(3001) }, 400, 'name: '],
    [{ profile_picture: 'javascript:alert(1)' }, 400, 'profile_picture: '],
  ])('refuses %j', async (change, status, words) => {
    const { save, saved } = await ashaAtWork();
    const answer = await save(change);
    expect(answer.status).toBe(status);
    expect((answer.body as { message: string }).message).toContain(words);
    expect(saved()).toEqual([]);
  });
});
