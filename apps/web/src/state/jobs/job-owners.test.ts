import { failure, success } from '@glo/domain/shared/outcome';
import { accountId, anActiveJob, aSession, jobId } from '@glo/domain/testing/builders';
import { aMember, someCompanyPages } from '@glo/domain/testing/company-page';
import { FakeSession } from '@glo/domain/testing/onboarding';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { JobOwners } from './job-owners.ts';

const colleagues = anActiveJob({ postedBy: ['account-9', 'details-9'] });

describe('a colleague’s job', () => {
  it.each([
    ['account', aMember({ accountId: accountId('account-9'), name: 'Arjun' })],
    ['details', aMember({ id: 'details-9' as never, accountId: null, name: 'Arjun' })],
  ])('is found by the member’s %s id', async (_, arjun) => {
    const pages = someCompanyPages();
    pages.answers.members = success([aMember({ accountId: null }), arjun]);
    const owners = someOwners(pages);
    const answer = success(colleagues);
    expect(owners.rememberOwner(answer)).toBe(answer);
    expect(owners.colleague(colleagues)).toBeNull();
    owners.rememberOwner(answer);
    await when(() => owners.colleague(colleagues)?.name === 'Arjun');
    expect(owners.colleague(anActiveJob({ postedBy: ['details-1'] }))).toBeNull();
    owners.rememberOwner(answer);
    expect(pages.asked).toEqual([['members', 'company-1']]);
  });
});

describe('isColleagues', () => {
  it('resolves once the job and the members are loaded', async () => {
    const pages = someCompanyPages();
    const members = Promise.withResolvers<Awaited<ReturnType<typeof pages.members>>>();
    pages.answers.members = members.promise;
    const owners = someOwners(pages);
    let known: boolean | undefined;
    const learned = Promise.resolve(success(colleagues)).then((job) => owners.rememberOwner(job));
    const asked = owners.isColleagues(colleagues.id, learned).then((is) => (known = is));
    await new Promise(setImmediate);
    expect(known).toBeUndefined();
    members.resolve(success([aMember({ accountId: accountId('account-9') })]));
    await asked;
    expect(known).toBe(true);
    expect(await owners.isColleagues(colleagues.id, new Promise(() => undefined))).toBe(true);
  });

  it('resolves to false for an own job and for a job that fails to load', async () => {
    const owners = someOwners(someCompanyPages());
    const own = anActiveJob({ postedBy: ['account-1'] });
    owners.rememberOwner(success(own));
    expect(await owners.isColleagues(own.id, new Promise(() => undefined))).toBe(false);
    expect(await owners.isColleagues(jobId('job-7'), Promise.resolve(failure('unreachable')))).toBe(false);
  });
});

describe('an own job', () => {
  it.each([
    ['by the account', ['account-1', 'details-9']],
    ['by the details', ['account-9', 'details-1']],
    ['if the service does not name the poster', []],
  ])('is recognized %s without loading members', (_, postedBy) => {
    const pages = someCompanyPages();
    const owners = someOwners(pages);
    const job = anActiveJob({ postedBy });
    owners.rememberOwner(success(job));
    expect([owners.colleague(job), pages.asked]).toEqual([null, []]);
  });

  it('is assumed if no member posted it or the members fail to load', async () => {
    const pages = someCompanyPages();
    const owners = someOwners(pages);
    owners.rememberOwner(failure('unreachable'));
    expect(pages.asked).toEqual([]);
    owners.rememberOwner(success(colleagues));
    await expect.poll(() => pages.asked).toHaveLength(1);
    expect(owners.colleague(colleagues)).toBeNull();
    pages.answers.members = failure('refused');
    const others = someOwners(pages);
    others.rememberOwner(success(colleagues));
    await expect.poll(() => pages.asked).toHaveLength(2);
    expect(others.colleague(colleagues)).toBeNull();
  });

  it('is assumed without a session or a company, without loading members', () => {
    const pages = someCompanyPages();
    const nobody = new JobOwners(pages, new FakeSession(null));
    nobody.rememberOwner(success(colleagues));
    expect([nobody.colleague(colleagues), pages.asked]).toEqual([null, []]);
    new JobOwners(pages, new FakeSession(aSession(null))).rememberOwner(success(colleagues));
    expect(pages.asked).toEqual([]);
  });
});

function someOwners(pages: ReturnType<typeof someCompanyPages>) {
  return new JobOwners(pages, new FakeSession(aSession()));
}
