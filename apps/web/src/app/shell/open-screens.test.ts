import { aRecruiterWithoutCompany, aSession } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { recruitPath } from '../../navigation/addresses.ts';
import { paths } from '../../navigation/paths.ts';
import { openTo } from './open-screens.ts';

const offered = [
  paths.dashboard,
  recruitPath('ACTIVE'),
  paths.companyPage,
  paths.activity,
  paths.account,
  paths.helpCentre,
].map((href) => ({ href }));

describe('what the sidebar offers', () => {
  it('is everything to a recruiter with a company', () => {
    expect(offered.filter(openTo(aSession()))).toEqual(offered);
  });

  it('is what needs no company to who skipped it', () => {
    const open = offered.filter(openTo(aSession(aRecruiterWithoutCompany())));
    expect(open.map(({ href }) => href)).toEqual([paths.account, paths.helpCentre]);
  });
});
