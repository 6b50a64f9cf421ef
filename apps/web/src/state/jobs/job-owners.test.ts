import { failure, success } from '@glo/domain/shared/outcome';
import { accountId, anActiveJob, aSession } from '@glo/domain/testing/builders';
import { aMember } from '@glo/domain/testing/company-page';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { testContainer } from '../../testing/container.ts';
import { ServiceStore } from '../store/service-store.ts';
import { JobOwners } from './job-owners.ts';

const colleagues = anActiveJob({ postedBy: ['account-9', 'details-9'] });
const ofAccount = aMember({ accountId: accountId('account-9'), name: 'Arjun' });

describe('a colleague’s job', () => {
  it.each([
    ['account', ofAccount],
    ['details', aMember({ id: 'details-9' as never, accountId: null, name: 'Arjun' })],
  ])('is found by the member’s %s id, reading the members once', async (_, arjun) => {
    const { owners, pages, job } = someOwners();
    pages.answers.members = success([aMember({ accountId: null }), arjun]);
    owners.watch(job);
    expect(owners.colleague(colleagues)).toBeNull();
    await job.read();
    await when(() => owners.colleague(colleagues)?.name === 'Arjun');
    expect(owners.colleague(anActiveJob({ postedBy: ['details-1'] }))).toBeNull();
    owners.watch(job);
    expect(pages.asked).toEqual([['members', 'company-1']]);
  });

  it('is known to be one after the job and the members have been read', async () => {
    const { owners, pages, job } = someOwners();
    pages.answers.members = success([ofAccount]);
    expect(await owners.isColleagues(job)).toBe(true);
  });
});

describe('an own job', () => {
  it.each([
    ['by the account', ['account-1', 'details-9']],
    ['by the details', ['account-9', 'details-1']],
    ['if the service does not name the poster', []],
  ])('is recognized %s without reading members', async (_, postedBy) => {
    const { owners, pages, board, job } = someOwners();
    board.answers.job = success(anActiveJob({ postedBy }));
    owners.watch(job);
    expect([await owners.isColleagues(job), owners.colleague({ postedBy }), pages.asked]).toEqual([false, null, []]);
  });

  it('is assumed if no member posted it, or if the job or the members cannot be read', async () => {
    const strangers = someOwners();
    expect(await strangers.owners.isColleagues(strangers.job)).toBe(false);
    const unread = someOwners();
    unread.pages.answers.members = failure('refused');
    expect(await unread.owners.isColleagues(unread.job)).toBe(false);
    unread.board.answers.job = failure('unreachable');
    expect([await unread.owners.isColleagues(unread.job), unread.notices.toasts]).toEqual([false, []]);
  });

  it('is assumed without a company, which is not asked for members', async () => {
    const { owners, pages, job } = someOwners(aSession(null));
    expect([await owners.isColleagues(job), pages.asked]).toEqual([false, []]);
  });
});

function someOwners(session = aSession()) {
  const world = testContainer({ session });
  world.board.answers.job = success(colleagues);
  const job = world.container.get(ServiceStore).job(colleagues.id);
  return { ...world, owners: world.container.get(JobOwners), job };
}
