import { aRecruiterWithoutCompany, aSession } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { recruitPath } from '../../navigation/addresses.ts';
import { paths } from '../../navigation/paths.ts';
import { openTo } from './screen-access.ts';

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
