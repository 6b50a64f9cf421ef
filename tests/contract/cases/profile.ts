import { editProfile, uploadCoverPicture, uploadProfilePicture } from '@glo/adapters/wire/profile';
import { expect } from 'vitest';
import { aForm, pngImage } from '../files.ts';
import { type CallCases, contractCases } from '../frame/case.ts';
import { detailsOf } from '../frame/people.ts';
import { acceptedUploads, addressIn, canRead, refusedUploads, tooManyUploads } from './uploads.ts';
import { wrongBodies } from './shared-cases.ts';

const paramsOf = ({ accountId }: { readonly accountId: string }) => ({ recruiterId: accountId });

const profile = {
  name: 'Tara M. Menon',
  phone_number: '+9123456780',
  position: 'Head of People',
  location: 'Kochi, Kerala, India',
};

function pictureCases(
  call: typeof uploadProfilePicture | typeof uploadCoverPicture,
  field: 'profile_picture' | 'cover_picture',
) {
  const form = () => aForm([call.file, pngImage()]);
  return contractCases(call, {
    answers: {
      ...acceptedUploads(call, 'image'),
      'shows the picture at a public address': async (scene) => {
        const founder = await scene.founder();
        const { body } = await founder.client.send(call, { params: paramsOf(founder), form: form() });
        expect((await detailsOf(founder))?.recruiter_id?.[field]).toBe(addressIn(call, body));
        expect(await canRead(scene.visitor(), addressIn(call, body))).toBe(true);
      },
    },
    refusals: {
      ...tooManyUploads(call, 'image'),
      'answers 403 before onboarding': async (scene) => {
        const newcomer = await scene.newcomer();
        await newcomer.client.refused(403, call, { params: paramsOf(newcomer), form: form() });
      },
    },
    wrongInput: refusedUploads(call, 'image'),
  });
}

/** A recruiter's own pictures and details (specification 1, section 7). */
export const profileCases: readonly CallCases[] = [
  pictureCases(uploadProfilePicture, 'profile_picture'),
  pictureCases(uploadCoverPicture, 'cover_picture'),

  contractCases(editProfile, {
    answers: {
      'stores the changes and nothing else': async (scene) => {
        const founder = await scene.founder();
        const before = await detailsOf(founder);
        await founder.client.ask(editProfile, { params: paramsOf(founder), body: profile });
        expect(await detailsOf(founder)).toEqual({ ...before, ...profile });
      },
    },
    refusals: {
      'answers 403 before onboarding': async (scene) => {
        const newcomer = await scene.newcomer();
        await newcomer.client.refused(403, editProfile, { params: paramsOf(newcomer), body: profile });
      },
    },
    wrongInput: wrongBodies(
      editProfile,
      async (scene) => {
        const recruiter = await scene.recruiter();
        return { client: recruiter.client, params: paramsOf(recruiter), body: profile };
      },
      {
        'a blank name': { name: ' ' },
        'a blank position': { position: ' ' },
        'no location': { location: '' },
        'a phone number that begins with 0': { phone_number: '0123456789' },
        'a phone number of nine digits': { phone_number: '912345678' },
        'a phone number of eleven digits': { phone_number: '91234567801' },
      },
    ),
  }),
];
