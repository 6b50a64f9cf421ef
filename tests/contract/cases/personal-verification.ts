import { submitRecruiterDocument, uploadRecruiterDocument } from '@glo/adapters/wire/verification';
import { expect } from 'vitest';
import { aForm, pdfDocument } from '../files.ts';
import { type CallCases, contractCases } from '../frame/case.ts';
import { detailsOf, type Recruiter } from '../frame/people.ts';
import { refusedUploads, acceptedUploads, tooManyUploads } from './uploads.ts';
import { tooManyTries, wrongBodies } from './shared-cases.ts';

const link = 'https://drive.saltmarsh.example/certificate.pdf';

const personal = ({ accountId, companyId, name }: Recruiter) => ({
  recruiter_id: accountId,
  name,
  company: companyId,
  documentLink: link,
});

/** Documents for personal verification (specification 1, section 7). */
export const personalVerificationCases: readonly CallCases[] = [
  contractCases(uploadRecruiterDocument, {
    answers: acceptedUploads(uploadRecruiterDocument, 'document'),
    refusals: tooManyUploads(uploadRecruiterDocument, 'document'),
    wrongInput: refusedUploads(uploadRecruiterDocument, 'document'),
  }),

  contractCases(submitRecruiterDocument, {
    answers: {
      'puts the recruiter under review with a link': async (scene) => {
        const founder = await scene.founder();
        await founder.client.ask(submitRecruiterDocument, { body: personal(founder) });
        expect(await detailsOf(founder)).toMatchObject({
          personal_verification_status: 'SUBMITTED',
          recruiter_id: { documents: [{ documentLink: link, status: 'SUBMITTED' }] },
        });
      },
      'puts the recruiter under review with an uploaded document': async (scene) => {
        const founder = await scene.founder();
        const form = aForm([uploadRecruiterDocument.file, pdfDocument()]);
        const { recruiterDocumentUrl } = await founder.client.ask(uploadRecruiterDocument, { form });
        await founder.client.ask(submitRecruiterDocument, {
          body: { ...personal(founder), documentLink: recruiterDocumentUrl },
        });
        expect(await detailsOf(founder)).toMatchObject({
          recruiter_id: { documents: [{ documentLink: recruiterDocumentUrl }] },
        });
      },
      'accepts a second document after the first failed, newest first': async (scene) => {
        const founder = await scene.founder();
        await founder.client.ask(submitRecruiterDocument, { body: personal(founder) });
        await scene.review({ recruiterId: founder.accountId }, 'FAILED');
        await scene.advance({ minutes: 1 });
        const body = { ...personal(founder), documentLink: `${link}?second` };
        await founder.client.ask(submitRecruiterDocument, { body });
        expect(await detailsOf(founder)).toMatchObject({
          personal_verification_status: 'SUBMITTED',
          recruiter_id: {
            documents: [
              { documentLink: `${link}?second`, status: 'SUBMITTED' },
              { documentLink: link, status: 'FAILED' },
            ],
          },
        });
      },
      'accepts a document before onboarding ends and without a company': async (scene) => {
        const { client, accountId } = await scene.newcomer();
        const body = { recruiter_id: accountId, name: '', company: '', documentLink: link };
        expect((await client.send(submitRecruiterDocument, { body })).status).toBe(200);
      },
    },
    refusals: {
      ...tooManyTries(submitRecruiterDocument, async (scene) => {
        const founder = await scene.founder();
        return { client: founder.client, body: personal(founder) };
      }),
      'knows no such company': async (scene) => {
        const founder = await scene.founder();
        const body = { ...personal(founder), company: 'nowhere' };
        await founder.client.refused(404, submitRecruiterDocument, { body });
        expect(await detailsOf(founder)).toMatchObject({ personal_verification_status: 'NOT_SUBMITTED' });
      },
    },
    wrongInput: {
      ...wrongBodies(
        submitRecruiterDocument,
        async (scene) => {
          const recruiter = await scene.recruiter();
          return { client: recruiter.client, body: personal(recruiter) };
        },
        {
          'no document': { documentLink: ' ' },
          'a link that leads nowhere': { documentLink: 'passport' },
          'a link of another scheme': { documentLink: 'javascript:alert(1)' },
          'a name of more than 3000 characters': { name: 'x'.repeat(3001) },
        },
      ),
      "refuses a colleague's upload": async (scene) => {
        const founder = await scene.founder();
        const colleague = await scene.colleagueOf(founder);
        const form = aForm([uploadRecruiterDocument.file, pdfDocument()]);
        const { recruiterDocumentUrl } = await colleague.client.ask(uploadRecruiterDocument, { form });
        const body = { ...personal(founder), documentLink: recruiterDocumentUrl };
        await founder.client.refused(400, submitRecruiterDocument, { body });
      },
    },
  }),
];
