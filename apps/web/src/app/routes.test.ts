import { describe, expect, it } from 'vitest';
import { routeAt, routes } from './routes.ts';

const pathsOf = (...access: string[]) =>
  routes.filter((route) => access.includes(route.access)).map(({ path }) => path);

describe('the screens', () => {
  it('open to strangers are the seven public ones', () => {
    expect(pathsOf('entry', 'public').toSorted()).toEqual(
      ['/', '/login', '/signup', '/forgotpw', '/verifyotp', '/updatepw', '/policytext'].toSorted(),
    );
    expect(pathsOf('entry')).toEqual(['/', '/login', '/signup']);
  });

  it('of onboarding are at the addresses of the specification', () => {
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

  it('of the second document need a company and stand in the shell', () => {
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
      '/connect/:id?',
      '/compare',
      '/companypage',
      '/activity',
    ]);
  });

  it('of the account and the test page need no company, nor personal verification, nor those of the help centre', () => {
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

  it('of a complete recruiter stand in the shell, and no others', () => {
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
    ['/companyverification/more', undefined],
  ])('at %s is %s, guard included', (address, path) => {
    expect(routeAt(address)?.path).toBe(path);
  });
});
