import { getRecruiterDetails } from '@glo/adapters/wire/account';
import { editProfile, uploadCoverPicture, uploadProfilePicture } from '@glo/adapters/wire/profile';
import { describe, expect, it } from 'vitest';
import { aFile, aForm } from '../testing/files.ts';
import { anAccount, aRecruiter } from '../testing/people.ts';
import { aRunningStandIn } from '../testing/running.ts';

const megabytes = 1024 * 1024;
const own = { recruiterId: 'asha' };

/** Asha and Bela are colleagues; Carl has not filled in his details. */
async function people() {
  const running = await aRunningStandIn({
    accounts: [anAccount('asha'), anAccount('bela'), anAccount('carl')],
    recruiters: [aRecruiter('asha', { companyId: 'acme' }), aRecruiter('bela', { companyId: 'acme' })],
  });
  const asha = await running.signedIn('asha@acme.example');
  return { ...running, asha, carl: await running.signedIn('carl@acme.example') };
}

describe.each([
  { call: uploadProfilePicture, url: 'profilePicUrl', field: 'profilePicture' },
  { call: uploadCoverPicture, url: 'coverPicUrl', field: 'coverPicture' },
] as const)('POST $call.path', ({ call, url, field }) => {
  const picture = (size?: number) => aForm([call.file, aFile('jpeg', size)]);

  it('becomes the picture of who asks, for everybody to see', async () => {
    const { asha, visitor, world } = await people();
    const { status, body } = await asha.call(call, { params: own, form: picture(5 * megabytes) });
    expect(status).toBe(200);
    expect(body).toEqual({ [url]: expect.stringMatching(/^\/uploads\/[0-9a-f]{24}\.jpg$/) });
    const address = String((body as Record<string, unknown>)[url]);
    expect((await visitor().fetch(address)).headers.get('content-type')).toBe('image/jpeg');
    expect(world.store.get('recruiters', 'asha-details')).toEqual({
      ...aRecruiter('asha', { companyId: 'acme' }),
      [field]: address,
    });
  });

  it('is replaced by the next one', async () => {
    const { asha, world } = await people();
    await asha.call(call, { params: own, form: picture() });
    const { body } = await asha.call(call, { params: own, form: picture() });
    expect(world.store.get('recruiters', 'asha-details')?.[field]).toBe((body as Record<string, unknown>)[url]);
  });

  it.each([
    ['a colleague’s', { recruiterId: 'bela' }, picture(), 403],
    ['nobody’s', { recruiterId: 'nobody' }, picture(), 403],
    ['more than 5 MB', own, picture(5 * megabytes + 1), 413],
    ['SVG', own, aForm([call.file, aFile('svg')]), 415],
    ['a document', own, aForm([call.file, aFile('pdf')]), 415],
    ['another field', own, aForm(['picture', aFile('png')]), 400],
  ])('refuses %s, and keeps nothing', async (_what, params, form, status) => {
    const { asha, world } = await people();
    const answer = await asha.call(call, { params, form });
    expect(answer).toMatchObject({ status, body: { message: expect.any(String) } });
    expect(world.store.count('uploads')).toBe(0);
    expect([...world.store.all('recruiters')].every((row) => row[field] === '')).toBe(true);
  });

  it('waits for the details', async () => {
    const { carl, world } = await people();
    expect(await carl.call(call, { params: { recruiterId: 'carl' }, form: picture() })).toMatchObject({
      status: 403,
      body: { message: 'Please fill in your details first.' },
    });
    expect(world.store.count('uploads')).toBe(0);
  });

  it('turns strangers away', async () => {
    const { visitor } = await people();
    expect((await visitor().call(call, { params: own, form: picture() })).status).toBe(401);
  });
});

describe('PATCH /profile/edit', () => {
  const told = {
    name: 'Asha R. Rao',
    phone_number: '+9812345678',
    position: 'Head of Talent',
    location: 'Kochi, Kerala, India',
  };

  it('changes what a recruiter says about themselves, and nothing else', async () => {
    const { asha, world } = await people();
    const body = { ...told, isCompanyAdmin: true, verified: true, company_id: 'globex', recruiter_id: 'bela' };
    expect(await asha.call(editProfile, { params: own, body })).toMatchObject({ status: 200, body: {} });
    expect(world.store.get('recruiters', 'asha-details')).toEqual({
      ...aRecruiter('asha', { companyId: 'acme' }),
      name: told.name,
      phoneNumber: told.phone_number,
      position: told.position,
      location: told.location,
    });
    const details = await asha.call(getRecruiterDetails, { query: { id: 'asha' } });
    expect(details.body).toMatchObject({ recruiter: [told] });
  });

  it.each([
    [{ name: ' ' }, 'name: '],
    [{ position: '' }, 'position: '],
    [{ location: undefined }, 'location: '],
    [{ location: 'x'.repeat(3001) }, 'location: '],
    [{ phone_number: '0123456789' }, 'phone_number: Enter a valid Phone Number'],
    [{ phone_number: '98123456789' }, 'phone_number: Enter a valid Phone Number'],
    [{ phone_number: '+91 98123' }, 'phone_number: Enter a valid Phone Number'],
    [{ phone_number: 9_812_345_678 }, 'phone_number: '],
  ])('refuses %j by name', async (change, words) => {
    const { asha, world } = await people();
    const { status, body } = await asha.call(editProfile, { params: own, body: { ...told, ...change } });
    expect(status).toBe(400);
    expect((body as { message: string }).message).toContain(words);
    expect(world.store.get('recruiters', 'asha-details')).toEqual(aRecruiter('asha', { companyId: 'acme' }));
  });

  it.each(['bela', 'nobody', 'asha-details'])('refuses the id %s, which is not the own', async (recruiterId) => {
    const { asha, world } = await people();
    expect((await asha.call(editProfile, { params: { recruiterId }, body: told })).status).toBe(403);
    expect(world.store.get('recruiters', 'bela-details')).toEqual(aRecruiter('bela', { companyId: 'acme' }));
  });

  it('waits for the details, and turns strangers away', async () => {
    const { carl, visitor, world } = await people();
    expect((await carl.call(editProfile, { params: { recruiterId: 'carl' }, body: told })).status).toBe(403);
    expect((await visitor().call(editProfile, { params: own, body: told })).status).toBe(401);
    expect(world.store.count('recruiters')).toBe(2);
  });
});
