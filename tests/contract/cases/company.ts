import { getCompanies, saveCompany, uploadCompanyImage } from '@glo/adapters/wire/company';
import { getCompanyDetails } from '@glo/adapters/wire/company-page';
import { expect } from 'vitest';
import { aForm, pngImage } from '../files.ts';
import { type CallCases, contractCases } from '../frame/case.ts';
import { aCompany, createCompany, detailsOf, finishOnboarding } from '../frame/people.ts';
import type { Scene } from '../frame/scene.ts';
import { canRead, refusedUploads, acceptedUploads, tooManyUploads } from './uploads.ts';
import { tooManyTries, wrongBodies } from './shared-cases.ts';

async function readyToSave(scene: Scene) {
  const newcomer = await scene.newcomer();
  const { companyImageUrl } = await newcomer.client.ask(uploadCompanyImage, {
    form: aForm([uploadCompanyImage.file, pngImage()]),
  });
  return { ...newcomer, body: aCompany(newcomer.accountId, companyImageUrl) };
}

/** Companies (specification 1, section 7). */
export const companyCases: readonly CallCases[] = [
  contractCases(getCompanies, {
    answers: {
      'lists every company by name': async (scene) => {
        const { client, companyId } = await scene.recruiter();
        const { companies } = await client.ask(getCompanies);
        const names = companies.map(({ name }) => name);
        expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
        expect(companies.map(({ _id }) => _id)).toContain(companyId);
      },
      'lists a new company for every recruiter': async (scene) => {
        const newcomer = await scene.newcomer();
        const id = await createCompany(newcomer, { company_name: 'Zephyr Looms' });
        const { companies } = await (await scene.recruiter()).client.ask(getCompanies);
        expect(companies).toContainEqual(expect.objectContaining({ _id: id, name: 'Zephyr Looms' }));
      },
    },
  }),

  contractCases(uploadCompanyImage, {
    answers: {
      ...acceptedUploads(uploadCompanyImage, 'image'),
      'returns a public address': async (scene) => {
        const { client } = await scene.recruiter();
        const form = aForm([uploadCompanyImage.file, pngImage()]);
        const { companyImageUrl } = await client.ask(uploadCompanyImage, { form });
        expect(await canRead(scene.visitor(), companyImageUrl)).toBe(true);
      },
    },
    refusals: tooManyUploads(uploadCompanyImage, 'image'),
    wrongInput: refusedUploads(uploadCompanyImage, 'image'),
  }),

  contractCases(saveCompany, {
    answers: {
      'stores the company as sent': async (scene) => {
        const { client, body } = await readyToSave(scene);
        const { status, _id: companyId = '' } = await client.ask(saveCompany, { body });
        expect(status).toBe(200);
        expect(await client.ask(getCompanyDetails, { params: { companyId } })).toMatchObject({
          _id: companyId,
          name: body.company_name,
          about: body.company_aboutus,
          image_url: body.company_image_url,
          top_technologies_used: body.top_technologies_used_in_company,
        });
      },
      'makes the creator its admin': async (scene) => {
        const newcomer = await scene.newcomer();
        const founder = await finishOnboarding(newcomer, await createCompany(newcomer));
        expect((await detailsOf(founder))?.recruiter_id?.isCompanyAdmin).toBe(true);
      },
      'accepts a company without technologies': async (scene) => {
        const { client, body } = await readyToSave(scene);
        const reply = await client.ask(saveCompany, { body: { ...body, top_technologies_used_in_company: [] } });
        expect(reply).toMatchObject({ status: 200, _id: expect.stringMatching(/./) });
      },
      'accepts an image on another host': async (scene) => {
        const { client, body } = await readyToSave(scene);
        const elsewhere = { ...body, company_image_url: 'https://saltmarsh.example/logo.png' };
        expect((await client.ask(saveCompany, { body: elsewhere })).status).toBe(200);
      },
    },
    refusals: tooManyTries(saveCompany, readyToSave),
    wrongInput: wrongBodies(saveCompany, readyToSave, {
      'a blank name': { company_name: '  ' },
      'a name of more than 3000 characters': { company_name: 'x'.repeat(3001) },
      'no type at all': { company_type: [] },
      'a type that is no list': { company_type: 'IT-Product' },
      'technologies that are no texts': { top_technologies_used_in_company: [1] },
      'an image that was never uploaded': { company_image_url: '/uploads/0000.png' },
      'an image of another scheme': { company_image_url: 'javascript:alert(1)' },
    }),
  }),
];
