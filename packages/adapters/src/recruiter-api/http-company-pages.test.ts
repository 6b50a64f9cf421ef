import { success } from '@glo/domain/shared/outcome';
import { companyId } from '@glo/domain/testing/onboarding';
import { describe, expect, it } from 'vitest';
import { aService } from '../testing/a-service.ts';
import { HttpCompanyPages } from './http-company-pages.ts';

const tide = companyId('company-1');
const detailsIn = (reply: object) => new HttpCompanyPages(aService(reply).api).details(tide);

describe('the details of a company', () => {
  const nothing = { imageUrl: '', about: '', technologies: [], site: '', size: '', types: [], verification: null };

  it('have every field', async () => {
    const reply = {
      name: 'Tide',
      image_url: '/logo.png',
      about: 'The sea.',
      top_technologies_used: ['SQL'],
      company_url: 'tide.example',
      company_size: '1-25',
      company_type: ['R&D'],
      documents: [
        { status: 'FAILED', submittedAt: '2026-01-01T00:00:00Z' },
        { status: 'SUBMITTED', submittedAt: '2026-02-01T00:00:00Z' },
      ],
    };
    expect(await detailsIn(reply)).toEqual(
      success({
        name: 'Tide',
        imageUrl: '/logo.png',
        about: 'The sea.',
        technologies: ['SQL'],
        site: 'tide.example',
        size: '1-25',
        types: ['R&D'],
        verification: 'SUBMITTED',
      }),
    );
  });

  it.each([{}, { documents: [] }])('are empty with only a name and %j', async (more) => {
    expect(await detailsIn({ name: 'Tide', ...more })).toEqual(success({ name: 'Tide', ...nothing }));
  });
});

describe('the members of a company', () => {
  it('have every field or empty ones; unreadable members are counted', async () => {
    const asha = {
      _id: 'd1',
      name: 'Asha',
      position: 'Lead',
      location: { lable: 'Pune, Maharashtra, India' },
      recruiter_status: 'not confirmed',
      recruiter_id: { _id: 'a1', profile_picture: '/me.png', isCompanyAdmin: true },
    };
    const { api } = aService([
      asha,
      { _id: 'd2', name: 'Bela' },
      'odd',
      { _id: 'd3', name: 'Chen', recruiter_id: 'a3' },
    ]);
    const empty = { position: '', location: '', profilePicture: '', isAdmin: false, isConfirmed: true };
    expect(await new HttpCompanyPages(api).members(tide)).toEqual(
      success(
        [
          {
            id: 'd1',
            accountId: 'a1',
            name: 'Asha',
            position: 'Lead',
            location: 'Pune, Maharashtra, India',
            profilePicture: '/me.png',
            isAdmin: true,
            isConfirmed: false,
          },
          { id: 'd2', accountId: null, name: 'Bela', ...empty },
          { id: 'd3', accountId: 'a3', name: 'Chen', ...empty },
        ],
        1,
      ),
    );
  });
});
