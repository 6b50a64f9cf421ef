import { failure, success } from '@glo/domain/shared/outcome';
import { aSession, accountId } from '@glo/domain/testing/builders';
import { aMember, someCompanyPages } from '@glo/domain/testing/company-page';
import { FakeSession } from '@glo/domain/testing/onboarding';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { JobOwners } from './job-owners.ts';

const colleagues = { postedBy: ['account-9', 'details-9'] };

describe('whose a job is', () => {
  it.each([
    ['one’s own by the account', ['account-1', 'details-9'], false],
    ['one’s own by the details', ['details-1'], false],
    ['one’s own where the service does not say', [], false],
    ['a colleague’s', ['account-9'], true],
  ])('is told by the ids of who posted it: %s', (_, postedBy, isColleagues) => {
    expect(owners().isColleagues({ postedBy })).toBe(isColleagues);
  });

  it('is no question while nobody is signed in', () => {
    expect(new JobOwners(someCompanyPages(), new FakeSession(null)).isColleagues(colleagues)).toBe(false);
  });
});

describe('the name of a colleague', () => {
  it.each([
    ['account', aMember({ accountId: accountId('account-9'), name: 'Arjun' })],
    ['details', aMember({ id: 'details-9' as never, accountId: null, name: 'Arjun' })],
  ])('is the member’s with that %s', async (_, arjun) => {
    const pages = someCompanyPages();
    pages.answers.members = success([aMember(), arjun]);
    const known = owners(pages);
    known.learnName(colleagues);
    expect(known.nameOf(colleagues)).toBe('');
    await when(() => known.nameOf(colleagues) === 'Arjun');
    known.learnName(colleagues);
    expect(pages.asked).toHaveLength(1);
  });

  it('is not asked for where the job is one’s own, and stays unknown where members are not told', async () => {
    const pages = someCompanyPages();
    pages.answers.members = failure('refused');
    const known = owners(pages);
    known.learnName({ postedBy: ['account-1'] });
    expect(pages.asked).toEqual([]);
    known.learnName(colleagues);
    await expect.poll(() => pages.asked).toHaveLength(1);
    expect(known.nameOf(colleagues)).toBe('');
  });
});

function owners(pages = someCompanyPages()) {
  return new JobOwners(pages, new FakeSession(aSession()));
}
