import { describe, expect, it } from 'vitest';
import { routeAt, routes } from './routes.ts';

const pathsOf = (...access: string[]) =>
  routes.filter((route) => access.includes(route.access)).map(({ path }) => path);

describe('the routes', () => {
  it('are public for the seven entry screens only', () => {
    expect(pathsOf('entry', 'public').toSorted()).toEqual(
      ['/', '/login', '/signup', '/forgotpw', '/verifyotp', '/updatepw', '/policytext'].toSorted(),
    );
    expect(pathsOf('entry')).toEqual(['/', '/login', '/signup']);
  });

  it('have the specified onboarding paths', () => {
    expect(pathsOf('onboarding')).toEqual([
      '/details',
      '/companydetails',
      '/createCompany',
      '/technologies',
      '/companyverification',
      '/personalVerification',
      '/hirepage',
    ]);
  });

  it('require a company for the paths of the second specification', () => {
    expect(pathsOf('company')).toEqual([
      '/dashboard',
      '/skippedCompanyVerification',
      '/recruit',
      '/opportunitypage',
      '/jobForm',
      '/jobDescription',
      '/jobpreview',
      '/jobpostsuccess',
      '/jobDetails/:id',
      '/editJob/:id',
      '/editDescription/:id',
      '/editJobDetails/:id',
      '/searchCandidate',
      '/candidateModal',
      '/talentPool',
      '/shortlistedCandidates',
      '/glofolio/:id',
      '/connect/:id',
      '/connect',
      '/compare',
      '/companypage',
      '/activity',
    ]);
  });

  it('require no company for account, help center, test page and personal verification', () => {
    expect(pathsOf('recruiter')).toEqual([
      '/skippedPVerification',
      '/account',
      '/editprofile',
      '/changepassword',
      '/deleteaccount',
      '/helpcentre',
      '/bugreport',
      '/needhelp',
      '/reportuser',
      '/test',
      '/dummy',
    ]);
  });

  it('show the shell for recruiters with a complete profile only', () => {
    const inShell = routes.filter((route) => route.inShell).map(({ path }) => path);
    expect(inShell).toEqual(pathsOf('company', 'recruiter'));
  });

  it.each([
    ['/companyverification', '/companyverification'],
    ['/CompanyVerification', '/companyverification'],
    ['/companyVerification', '/companyverification'],
    ['/jobForm', '/jobForm'],
    ['/jobform', '/jobForm'],
    ['/GLOFOLIO/42', '/glofolio/:id'],
    ['/connect/42', '/connect/:id'],
    ['/connect/', '/connect'],
    ['/companyverification/more', undefined],
  ])('match %s as %s, so that the guard applies', (address, path) => {
    expect(routeAt(address)?.path).toBe(path);
  });
});
