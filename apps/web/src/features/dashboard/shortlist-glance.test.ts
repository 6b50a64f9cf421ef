import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { aCandidateDirectory } from '@glo/domain/testing/hiring';
import { aFolder, folderId, someFolders } from '@glo/domain/testing/folders';
import { describe, expect, it } from 'vitest';
import { Notices } from '../../state/notices.ts';
import { aSignedInSession } from '../../testing/session.ts';
import { FoldersState } from '../candidates/folders-state.ts';
import { ShortlistGlance } from './shortlist-glance.ts';

const ids = ['a', 'b', 'c', 'd'].map(studentId);
const two = [aFolder({ candidates: ids }), aFolder({ id: folderId('folder-2'), candidates: ids.slice(2) })];

describe('the glance at the folders', () => {
  it('counts everybody once and shows three faces', async () => {
    const { glance, folders, directory } = aGlance();
    folders.answers.all = success(two);
    directory.answers.byIds = success(ids.slice(0, 3).map((id) => aCandidate({ id })));
    glance.start();
    await expect.poll(() => glance.faces.length).toBe(3);
    expect(directory.asked).toEqual([['byIds', ids.slice(0, 3)]]);
    expect([glance.text, glance.others]).toEqual(['4 people in 2 folders', 1]);
  });

  it('counts one person and one folder as one', async () => {
    const { glance } = aGlance();
    glance.start();
    await expect.poll(() => glance.text).toBe('1 person in 1 folder');
  });

  it('says when nobody is in one, and asks for no faces', async () => {
    const { glance, folders, directory } = aGlance();
    folders.answers.all = success([aFolder({ candidates: [] })]);
    glance.start();
    await expect.poll(() => glance.text).toBe('Nobody is in a folder yet');
    expect([directory.asked, glance.others]).toEqual([[], 0]);
  });

  it('goes without what does not come, and says nothing of it', async () => {
    const { glance, folders, directory, notices } = aGlance();
    folders.answers.all = failure('unreachable');
    glance.start();
    await expect.poll(() => folders.asked.length).toBe(2);
    expect([glance.text, glance.faces, directory.asked, notices.toasts]).toEqual([
      'In folders of your own',
      [],
      [],
      [],
    ]);
  });

  it('drops faces that come after it was left', async () => {
    const { glance, directory } = aGlance();
    const answer = Promise.withResolvers<Awaited<ReturnType<typeof directory.byIds>>>();
    directory.answers.byIds = answer.promise;
    const stop = glance.start();
    await expect.poll(() => directory.asked.length).toBe(1);
    stop();
    answer.resolve(success([aCandidate()]));
    await answer.promise;
    expect(glance.faces).toEqual([]);
  });
});

function aGlance() {
  const folders = someFolders();
  const directory = aCandidateDirectory();
  const notices = new Notices();
  const state = new FoldersState(folders, aSignedInSession(), notices);
  return { glance: new ShortlistGlance(state, directory), folders, directory, notices };
}
