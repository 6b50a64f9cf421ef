import type { Folder, FolderId, Folders } from '../folders/folders.ts';
import { success } from '../shared/outcome.ts';
import { studentId } from './builders.ts';
import { scriptedPort } from './scripted-port.ts';

export const folderId = (text: string) => text as FolderId;

export function aFolder(change: Partial<Folder> = {}): Folder {
  return {
    id: folderId('folder-1'),
    name: 'Summer 2027',
    createdAt: '2026-11-12T09:00:00.000Z',
    candidates: [studentId('student-1')],
    ...change,
  };
}

export const someFolders = () =>
  scriptedPort<Folders>({
    all: success([aFolder()]),
    folder: success(aFolder()),
    studentIds: success([studentId('student-1')]),
    save: success('added'),
    create: success(aFolder({ id: folderId('folder-2'), name: 'New' })),
    remove: success(undefined),
    removeFromAll: success(undefined),
  });
