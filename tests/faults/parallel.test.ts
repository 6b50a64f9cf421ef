import { signUp } from '@glo/adapters/wire/account-codes';
import { removeStudent, saveToFolder } from '@glo/adapters/wire/folders';
import { saveShortlisted } from '@glo/adapters/wire/shortlist';
import { describe, expect, it } from 'vitest';
import type { FileShelf } from '../../apps/mock-api/src/store/file-shelf.ts';
import type { HttpAnswer } from './support/http.ts';
import { parallel, tally } from './support/parallel.ts';
import { callNamed } from './support/right-inputs.ts';
import { aServer, type Server } from './support/server.ts';

const statusesOf = (answers: readonly HttpAnswer[]) => tally(answers.map(({ status }) => status));
const candidates = ['c1', 'c2', 'c3', 'c4', 'c5'];

function callAsAsha(server: Server, name: string): Promise<HttpAnswer> {
  const { call, input } = callNamed(name);
  return server.call(call, input, server.cookieOf('asha'));
}

describe('simultaneous requests', () => {
  it('create one account in 100 sign-ups with one email address', async () => {
    const server = await aServer();
    const answers = await parallel(100, (number) =>
      server.call(signUp, {
        body: {
          email: number % 2 === 0 ? 'New@r.example' : 'new@r.example',
          password: 'Welcome1!',
          is_google_signedIn: false,
        },
      }),
    );
    expect(statusesOf(answers)).toEqual({ 200: 100 });
    expect([...server.world.store.all('accounts')].filter(({ email }) => email === 'new@r.example')).toHaveLength(1);
    expect(server.world.store.find('codes', 'accountId', idIn(answers[0]))).toHaveLength(1);
  });

  it('add a candidate once in 100 saves to a folder, and report it once', async () => {
    const server = await aServer();
    const answers = await parallel(100, () =>
      server.call(
        saveToFolder,
        { params: { folderId: 'folder' }, body: { student_id: 'c2' } },
        server.cookieOf('asha'),
      ),
    );
    expect(statusesOf(answers)).toEqual({ 200: 1, 203: 99 });
    expect(server.world.store.get('folders', 'folder')?.candidateIds).toEqual(['c1', 'c2']);
  });

  it('do not undo each other when one adds and one removes a candidate', async () => {
    const server = await aServer();
    const asha = server.cookieOf('asha');
    await parallel(50, (number) =>
      number % 2 === 0
        ? server.call(saveToFolder, { params: { folderId: 'folder' }, body: { student_id: 'c3' } }, asha)
        : server.call(removeStudent, { params: { recruiterId: 'asha', studentId: 'c1' } }, asha),
    );
    expect(server.world.store.get('folders', 'folder')?.candidateIds).toEqual(['c3']);
  });

  it('create one shortlist entry per candidate in 100 requests', async () => {
    const server = await aServer();
    const answers = await parallel(100, (number) => {
      const studentId = candidates[number % candidates.length] ?? '';
      const student = { student_id: studentId, name: studentId };
      return server.call(
        saveShortlisted,
        { body: { job_id: 'job', student, student_id: studentId } },
        server.cookieOf('asha'),
      );
    });
    expect(statusesOf(answers)).toEqual({ 200: 100 });
    const shortlisted = server.world.store.find('shortlist', 'jobId', 'job').map(({ candidateId }) => candidateId);
    expect(shortlisted.toSorted()).toEqual(candidates);
  });

  it('create one folder of 20 with the same name', async () => {
    const server = await aServer();
    const answers = await parallel(20, () => callAsAsha(server, 'createFolder'));
    expect(statusesOf(answers)).toEqual({ 200: 1, 409: 19 });
    expect(server.world.store.find('folders', 'recruiterId', 'asha').map(({ name }) => name)).toEqual([
      'Folder folder',
      'Interns',
    ]);
  });

  it('leave nothing behind when one of them deletes the account', async () => {
    const server = await aServer();
    const busy = [
      'saveOnboarding',
      'createFolder',
      'saveJob',
      'saveShortlisted',
      'uploadCoverPicture',
      'submitRecruiterDocument',
      'editProfile',
    ];
    const answers = await Promise.all(
      [...busy, 'deleteAccount', ...busy, 'uploadProfilePicture'].map((name) => callAsAsha(server, name)),
    );
    expect(answers.filter(({ status }) => ![200, 401, 404, 409].includes(status)).map(({ text }) => text)).toEqual([]);
    const { store } = server.world;
    expect({
      account: store.get('accounts', 'asha'),
      recruiters: store.find('recruiters', 'accountId', 'asha'),
      sessions: store.find('sessions', 'accountId', 'asha'),
      jobs: store.find('jobs', 'recruiterId', 'asha'),
      shortlist: store.find('shortlist', 'recruiterId', 'asha'),
      folders: store.find('folders', 'recruiterId', 'asha'),
      uploads: store.find('uploads', 'accountId', 'asha'),
    }).toEqual({ account: undefined, recruiters: [], sessions: [], jobs: [], shortlist: [], folders: [], uploads: [] });
  });
});

it('an upload that ends after its account is deleted leaves neither row nor file', async () => {
  const server = await aServer();
  const { files } = server.world as { files: FileShelf };
  const [put, reached, deleted] = [files.put, Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  files.put = async (name, bytes) => {
    reached.resolve();
    await deleted.promise;
    await put(name, bytes);
  };
  const upload = callAsAsha(server, 'uploadProfilePicture');
  await reached.promise;
  expect((await callAsAsha(server, 'deleteAccount')).status).toBe(200);
  deleted.resolve();
  expect((await upload).status).toBe(401);
  expect([server.world.store.find('uploads', 'accountId', 'asha'), await files.names()]).toEqual([[], []]);
});

it('a document submitted while its account is deleted answers 401, although its upload is gone', async () => {
  const server = await aServer();
  const { store } = server.world;
  const [write, reached, deleted] = [store.write, Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  store.write = async (change) => {
    store.write = write;
    reached.resolve();
    await deleted.promise;
    return store.write(change);
  };
  const submitted = callAsAsha(server, 'submitRecruiterDocument');
  await reached.promise;
  expect((await callAsAsha(server, 'deleteAccount')).status).toBe(200);
  deleted.resolve();
  expect((await submitted).status).toBe(401);
});

const idIn = (answer: HttpAnswer | undefined): string => (JSON.parse(answer?.text ?? '') as { _id: string })._id;
