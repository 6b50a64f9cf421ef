import { describe, expect, it } from 'vitest';
import type { Session } from '../account/session.ts';
import { failure, success } from '../shared/outcome.ts';
import { aFolder, folderId, someFolders } from '../testing/folders.ts';
import { aRecruiterWithoutCompany, aSession, studentId } from '../testing/builders.ts';
import { FakeSession } from '../testing/onboarding.ts';
import { FolderKeeping } from './folder-keeping.ts';

const [asha, kabir] = [studentId('asha'), studentId('kabir')];

describe('a new folder', () => {
  it('is created with its candidates in one call', async () => {
    const { keeping, folders } = someKeeping();
    expect(await keeping.create('  Finalists ', [asha, kabir])).toMatchObject({ ok: true });
    const asked = { name: 'Finalists', recruiter: 'account-1', company: 'company-1', candidates: ['asha', 'kabir'] };
    expect(folders.asked).toEqual([['create', asked]]);
  });

  it.each([aSession(aRecruiterWithoutCompany()), { ...aSession(), recruiter: null }])(
    'needs neither a company nor details of the recruiter',
    async (session) => {
      const { keeping, folders } = someKeeping(session);
      await keeping.create('Finalists', []);
      const asked = { recruiter: 'account-1', company: null, candidates: [] };
      expect(folders.asked).toMatchObject([['create', asked]]);
    },
  );
});

describe('the folder of a name', () => {
  const maybe = aFolder({ id: folderId('maybe'), name: 'Analyst · Maybe' });

  it('is the one that the recruiter has', async () => {
    const { keeping, folders } = someKeeping();
    folders.answers.all = success([aFolder(), maybe]);
    expect(await keeping.findOrCreate('analyst · maybe')).toEqual(success(maybe));
    expect(folders.asked).toEqual([['all', 'account-1']]);
  });

  it('is created without candidates', async () => {
    const { keeping, folders } = someKeeping();
    folders.answers.create = success(maybe);
    expect(await keeping.findOrCreate('Analyst · Maybe')).toEqual(success(maybe));
    expect(folders.asked.at(-1)).toMatchObject(['create', { name: 'Analyst · Maybe', candidates: [] }]);
  });

  it.each([success(null), failure('refused', 'You already have a folder with this name.')])(
    'is read again if the reply lacks it or another tab has created it: %j',
    async (created) => {
      const { keeping, folders } = someKeeping();
      folders.answers.create = created;
      const { all } = folders;
      let reads = 0;
      folders.all = async (recruiter) => ((reads += 1) === 1 ? all(recruiter) : success([maybe]));
      expect(await keeping.findOrCreate('Analyst · Maybe')).toEqual(success(maybe));
    },
  );

  it.each([
    [failure('unreachable'), success(null), failure('unreachable'), 1],
    [success([]), failure('unreachable'), failure('unreachable'), 2],
    [success([]), failure('refused', 'Too many folders.'), failure('refused', 'Too many folders.'), 3],
    [success([]), success(null), failure('unexpected-reply'), 3],
  ])('passes on the failure (%#)', async (all, create, expected, calls) => {
    const { keeping, folders } = someKeeping();
    Object.assign(folders.answers, { all, create });
    expect(await keeping.findOrCreate('Analyst · Maybe')).toEqual(expected);
    expect(folders.asked).toHaveLength(calls);
  });

  it('needs a session', async () => {
    expect(await someKeeping(null).keeping.findOrCreate('Analyst · Maybe')).toEqual(failure('signed-out'));
  });
});

describe('a removal from all folders', () => {
  it('returns the folders that contained the candidate', async () => {
    const { keeping, folders } = someKeeping();
    const here = aFolder({ id: folderId('here'), candidates: [kabir, asha] });
    const there = aFolder({ id: folderId('there'), candidates: [kabir] });
    const also = aFolder({ id: folderId('also'), candidates: [asha] });
    folders.answers.all = success([here, there, also]);
    expect(await keeping.removeFromAll(asha)).toEqual(success(['here', 'also']));
    expect(folders.asked).toEqual([
      ['all', 'account-1'],
      ['removeFromAll', 'account-1', 'asha'],
    ]);
  });

  it('passes on failures, and is not tried if the folders cannot be loaded', async () => {
    const { keeping, folders } = someKeeping();
    folders.answers.removeFromAll = failure('refused', 'No.');
    expect(await keeping.removeFromAll(asha)).toEqual(failure('refused', 'No.'));
    folders.answers.all = failure('unreachable');
    expect(await keeping.removeFromAll(asha)).toEqual(failure('unreachable'));
    expect(folders.asked.map(([call]) => call)).toEqual(['all', 'removeFromAll', 'all']);
  });
});

it('folders need a session', async () => {
  const { keeping, folders } = someKeeping(null);
  const answers = [await keeping.create('Finalists', []), await keeping.removeFromAll(asha)];
  expect(answers).toEqual([failure('signed-out'), failure('signed-out')]);
  expect(folders.asked).toEqual([]);
});

function someKeeping(current: Session | null = aSession()) {
  const folders = someFolders();
  return { keeping: new FolderKeeping(folders, new FakeSession(current)), folders };
}
