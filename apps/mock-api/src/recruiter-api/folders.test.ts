import * as wire from '@glo/adapters/wire/folders';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FolderRow } from '../data/rows.ts';
import { aCandidate } from '../testing/hiring.ts';
import { type HiringWorld, startHiring, today } from '../testing/hiring-world.ts';

let world: HiringWorld;

const aFolder = (id: string, recruiterId: string, candidateIds: string[]): FolderRow => ({
  id,
  name: `Folder ${id}`,
  candidateIds,
  recruiterId,
  companyId: 'acme',
  createdAt: '2026-09-01T00:00:00.000Z',
});

const rows = [aFolder('one', 'asha', ['s2', 's1']), aFolder('two', 'asha', ['s1']), aFolder('of-ben', 'ben', ['s3'])];

beforeEach(async () => {
  world = await startHiring({ folders: rows, candidates: ['s1', 's2', 's3'].map((id) => aCandidate(id)) });
});
afterEach(() => world.close());

const ofAsha = { params: { recruiterId: 'asha' } };
const studentsOf = (id: string) => world.store.get('folders', id)?.candidateIds;
const folders = () => [...world.store.all('folders')];

describe('reading folders', () => {
  const one = {
    _id: 'one',
    folder_name: 'Folder one',
    createdAt: '2026-09-01T00:00:00.000Z',
    student_ids: ['s2', 's1'],
    recruiter_id: 'asha',
    company_id: 'acme',
  };

  it('lists the own ones, oldest first', async () => {
    expect(await world.asha(wire.getFolders, ofAsha)).toMatchObject({
      status: 200,
      body: { folders: [one, { _id: 'two' }] },
    });
    const nobodys = await world.nadia(wire.getFolders, { params: { recruiterId: 'nadia' } });
    expect(nobodys).toEqual({ status: 200, body: { folders: [] } });
  });

  it('opens one', async () => {
    const answer = await world.asha(wire.getFolder, { params: { folderId: 'one' } });
    expect(answer).toEqual({ status: 200, body: { folder: one } });
  });

  it('names every student once', async () => {
    expect(await world.asha(wire.getShortlistedStudents, ofAsha)).toEqual({
      status: 200,
      body: { unique_student_ids: ['s2', 's1'] },
    });
  });
});

describe('createfolder', () => {
  const folder = {
    folder_name: ' Finalists ',
    recruiter_id: 'asha',
    student_ids: ['s3', 's1', 's3'],
    company_id: 'acme',
  };
  const create = (change: Readonly<Record<string, unknown>> = {}) =>
    world.asha(wire.createFolder, { body: { ...folder, ...change } });

  it('creates a folder with its students in one call', async () => {
    const created = {
      folder_name: 'Finalists',
      createdAt: today,
      student_ids: ['s3', 's1'],
      recruiter_id: 'asha',
      company_id: 'acme',
    };
    const { status, body } = await create();
    expect(status).toBe(200);
    expect(body).toEqual({ folder: { _id: expect.any(String), ...created } });
    expect((await world.asha(wire.getFolders, ofAsha)).body).toMatchObject({
      folders: [{ _id: 'one' }, { _id: 'two' }, created],
    });
  });

  it.each([{ company_id: undefined }, { company_id: null }, { company_id: '' }, { student_ids: [] }])(
    'takes %j, and knows the company itself',
    async (change) => {
      expect(await create(change)).toMatchObject({ status: 200, body: { folder: { company_id: 'acme' } } });
    },
  );

  it('may have the name of somebody else’s folder', async () => {
    expect(await create({ folder_name: 'Folder of-ben' })).toMatchObject({ status: 200 });
  });

  it.each([
    [{ folder_name: 'FOLDER One' }, 409, 'You already have a folder with this name.'],
    [{ recruiter_id: 'ben' }, 403, 'You can only use your own folders.'],
    [{ company_id: 'globex' }, 403, 'This is not your company.'],
    [{ student_ids: ['s1', 'nobody'] }, 404, 'There is no such student.'],
    [{ folder_name: ' ' }, 400, 'folder_name: This must not be empty.'],
    [{ folder_name: undefined }, 400, 'folder_name: This field is missing.'],
    [{ student_ids: [''] }, 400, 'student_ids.0: This must not be empty.'],
  ])('refuses %j, and creates nothing', async (change, status, message) => {
    expect(await create(change)).toEqual({ status, body: { message } });
    expect(folders()).toEqual(rows);
  });

  it('turns strangers away', async () => {
    expect(await world.stranger(wire.createFolder, { body: folder })).toMatchObject({ status: 401 });
    expect(folders()).toEqual(rows);
  });
});

describe('savecandidate', () => {
  const save = (folderId: string, student_id: string) =>
    world.asha(wire.saveToFolder, { params: { folderId }, body: { student_id } });

  it('adds a student at the end with 200, and says 203 when they are there already', async () => {
    expect(await save('one', 's3')).toEqual({
      status: 200,
      body: { status: 200, message: 'The candidate was added to the folder.' },
    });
    expect(await save('one', 's3')).toEqual({
      status: 203,
      body: { status: 203, message: 'The candidate was in the folder already.' },
    });
    expect(studentsOf('one')).toEqual(['s2', 's1', 's3']);
  });

  it.each([
    ['none', 's1', 404, 'There is no such folder.'],
    ['one', 'nobody', 404, 'There is no such student.'],
    ['one', '', 400, 'student_id: This must not be empty.'],
  ])('refuses folder %s and student "%s"', async (folderId, student, status, message) => {
    expect(await save(folderId, student)).toEqual({ status, body: { message } });
    expect(folders()).toEqual(rows);
  });
});

describe('removing', () => {
  it('takes a student out of one folder, and does no harm when asked again', async () => {
    for (const studentId of ['s1', 's1', 'nobody']) {
      const params = { folderId: 'one', studentId };
      expect(await world.asha(wire.removeFromFolder, { params })).toEqual({ status: 200, body: {} });
    }
    expect(studentsOf('one')).toEqual(['s2']);
    expect(studentsOf('two')).toEqual(['s1']);
  });

  it('takes a student out of all own folders, and does no harm when asked again', async () => {
    await world.ben(wire.saveToFolder, { params: { folderId: 'of-ben' }, body: { student_id: 's1' } });
    for (const studentId of ['s1', 's1', 'nobody']) {
      const params = { recruiterId: 'asha', studentId };
      expect(await world.asha(wire.removeStudent, { params })).toEqual({ status: 200, body: {} });
    }
    expect([studentsOf('one'), studentsOf('two'), studentsOf('of-ben')]).toEqual([['s2'], [], ['s3', 's1']]);
  });

  it('knows which folder does not exist', async () => {
    const params = { folderId: 'none', studentId: 's1' };
    expect(await world.asha(wire.removeFromFolder, { params })).toMatchObject({ status: 404 });
  });
});

describe('somebody else’s folders', () => {
  it.each([
    wire.getShortlistedStudents,
    wire.getFolders,
    wire.getFolder,
    wire.saveToFolder,
    wire.removeStudent,
    wire.removeFromFolder,
  ])('are closed to colleagues, other companies and strangers: $path', async (call) => {
    const input = {
      params: { recruiterId: 'asha', folderId: 'one', studentId: 's1' },
      ...(call === wire.saveToFolder && { body: { student_id: 's3' } }),
    };
    expect(await world.ben(call, input)).toMatchObject({ status: 403, body: { message: expect.any(String) } });
    expect(await world.gita(call, input)).toMatchObject({ status: 403 });
    expect(await world.stranger(call, input)).toMatchObject({ status: 401 });
    expect(folders()).toEqual(rows);
  });
});
