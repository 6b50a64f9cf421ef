import { aRecruiterWithoutCompany, aSession } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { recruitPath } from '../../navigation/addresses.ts';
import { paths } from '../../navigation/paths.ts';
import { openTo } from './open-screens.ts';

const offered = [
  paths.chooseCompany,
  paths.dashboard,
  recruitPath('ACTIVE'),
  paths.companyPage,
  paths.activity,
  paths.account,
  paths.helpCentre,
].map((href) => ({ href }));

describe('what the sidebar offers', () => {
  it('is everything to a recruiter with a company, but the way to one', () => {
    const open = offered.filter(openTo(aSession()));
    expect(open).toEqual(offered.filter(({ href }) => href !== paths.chooseCompany));
  });

  it('is the way to a company, and what needs none, to who skipped it', () => {
    const open = offered.filter(openTo(aSession(aRecruiterWithoutCompany())));
    expect(open.map(({ href }) => href)).toEqual([paths.chooseCompany, paths.account, paths.helpCentre]);
  });
});
