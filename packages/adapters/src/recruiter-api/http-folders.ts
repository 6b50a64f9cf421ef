import type { Folder, FolderId, Folders, NewFolder, Saved } from '@glo/domain/folders/folders';
import type { AccountId, StudentId } from '@glo/domain/shared/ids';
import { mapOutcome, type Outcome, success } from '@glo/domain/shared/outcome';
import type * as z from 'zod/mini';
import { ApiClient } from '../http/api.ts';
import * as wire from '../wire/folders.ts';

export class HttpFolders extends ApiClient implements Folders {
  async all(recruiter: AccountId): Promise<Outcome<readonly Folder[]>> {
    const answer = await this.api.send(wire.getFolders, { params: { recruiterId: recruiter } });
    return mapOutcome(answer, (value) => value.folders.map(readFolder));
  }

  async folder(id: FolderId): Promise<Outcome<Folder>> {
    const answer = await this.api.send(wire.getFolder, { params: { folderId: id } });
    return mapOutcome(answer, (value) => readFolder(value.folder));
  }

  async studentIds(recruiter: AccountId): Promise<Outcome<readonly StudentId[]>> {
    const answer = await this.api.send(wire.getShortlistedStudents, { params: { recruiterId: recruiter } });
    return mapOutcome(answer, (value) => value.unique_student_ids as StudentId[]);
  }

  async save(folder: FolderId, student: StudentId): Promise<Outcome<Saved>> {
    const answer = await this.api.send(wire.saveToFolder, {
      params: { folderId: folder },
      body: { student_id: student },
    });
    if (!answer.ok) return answer;
    return success(answer.status === 203 || answer.value.status === 203 ? 'already-there' : 'added');
  }

  async create({ name, recruiter, company, candidates }: NewFolder): Promise<Outcome<Folder | null>> {
    const answer = await this.api.send(wire.createFolder, {
      body: { folder_name: name, recruiter_id: recruiter, student_ids: [...candidates], company_id: company },
      fields: { folder_name: 'name' },
    });
    return mapOutcome(answer, ({ folder }) => (folder === undefined ? null : readFolder(folder)));
  }

  remove(folder: FolderId, student: StudentId): Promise<Outcome<void>> {
    const params = { folderId: folder, studentId: student };
    return this.command(wire.removeFromFolder, { params });
  }

  removeFromAll(recruiter: AccountId, student: StudentId): Promise<Outcome<void>> {
    const params = { recruiterId: recruiter, studentId: student };
    return this.command(wire.removeStudent, { params });
  }
}

function readFolder({ _id, folder_name, createdAt = '', student_ids }: z.infer<typeof wire.wireFolder>): Folder {
  return { id: _id as FolderId, name: folder_name, createdAt, candidates: student_ids as StudentId[] };
}
