import { getCompanyDetails } from '@glo/adapters/wire/company-page';
import { deleteAccount } from '@glo/adapters/wire/profile';
import { submitCompanyDocument, uploadCompanyDocument } from '@glo/adapters/wire/verification';
import { expect } from 'vitest';
import { aForm, pdfDocument } from '../files.ts';
import { type CallCases, contractCases } from '../frame/case.ts';
import { detailsOf, type Recruiter } from '../frame/people.ts';
import { refusedUploads, acceptedUploads, tooManyUploads } from './uploads.ts';
import { tooManyTries, wrongBodies } from './shared-cases.ts';

const link = 'https://drive.saltmarsh.example/certificate.pdf';

const byLink = ({ accountId, companyId }: Recruiter) => ({
  recruiter_id: accountId,
  company: companyId,
  documentLink: link,
  CIN: '',
});

async function companyDocumentsOf({ client, companyId }: Recruiter) {
  return (await client.ask(getCompanyDetails, { params: { companyId } })).documents;
}

/** Documents for company verification (specification 1, section 7). */
export const companyVerificationCases: readonly CallCases[] = [
  contractCases(uploadCompanyDocument, {
    answers: acceptedUploads(uploadCompanyDocument, 'document'),
    refusals: tooManyUploads(uploadCompanyDocument, 'document'),
    wrongInput: refusedUploads(uploadCompanyDocument, 'document'),
  }),

  contractCases(submitCompanyDocument, {
    answers: {
      'puts the company under review with a link': async (scene) => {
        const founder = await scene.founder();
        expect((await founder.client.ask(submitCompanyDocument, { body: byLink(founder) })).status).toBe(200);
        expect(await companyDocumentsOf(founder)).toMatchObject([{ documentLink: link, status: 'SUBMITTED' }]);
        expect(await detailsOf(founder)).toMatchObject({ company_verification_status: 'SUBMITTED' });
      },
      'puts the company under review with a CIN': async (scene) => {
        const founder = await scene.founder();
        const body = { ...byLink(founder), documentLink: '', CIN: 'L17110MH1973PLC019786' };
        expect((await founder.client.ask(submitCompanyDocument, { body })).status).toBe(200);
        expect(await companyDocumentsOf(founder)).toMatchObject([{ documentLink: '', status: 'SUBMITTED' }]);
      },
      'puts the company under review with an uploaded document': async (scene) => {
        const founder = await scene.founder();
        const form = aForm([uploadCompanyDocument.file, pdfDocument()]);
        const { companyDocumentUrl } = await founder.client.ask(uploadCompanyDocument, { form });
        const body = { ...byLink(founder), documentLink: companyDocumentUrl };
        await founder.client.ask(submitCompanyDocument, { body });
        expect(await companyDocumentsOf(founder)).toMatchObject([{ documentLink: companyDocumentUrl }]);
      },
      'reads a link without a scheme as https': async (scene) => {
        const founder = await scene.founder();
        const body = { ...byLink(founder), documentLink: 'drive.saltmarsh.example/certificate.pdf' };
        await founder.client.ask(submitCompanyDocument, { body });
        expect(await companyDocumentsOf(founder)).toMatchObject([{ documentLink: link }]);
      },
      'accepts a second document after the first failed, newest first': async (scene) => {
        const founder = await scene.founder();
        await founder.client.ask(submitCompanyDocument, { body: byLink(founder) });
        await scene.review({ companyId: founder.companyId }, 'FAILED');
        await scene.advance({ minutes: 1 });
        const body = { ...byLink(founder), documentLink: `${link}?second` };
        await founder.client.ask(submitCompanyDocument, { body });
        expect(await companyDocumentsOf(founder)).toMatchObject([
          { documentLink: `${link}?second`, status: 'SUBMITTED' },
          { documentLink: link, status: 'FAILED' },
        ]);
        expect(await detailsOf(founder)).toMatchObject({ company_verification_status: 'SUBMITTED' });
      },
      'keeps a verified company verified': async (scene) => {
        const founder = await scene.founder();
        await founder.client.ask(submitCompanyDocument, { body: byLink(founder) });
        await scene.review({ companyId: founder.companyId }, 'VERIFIED');
        await scene.advance({ minutes: 1 });
        const body = { ...byLink(founder), documentLink: `${link}?second` };
        expect((await founder.client.ask(submitCompanyDocument, { body })).status).toBe(200);
        expect(await companyDocumentsOf(founder)).toMatchObject([{ documentLink: link, status: 'VERIFIED' }]);
        expect(await detailsOf(founder)).toMatchObject({ company_verification_status: 'VERIFIED' });
      },
      'accepts a confirmed member if the company has no admin': async (scene) => {
        const founder = await scene.founder();
        const colleague = await scene.colleagueOf(founder);
        const { accountId: recruiterId, detailsId: recruiterDetailsId, password } = founder;
        const body = { recruiterId, recruiterDetailsId, password, is_google_signedin: false };
        await founder.client.ask(deleteAccount, { body });
        await colleague.client.ask(submitCompanyDocument, { body: byLink(colleague) });
        expect(await detailsOf(colleague)).toMatchObject({ company_verification_status: 'SUBMITTED' });
      },
    },
    refusals: {
      'refers members to the admin': async (scene) => {
        const founder = await scene.founder();
        for (const member of [await scene.colleagueOf(founder), await scene.unconfirmedMemberOf(founder)]) {
          expect(await member.client.refused(403, submitCompanyDocument, { body: byLink(member) })).toMatch(/admin/);
        }
      },
      ...tooManyTries(submitCompanyDocument, async (scene) => {
        const founder = await scene.founder();
        return { client: founder.client, body: byLink(founder) };
      }),
      'knows no such company': async (scene) => {
        const founder = await scene.founder();
        const body = { ...byLink(founder), company: 'nowhere' };
        await founder.client.refused(404, submitCompanyDocument, { body });
      },
    },
    wrongInput: {
      ...wrongBodies(
        submitCompanyDocument,
        async (scene) => {
          const recruiter = await scene.recruiter();
          return { client: recruiter.client, body: byLink(recruiter) };
        },
        {
          'a link that leads nowhere': { documentLink: 'certificate' },
          'a link of another scheme': { documentLink: 'javascript:alert(1)' },
          'a link with a space in it': { documentLink: 'https://saltmarsh.example/a b' },
          'a CIN that is no text': { CIN: 17110 },
        },
      ),
      'refuses a link together with a CIN': async (scene) => {
        const founder = await scene.founder();
        const body = { ...byLink(founder), CIN: 'L17110MH1973PLC019786' };
        expect(await founder.client.refused(400, submitCompanyDocument, { body })).toBe('You can only select one.');
        expect(await companyDocumentsOf(founder)).toEqual([]);
      },
      "refuses a colleague's upload": async (scene) => {
        const founder = await scene.founder();
        const colleague = await scene.colleagueOf(founder);
        const form = aForm([uploadCompanyDocument.file, pdfDocument()]);
        const { companyDocumentUrl } = await colleague.client.ask(uploadCompanyDocument, { form });
        const body = { ...byLink(founder), documentLink: companyDocumentUrl };
        await founder.client.refused(400, submitCompanyDocument, { body });
        expect(await companyDocumentsOf(founder)).toEqual([]);
      },
      'refuses neither link nor CIN': async (scene) => {
        const founder = await scene.founder();
        const body = { ...byLink(founder), documentLink: ' ', CIN: ' ' };
        await founder.client.refused(400, submitCompanyDocument, { body });
        expect(await companyDocumentsOf(founder)).toEqual([]);
      },
    },
  }),
];
