import * as z from 'zod/mini';
import { recruiterCall } from './call.ts';
import * as field from './fields.ts';
import { id, idOrNone } from './shapes.ts';
import { filledText } from './entered.ts';

/** The global shortlist: folders of candidates (specification 2, section 7). */

export const wireFolder = z.strictObject({
  _id: field.id,
  folder_name: field.name,
  createdAt: field.date,
  student_ids: z.array(field.id),
  recruiter_id: z.optional(field.id),
  company_id: z.nullable(z.optional(field.id)),
});

const ofRecruiter = z.object({ recruiterId: id });
const ofFolder = z.object({ folderId: id });

export const getShortlistedStudents = recruiterCall({
  method: 'GET',
  path: '/globalShortlist/allStudents/:recruiterId',
  params: ofRecruiter,
  reply: z.strictObject({ unique_student_ids: z.array(field.id) }),
});

export const getFolders = recruiterCall({
  method: 'GET',
  path: '/globalShortlist/allfolders/:recruiterId',
  params: ofRecruiter,
  reply: z.strictObject({ folders: z.array(wireFolder) }),
});

export const getFolder = recruiterCall({
  method: 'GET',
  path: '/globalShortlist/folder/:folderId',
  params: ofFolder,
  reply: z.strictObject({ folder: wireFolder }),
});

/** 203, as HTTP status or in the body, means that the candidate was in the folder (decision 33). */
export const saveToFolder = recruiterCall({
  method: 'POST',
  path: '/globalShortlist/savecandidate/:folderId',
  params: ofFolder,
  body: z.object({ student_id: id }),
  success: [200, 201, 203],
  reply: z.strictObject({ status: field.number, message: field.text }),
});

export const createFolder = recruiterCall({
  method: 'POST',
  path: '/globalShortlist/createfolder',
  body: z.object({
    folder_name: filledText,
    recruiter_id: id,
    student_ids: z.array(id).check(z.maxLength(10_000)),
    company_id: z.optional(z.nullable(idOrNone)),
  }),
  reply: z.strictObject({ folder: z.optional(wireFolder) }),
});

export const removeStudent = recruiterCall({
  method: 'DELETE',
  path: '/globalShortlist/removestudent/:recruiterId/:studentId',
  params: z.object({ recruiterId: id, studentId: id }),
  reply: z.strictObject({}),
});

export const removeFromFolder = recruiterCall({
  method: 'DELETE',
  path: '/globalShortlist/removecandidate/:folderId/:studentId',
  params: z.object({ folderId: id, studentId: id }),
  reply: z.strictObject({}),
});
