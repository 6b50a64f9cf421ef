import { aRecruiterWithoutCompany, aSession } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { recruitPath } from '../../navigation/addresses.ts';
import { paths } from '../../navigation/paths.ts';
import { openTo, wantedPath } from './screen-access.ts';

const offered = [
  paths.chooseCompany,
  paths.dashboard,
  recruitPath('ACTIVE'),
  paths.companyPage,
  paths.activity,
  paths.account,
  paths.helpCentre,
].map((href) => ({ href }));

describe('openTo', () => {
  it('offers everything except company setup to a recruiter with a company', () => {
    const open = offered.filter(openTo(aSession()));
    expect(open).toEqual(offered.filter(({ href }) => href !== paths.chooseCompany));
  });

  it('offers company setup to a recruiter who skipped it', () => {
    const open = offered.filter(openTo(aSession(aRecruiterWithoutCompany())));
    expect(open.map(({ href }) => href)).toEqual([paths.chooseCompany, paths.account, paths.helpCentre]);
  });
});

describe('wantedPath', () => {
  it.each(['/dashboard', '/recruit?job_state=ACTIVE', '/glofolio/s1?job=j1&tab=RECOMMENDED', '/hirepage'])(
    'keeps a path of the application: %s',
    (path) => expect(wantedPath(path)).toBe(path),
  );

  it.each([
    null,
    '',
    'dashboard',
    '//dashboard',
    '//evil.example/dashboard',
    '/\\evil.example',
    '/.//dashboard',
    '/dashboard/..//dashboard',
    'https://evil.example/dashboard',
    'javascript:alert(1)',
  ])('drops a path that leaves the application or breaks the router: %s', (path) =>
    expect(wantedPath(path)).toBeNull(),
  );

  it.each(['/nope', '/dashboard/nope', '/%'])('drops a path without a screen: %s', (path) =>
    expect(wantedPath(path)).toBeNull(),
  );
});
