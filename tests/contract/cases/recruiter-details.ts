import { getRecruiterDetails } from '@glo/adapters/wire/account';
import { saveOnboarding } from '@glo/adapters/wire/onboarding';
import { expect } from 'vitest';
import { type CallCases, contractCases } from '../frame/case.ts';
import { detailsOf, someDetails } from '../frame/people.ts';
import { wrongIdQueries } from './shared-cases.ts';

/** A recruiter's own details (specification 1, sections 3 and 7; decisions 11 and 24). */
export const recruiterDetailsCases: readonly CallCases[] = [
  contractCases(getRecruiterDetails, {
    answers: {
      'returns what was entered at onboarding': async (scene) => {
        const { client, accountId, email, companyId } = await scene.founder();
        const { recruiter } = await client.ask(getRecruiterDetails, { query: { id: accountId } });
        const { name, position, phone_number, location } = someDetails(accountId, companyId);
        expect(recruiter).toMatchObject([
          {
            name,
            position,
            phone_number,
            location,
            company: 'Saltmarsh',
            is_form_filled: true,
            verified: true,
            personal_verification_status: 'NOT_SUBMITTED',
            company_verification_status: 'NOT_SUBMITTED',
            recruiter_id: { _id: accountId, email, is_google_signedin: false, isCompanyAdmin: true, documents: [] },
            company_details: { _id: companyId, name: 'Saltmarsh' },
          },
        ]);
      },
      'returns separate ids for the account and the details': async (scene) => {
        const { client, accountId } = await scene.recruiter();
        const details = await detailsOf({ client, accountId });
        expect(details?.recruiter_id?._id).toBe(accountId);
        expect(details?._id).not.toBe(accountId);
      },
      'is an empty list before onboarding': async (scene) => {
        const { client, accountId } = await scene.newcomer();
        expect(await client.ask(getRecruiterDetails, { query: { id: accountId } })).toMatchObject({ recruiter: [] });
      },
      'returns a recruiter without a company': async (scene) => {
        const { client, accountId } = await scene.newcomer();
        await client.ask(saveOnboarding, { body: someDetails(accountId, null) });
        expect(await detailsOf({ client, accountId })).toMatchObject({
          company_details: null,
          recruiter_id: { isCompanyAdmin: false },
        });
      },
      'returns the review status of the newest document': async (scene) => {
        const { client, accountId, companyId } = await scene.founder();
        await scene.review({ recruiterId: accountId }, 'VERIFIED');
        await scene.review({ companyId }, 'FAILED');
        expect(await detailsOf({ client, accountId })).toMatchObject({
          personal_verification_status: 'VERIFIED',
          company_verification_status: 'FAILED',
        });
      },
    },
    refusals: {
      'does not reveal whether an account exists': async (scene) => {
        const { client } = await scene.recruiter();
        await client.refused(403, getRecruiterDetails, { query: { id: 'nobody' } });
      },
    },
    wrongInput: wrongIdQueries(getRecruiterDetails, 'id'),
  }),
];
