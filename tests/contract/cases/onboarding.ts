import { saveOnboarding } from '@glo/adapters/wire/onboarding';
import { expect } from 'vitest';
import { type CallCases, contractCases } from '../frame/case.ts';
import { createCompany, detailsOf, someDetails } from '../frame/people.ts';
import type { Scene } from '../frame/scene.ts';
import { wrongBodies } from './shared-cases.ts';

async function readyToSave(scene: Scene) {
  const newcomer = await scene.newcomer();
  const companyId = await createCompany(newcomer);
  return { ...newcomer, companyId, body: someDetails(newcomer.accountId, companyId) };
}

/** The end of onboarding (specification 1, sections 3 and 7). */
export const onboardingCases: readonly CallCases[] = [
  contractCases(saveOnboarding, {
    answers: {
      'stores the details of a recruiter with a company': async (scene) => {
        const { client, accountId, companyId, body } = await readyToSave(scene);
        const reply = await client.ask(saveOnboarding, { body });
        expect(reply).toMatchObject({ status: 200, recruiter_id: accountId });
        expect(await detailsOf({ client, accountId })).toMatchObject({
          name: body.name,
          position: body.position,
          phone_number: body.phone_number,
          location: body.location,
          hire_in_fields: body.hire_in_fields,
          company_details: { _id: companyId },
        });
      },
      'stores the typed company name of a recruiter without a company': async (scene) => {
        const { client, accountId } = await scene.newcomer();
        const body = { ...someDetails(accountId, null), company: 'Reed & Daughters' };
        expect((await client.ask(saveOnboarding, { body })).status).toBe(200);
        expect(await detailsOf({ client, accountId })).toMatchObject({
          company: 'Reed & Daughters',
          company_details: null,
        });
      },
      'makes no admin of a recruiter who joins a company': async (scene) => {
        const colleague = await scene.colleagueOf(await scene.founder());
        expect((await detailsOf(colleague))?.recruiter_id?.isCompanyAdmin).toBe(false);
      },
      'replaces the details under the same id on a second save': async (scene) => {
        const { client, accountId, detailsId, companyId } = await scene.founder();
        const body = { ...someDetails(accountId, companyId), name: 'Tara M. Menon', phone_number: '0123456789' };
        await client.ask(saveOnboarding, { body });
        expect(await detailsOf({ client, accountId })).toMatchObject({
          _id: detailsId,
          name: body.name,
          phone_number: body.phone_number,
        });
      },
    },
    refusals: {
      'answers 404 for an unknown company and stores nothing': async (scene) => {
        const { client, accountId } = await scene.newcomer();
        await client.refused(404, saveOnboarding, { body: someDetails(accountId, 'nowhere') });
        expect(await detailsOf({ client, accountId })).toBeUndefined();
      },
    },
    wrongInput: wrongBodies(
      saveOnboarding,
      readyToSave,
      {
        'a blank name': { name: ' ' },
        'a blank designation': { position: '' },
        'a phone number of nine digits': { phone_number: '987654321' },
        'a phone number of eleven digits': { phone_number: '98765432101' },
        'a phone number with letters': { phone_number: '98765four3210' },
        'no location': { location: '' },
        'no industry': { hire_in_fields: [] },
        'an industry that is not one of the twelve': { hire_in_fields: ['Astrology'] },
        'a picture that was never uploaded': { profile_picture: '/uploads/0000.png' },
      },
      ['company_id'],
    ),
  }),
];
