import { isSameText } from '@glo/domain/shared/search-text';
import {
  createFolder,
  getFolder,
  getFolders,
  getShortlistedStudents,
  removeFromFolder,
  removeStudent,
  saveToFolder,
  type wireFolder,
} from '@glo/adapters/wire/folders';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { requireCandidate } from '../candidate-service/find-candidates.ts';
import { makeOnce } from '../accounts/make-once.ts';
import type { AccountRow, FolderRow, Rows } from '../data/rows.ts';
import { refuse } from '../http/refusal.ts';
import { readRoute, route } from '../http/route.ts';
import type { UseLimits } from '../limits/use-limits.ts';
import type { Reader, Writer } from '../store/store.ts';
import { companyOf } from './company-access.ts';

export function folderRoutes(app: FastifyInstance, limits: UseLimits): void {
  readRoute(app, getShortlistedStudents, ({ params, account, store }) => {
    const folders = requireOwnFolders(store, account, params.recruiterId);
    return { unique_student_ids: [...new Set(folders.flatMap(({ candidateIds }) => candidateIds))] };
  });

  readRoute(app, getFolders, ({ params, account, store }) => ({
    folders: requireOwnFolders(store, account, params.recruiterId).map(writeFolder),
  }));

  readRoute(app, getFolder, ({ params, account, store }) => ({
    folder: writeFolder(requireOwnFolder(store, account, params.folderId)),
  }));

  route(app, createFolder, async (input) => {
    const { body, account, now } = input;
    const folder = await makeOnce(input, 'folders', (tx, id) => {
      const others = requireOwnFolders(tx, account, body.recruiter_id);
      const companyId = companyOf(tx, account.id);
      if (body.company_id && body.company_id !== companyId) throw refuse.forbidden('This is not your company.');
      limits.allowRow('folders', others, input);
      if (others.some(({ name }) => isSameText(name, body.folder_name))) {
        throw refuse.conflict('You already have a folder with this name.');
      }
      return {
        id,
        name: body.folder_name,
        candidateIds: [...new Set(body.student_ids)].map((studentId) => requireCandidate(tx, studentId).id),
        recruiterId: account.id,
        companyId,
        createdAt: now().toISOString(),
      };
    });
    return { folder: writeFolder(folder) };
  });

  route(app, saveToFolder, async ({ params, body, account, store, reply }) => {
    const added = await store.write((tx) => {
      const folder = requireOwnFolder(tx, account, params.folderId);
      const { id } = requireCandidate(tx, body.student_id);
      if (folder.candidateIds.includes(id)) return false;
      tx.put('folders', { ...folder, candidateIds: [...folder.candidateIds, id] });
      return true;
    });
    if (added) return { status: 200, message: 'The candidate was added to the folder.' };
    reply.code(203);
    return { status: 203, message: 'The candidate is already in the folder.' };
  });

  route(app, removeStudent, async ({ params, account, store }) => {
    await store.write((tx) => {
      for (const folder of requireOwnFolders(tx, account, params.recruiterId))
        removeCandidate(tx, folder, params.studentId);
    });
    return {};
  });

  route(app, removeFromFolder, async ({ params, account, store }) => {
    await store.write((tx) => removeCandidate(tx, requireOwnFolder(tx, account, params.folderId), params.studentId));
    return {};
  });
}

function requireOwnFolder(reader: Reader<Rows>, account: AccountRow, folderId: string): FolderRow {
  const folder = reader.get('folders', folderId);
  if (folder === undefined) throw refuse.notFound('There is no such folder.');
  if (folder.recruiterId !== account.id) throw refuse.forbidden('This folder belongs to another recruiter.');
  return folder;
}

function requireOwnFolders(reader: Reader<Rows>, account: AccountRow, recruiterId: string): FolderRow[] {
  if (recruiterId !== account.id) throw refuse.forbidden('You can only use your own folders.');
  return reader.find('folders', 'recruiterId', account.id);
}

function removeCandidate(tx: Writer<Rows>, folder: FolderRow, candidateId: string): void {
  if (!folder.candidateIds.includes(candidateId)) return;
  tx.put('folders', { ...folder, candidateIds: folder.candidateIds.filter((id) => id !== candidateId) });
}

function writeFolder(row: FolderRow): z.infer<typeof wireFolder> {
  return {
    _id: row.id,
    folder_name: row.name,
    createdAt: row.createdAt,
    student_ids: row.candidateIds,
    recruiter_id: row.recruiterId,
    company_id: row.companyId,
  };
}
