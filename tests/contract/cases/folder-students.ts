import { removeFromFolder, removeStudent, saveToFolder } from '@glo/adapters/wire/folders';
import { expect } from 'vitest';
import { type CallCases, contractCases } from '../frame/case.ts';
import { foldersOf, inFolder, makeFolder, studentsInFolders, twoFolders } from './folder-people.ts';
import { longIds, wrongBodies } from './shared-cases.ts';

/** Adding students to folders and removing them (specification 2, section 7; decisions 33 and 45). */
export const folderStudentCases: readonly CallCases[] = [
  contractCases(saveToFolder, {
    answers: {
      'appends the student to this folder only': async (scene) => {
        const { client, recruiter, one, two, three, first, second } = await twoFolders(scene);
        const input = { params: { folderId: first }, body: { student_id: three } };
        const { status, body } = await client.send(saveToFolder, input);
        expect([status, body]).toEqual([200, expect.not.objectContaining({ status: 203 })]);
        expect(await inFolder(recruiter, first)).toEqual([one, two, three]);
        expect(await inFolder(recruiter, second)).toEqual([one]);
      },
      'answers 203 for a student in the folder and adds no duplicate': async (scene) => {
        const { client, recruiter, one, two, first } = await twoFolders(scene);
        const input = { params: { folderId: first }, body: { student_id: one } };
        const { status, body } = await client.send(saveToFolder, input);
        expect([status, (body as { status?: number }).status]).toContain(203);
        expect(await inFolder(recruiter, first)).toEqual([one, two]);
      },
    },
    refusals: {
      'knows no such folder': async (scene) => {
        const { client, three } = await twoFolders(scene);
        await client.refused(404, saveToFolder, { params: { folderId: 'nothing' }, body: { student_id: three } });
      },
      'knows no such student': async (scene) => {
        const { client, recruiter, one, two, first } = await twoFolders(scene);
        await client.refused(404, saveToFolder, { params: { folderId: first }, body: { student_id: 'nobody' } });
        expect(await inFolder(recruiter, first)).toEqual([one, two]);
      },
    },
    wrongInput: {
      ...wrongBodies(
        saveToFolder,
        async (scene) => {
          const { client, three, first } = await twoFolders(scene);
          return { client, params: { folderId: first }, body: { student_id: three } };
        },
        { 'an empty id': { student_id: '' }, 'a list of students': { student_id: ['somebody'] } },
      ),
      ...longIds(saveToFolder, { student_id: 'somebody' }),
    },
  }),

  contractCases(removeFromFolder, {
    answers: {
      'removes the student from this folder only': async (scene) => {
        const { client, recruiter, one, two, first, second } = await twoFolders(scene);
        await client.ask(removeFromFolder, { params: { folderId: first, studentId: one } });
        expect(await inFolder(recruiter, first)).toEqual([two]);
        expect(await inFolder(recruiter, second)).toEqual([one]);
      },
      'succeeds for a student outside the folder': async (scene) => {
        const { client, recruiter, one, two, three, first } = await twoFolders(scene);
        for (const studentId of [two, two, three, 'nobody']) {
          await client.ask(removeFromFolder, { params: { folderId: first, studentId } });
        }
        expect(await inFolder(recruiter, first)).toEqual([one]);
      },
    },
    refusals: {
      'knows no such folder': async (scene) => {
        const { client, one } = await twoFolders(scene);
        await client.refused(404, removeFromFolder, { params: { folderId: 'nothing', studentId: one } });
      },
    },
    wrongInput: longIds(removeFromFolder),
  }),

  contractCases(removeStudent, {
    answers: {
      'removes only this student from every folder': async (scene) => {
        const { client, recruiter, one, two, first, second } = await twoFolders(scene);
        const others = (await studentsInFolders(recruiter)).filter((id) => id !== one);
        await client.ask(removeStudent, { params: { recruiterId: recruiter.accountId, studentId: one } });
        expect(await inFolder(recruiter, first)).toEqual([two]);
        expect(await inFolder(recruiter, second)).toEqual([]);
        expect(new Set(await studentsInFolders(recruiter))).toEqual(new Set(others));
      },
      'succeeds for a student in no folder': async (scene) => {
        const { client, recruiter, three } = await twoFolders(scene);
        const before = await foldersOf(recruiter);
        for (const studentId of [three, 'nobody']) {
          await client.ask(removeStudent, { params: { recruiterId: recruiter.accountId, studentId } });
        }
        expect(await foldersOf(recruiter)).toEqual(before);
      },
      'keeps the folders of a colleague': async (scene) => {
        const { client, recruiter, one } = await twoFolders(scene);
        const colleague = await scene.colleagueOf(recruiter);
        const theirs = await makeFolder(colleague, [one]);
        await client.ask(removeStudent, { params: { recruiterId: recruiter.accountId, studentId: one } });
        expect(await inFolder(colleague, theirs)).toEqual([one]);
      },
    },
    wrongInput: longIds(removeStudent),
  }),
];
