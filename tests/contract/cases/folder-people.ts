import { createFolder, getFolder, getFolders, getShortlistedStudents } from '@glo/adapters/wire/folders';
import type { Recruiter } from '../frame/people.ts';
import type { Scene } from '../frame/scene.ts';
import { aName, wantedJob } from './hiring.ts';

export async function foldersOf({ client, accountId }: Recruiter) {
  return (await client.ask(getFolders, { params: { recruiterId: accountId } })).folders;
}

export async function studentsInFolders({ client, accountId }: Recruiter): Promise<string[]> {
  return (await client.ask(getShortlistedStudents, { params: { recruiterId: accountId } })).unique_student_ids;
}

export async function aFolderOf(recruiter: Recruiter) {
  for (const folder of await foldersOf(recruiter)) {
    const [student] = folder.student_ids;
    if (student !== undefined) return { folder, student };
  }
  throw new Error('The recruiter of the target needs a folder with a student.');
}

export async function applicantsInNoFolder(recruiter: Recruiter): Promise<[string, string, string]> {
  const marked = new Set(await studentsInFolders(recruiter));
  const [one, two, three] = (await wantedJob(recruiter)).applicants.filter((id) => !marked.has(id));
  if (!one || !two || !three) throw new Error('The recruiter of the target needs three applicants in no folder.');
  return [one, two, three];
}

export const aNewFolder = ({ accountId, companyId }: Recruiter, student_ids: string[]) => ({
  folder_name: aName('Herons'),
  recruiter_id: accountId,
  student_ids,
  company_id: companyId,
});

/** Creates two folders: `one` and `two` are in the first, `one` is in the second, `three` is in neither. */
export async function twoFolders(scene: Scene) {
  const recruiter = await scene.recruiter();
  const [one, two, three] = await applicantsInNoFolder(recruiter);
  const first = await makeFolder(recruiter, [one, two]);
  const second = await makeFolder(recruiter, [one]);
  return { recruiter, client: recruiter.client, one, two, three, first, second };
}

export async function makeFolder(recruiter: Recruiter, studentIds: string[]): Promise<string> {
  const { folder } = await recruiter.client.ask(createFolder, { body: aNewFolder(recruiter, studentIds) });
  return folder?._id ?? '';
}

export async function inFolder({ client }: Recruiter, folderId: string): Promise<string[]> {
  return (await client.ask(getFolder, { params: { folderId } })).folder.student_ids;
}
