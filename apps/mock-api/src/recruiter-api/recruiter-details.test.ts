import { getRecruiterDetails } from '@glo/adapters/wire/account';
import { describe, expect, it } from 'vitest';
import { aCompany, anAccount, aRecruiter } from '../testing/people.ts';
import { aRunningMockApi } from '../testing/running.ts';

const older = {
  documentLink: 'https://files.example/1.pdf',
  status: 'FAILED',
  submittedAt: '2026-03-01T00:00:00.000Z',
} as const;
const newer = {
  documentLink: 'https://files.example/2.pdf',
  status: 'SUBMITTED',
  submittedAt: '2026-04-01T00:00:00.000Z',
} as const;

describe('POST /getRecruiterDetailsByID', () => {
  it('tells recruiters all about themselves', async () => {
    const { signedIn } = await aRunningMockApi({
      accounts: [anAccount('asha', { documents: [older, newer] })],
      recruiters: [
        aRecruiter('asha', {
          companyId: 'acme',
          companyName: 'as typed',
          isCompanyAdmin: true,
          profilePicture: '/uploads/1.png',
          coverPicture: '/uploads/2.png',
        }),
      ],
      companies: [
        aCompany('acme', {
          name: 'Acme',
          imageUrl: '/uploads/3.png',
          about: 'Rockets',
          technologies: ['SQL'],
          documents: [{ ...newer, status: 'VERIFIED' }],
        }),
      ],
    });
    const asha = await signedIn('asha@acme.example');
    const { status, body } = await asha.call(getRecruiterDetails, { query: { id: 'asha' } });
    expect(status).toBe(200);
    expect(body).toEqual({
      recruiter: [
        {
          _id: 'asha-details',
          name: 'Asha Rao',
          position: 'Talent Partner',
          phone_number: '+9876543210',
          location: 'Pune, Maharashtra, India',
          company: 'Acme',
          hire_in_fields: ['Finance'],
          is_form_filled: true,
          verified: true,
          profile_picture: '/uploads/1.png',
          personal_verification_status: 'SUBMITTED',
          company_verification_status: 'VERIFIED',
          recruiter_id: {
            _id: 'asha',
            email: 'asha@acme.example',
            profile_picture: '/uploads/1.png',
            cover_picture: '/uploads/2.png',
            is_google_signedin: false,
            isCompanyAdmin: true,
            documents: [newer, older],
          },
          company_details: {
            _id: 'acme',
            name: 'Acme',
            image_url: '/uploads/3.png',
            about: 'Rockets',
            top_technologies_used: ['SQL'],
          },
        },
      ],
    });
  });
});
