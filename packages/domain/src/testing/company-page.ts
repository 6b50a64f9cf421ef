import type { CompanyDetails, CompanyMember, CompanyPages } from '../company-page/company-pages.ts';
import type { DetailsId } from '../shared/ids.ts';
import { success } from '../shared/outcome.ts';
import { accountId } from './builders.ts';
import { scriptedPort } from './scripted-port.ts';

export function someCompanyDetails(change: Partial<CompanyDetails> = {}): CompanyDetails {
  return {
    name: 'Tidewater Analytics',
    imageUrl: '',
    about: 'Sensors along the coast.',
    technologies: ['Python', 'SQL'],
    site: '',
    size: '',
    types: [],
    verification: null,
    ...change,
  };
}

export function aMember(change: Partial<CompanyMember> = {}): CompanyMember {
  return {
    id: 'details-1' as DetailsId,
    accountId: accountId('account-1'),
    name: 'Meera Nair',
    position: 'Campus Hiring Lead',
    location: 'Pune, Maharashtra, India',
    profilePicture: '',
    isAdmin: true,
    isConfirmed: true,
    ...change,
  };
}

export const someCompanyPages = () =>
  scriptedPort<CompanyPages>({ details: success(someCompanyDetails()), members: success([aMember()]) });

export const aColleague = aMember({
  id: 'details-9' as DetailsId,
  accountId: accountId('account-9'),
  name: 'Arjun Kulkarni',
});

export const pagesWithColleague = () =>
  scriptedPort<CompanyPages>({ details: success(someCompanyDetails()), members: success([aMember(), aColleague]) });
