import { signUp } from '@glo/adapters/wire/account';
import { createFolder, saveToFolder } from '@glo/adapters/wire/folders';
import { saveShortlisted } from '@glo/adapters/wire/shortlist';
import { saveViewedCandidate } from '@glo/adapters/wire/jobs';
import { expect, it } from 'vitest';
import type { HttpAnswer } from './support/http.ts';
import { rightInputs } from './support/right-inputs.ts';
import { aServer } from './support/server.ts';

const times = 50;

/** The same thing, asked `times` times before the first answer. */
async function atOnce(ask: (turn: number) => Promise<HttpAnswer>): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: times }, (_, turn) => ask(turn)));
  return answers.map(({ status }) => status).toSorted((a, b) => a - b);
}

it('signing up with one e-mail at once makes one account', async () => {
  const server = await aServer();
  const body = { email: 'new@recruiters.example', password: 'Another1!', is_google_signedIn: false };
  const statuses = await atOnce(() => server.call(signUp, { body }));
  expect(new Set(statuses)).toEqual(new Set([200]));
  const { store } = server.world;
  const made = store.find('accounts', 'email', 'new@recruiters.example');
  expect(made).toHaveLength(1);
  // One open code, that of the last message.
  expect(store.find('codes', 'accountId', made[0]?.id ?? '')).toHaveLength(1);
});

it('saving one candidate to a folder at once adds them once', async () => {
  const server = await aServer();
  const cookie = server.cookieOf('asha');
  const ask = () => server.call(saveToFolder, { params: { folderId: 'folder' }, body: { student_id: 'c2' } }, cookie);
  expect(await atOnce(ask)).toEqual([200, ...Array<number>(times - 1).fill(203)]);
  expect(server.world.store.get('folders', 'folder')?.candidateIds).toEqual(['c1', 'c2']);
});

it('saving different candidates to a folder at once loses nobody', async () => {
  const server = await aServer();
  const ids = ['c2', 'c3', 'c4', 'c5'];
  await atOnce((turn) =>
    server.call(
      saveToFolder,
      { params: { folderId: 'folder' }, body: { student_id: ids[turn % ids.length] } },
      server.cookieOf('asha'),
    ),
  );
  expect(server.world.store.get('folders', 'folder')?.candidateIds.toSorted()).toEqual(['c1', ...ids]);
});

it('shortlisting one candidate at once shortlists them once', async () => {
  const server = await aServer();
  const { body } = rightInputs['saveShortlisted'] ?? {};
  const statuses = await atOnce(() => server.call(saveShortlisted, { body }, server.cookieOf('asha')));
  expect(statuses[0]).toBe(200);
  const entries = [...server.world.store.all('shortlist')].filter(({ candidateId }) => candidateId === 'c2');
  expect(entries).toHaveLength(1);
});

it('viewing candidates at once from two desks remembers each of them once', async () => {
  const server = await aServer();
  const ids = ['c1', 'c2', 'c3'];
  await atOnce((turn) =>
    server.call(
      saveViewedCandidate,
      { params: { jobId: 'job' }, body: { student_id: ids[turn % ids.length] } },
      server.cookieOf('asha'),
    ),
  );
  expect(server.world.store.get('jobs', 'job')?.viewedApplicants.toSorted()).toEqual(ids);
});

it('creating a folder of one name at once makes one folder', async () => {
  const server = await aServer();
  const body = { folder_name: 'Summer', recruiter_id: 'asha', student_ids: [], company_id: 'acme' };
  const statuses = await atOnce(() => server.call(createFolder, { body }, server.cookieOf('asha')));
  expect(statuses).toEqual([200, ...Array<number>(times - 1).fill(409)]);
});
