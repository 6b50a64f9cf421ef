import { createFolder, getFolder, getFolders, getShortlistedStudents } from '@glo/adapters/wire/folders';
import { expect } from 'vitest';
import { type CallCases, contractCases } from '../frame/case.ts';
import type { Scene } from '../frame/scene.ts';
import { aFolderOf, aNewFolder, foldersOf, studentsInFolders, applicantsInNoFolder } from './folder-people.ts';
import { aName } from './hiring.ts';
import { longIds, unknown, wrongBodies } from './shared-cases.ts';

async function readyToCreate(scene: Scene) {
  const recruiter = await scene.recruiter();
  const [one, two] = await applicantsInNoFolder(recruiter);
  return { recruiter, client: recruiter.client, one, two, body: aNewFolder(recruiter, [one, two]) };
}

/** Folders of candidates (specification 2, section 7; decisions 34 and 45). */
export const folderCases: readonly CallCases[] = [
  contractCases(getFolders, {
    answers: {
      'lists the folders of the recruiter with their students, oldest first': async (scene) => {
        const recruiter = await scene.recruiter();
        const folders = await foldersOf(recruiter);
        expect(folders.some(({ student_ids }) => student_ids.length > 0)).toBe(true);
        expect(new Set(folders.map(({ recruiter_id }) => recruiter_id))).toEqual(new Set([recruiter.accountId]));
        expect(folders).toEqual(folders.toSorted((a, b) => String(a.createdAt).localeCompare(String(b.createdAt))));
      },
      'is empty for a recruiter without folders': async (scene) => {
        const recruiter = await scene.recruiter();
        expect(await foldersOf(await scene.colleagueOf(recruiter))).toEqual([]);
      },
    },
    wrongInput: longIds(getFolders),
  }),

  contractCases(getShortlistedStudents, {
    answers: {
      'lists the students in any folder of the recruiter': async (scene) => {
        const recruiter = await scene.recruiter();
        const expected = (await foldersOf(recruiter)).flatMap(({ student_ids }) => student_ids);
        expect(expected).not.toEqual([]);
        expect(new Set(await studentsInFolders(recruiter))).toEqual(new Set(expected));
      },
      'lists each student once': async (scene) => {
        const { client, recruiter, one, two, body } = await readyToCreate(scene);
        await client.ask(createFolder, { body });
        await client.ask(createFolder, { body: { ...body, folder_name: aName('Storks') } });
        const marked = await studentsInFolders(recruiter);
        expect(marked).toHaveLength(new Set(marked).size);
        expect(marked).toEqual(expect.arrayContaining([one, two]));
      },
      'is empty for a recruiter without folders': async (scene) => {
        expect(await studentsInFolders(await scene.founder())).toEqual([]);
      },
    },
    wrongInput: longIds(getShortlistedStudents),
  }),

  contractCases(getFolder, {
    answers: {
      'returns a folder as the list contains it': async (scene) => {
        const recruiter = await scene.recruiter();
        const { folder: listed } = await aFolderOf(recruiter);
        const { folder } = await recruiter.client.ask(getFolder, { params: { folderId: listed._id } });
        expect(folder).toEqual(listed);
      },
    },
    refusals: unknown('folder', getFolder, { params: { folderId: 'nothing' } }),
    wrongInput: longIds(getFolder),
  }),

  contractCases(createFolder, {
    answers: {
      'creates a folder with students': async (scene) => {
        const { client, recruiter, body } = await readyToCreate(scene);
        const { folder } = await client.ask(createFolder, { body });
        expect(folder).toMatchObject(body);
        expect((await foldersOf(recruiter)).at(-1)).toEqual(folder);
      },
      'creates an empty folder': async (scene) => {
        const { client, body } = await readyToCreate(scene);
        const { folder } = await client.ask(createFolder, { body: { ...body, student_ids: [] } });
        expect(folder).toMatchObject({ folder_name: body.folder_name, student_ids: [] });
      },
      'adds no duplicate student': async (scene) => {
        const { client, one, two, body } = await readyToCreate(scene);
        const { folder } = await client.ask(createFolder, { body: { ...body, student_ids: [one, two, one] } });
        expect(folder?.student_ids).toEqual([one, two]);
      },
      'adds the company if the request has none': async (scene) => {
        const { client, recruiter, body } = await readyToCreate(scene);
        for (const company_id of [null, undefined]) {
          const withoutCompany = { ...body, folder_name: aName('Storks'), company_id };
          expect((await client.ask(createFolder, { body: withoutCompany })).folder?.company_id).toBe(
            recruiter.companyId,
          );
        }
      },
      'accepts a name that a colleague has used': async (scene) => {
        const recruiter = await scene.recruiter();
        const { folder_name } = (await aFolderOf(recruiter)).folder;
        const colleague = await scene.colleagueOf(recruiter);
        const body = { ...aNewFolder(colleague, []), folder_name };
        expect((await colleague.client.ask(createFolder, { body })).folder?.folder_name).toBe(folder_name);
      },
    },
    refusals: {
      'answers 429 after too many folders': async (scene) => {
        const { client, body } = await readyToCreate(await scene.limited());
        const create = () => client.send(createFolder, { body: { ...body, folder_name: aName('Storks') } });
        // The rate limit is a hundredth of the usual one.
        for (let count = 0; count < 2; count += 1) expect((await create()).status).toBe(200);
        const { status, headers } = await create();
        expect(status).toBe(429);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      },
      'refuses a second folder of the same name in any letter case': async (scene) => {
        const { client, recruiter, body } = await readyToCreate(scene);
        await client.ask(createFolder, { body });
        const before = await foldersOf(recruiter);
        for (const folder_name of [body.folder_name, body.folder_name.toUpperCase(), ` ${body.folder_name} `]) {
          await client.refused(409, createFolder, { body: { ...body, folder_name } });
        }
        expect(await foldersOf(recruiter)).toEqual(before);
      },
      'answers 404 for an unknown student and creates no folder': async (scene) => {
        const { client, recruiter, one, body } = await readyToCreate(scene);
        const before = await foldersOf(recruiter);
        await client.refused(404, createFolder, { body: { ...body, student_ids: [one, 'nobody'] } });
        expect(await foldersOf(recruiter)).toEqual(before);
      },
    },
    wrongInput: wrongBodies(
      createFolder,
      readyToCreate,
      {
        'a blank name': { folder_name: '  ' },
        'a name of more than 3000 characters': { folder_name: 'x'.repeat(3001) },
        'one student instead of a list': { student_ids: 'student' },
        'an empty id among the students': { student_ids: [''] },
        'more than 10000 students': { student_ids: Array.from({ length: 10_001 }, String) },
        'a company that is a number': { company_id: 7 },
      },
      ['company_id'],
    ),
  }),
];
