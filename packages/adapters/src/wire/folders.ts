import * as z from 'zod/mini';
import { recruiterCall } from './call.ts';
import { filledText, id } from './shapes.ts';

/** The global shortlist: candidates in named folders (specification 2, section 7). */

export const wireFolder = z.looseObject({
  _id: z.string(),
  folder_name: z.string(),
  createdAt: z.optional(z.string()),
  student_ids: z.array(z.string()),
  recruiter_id: z.optional(z.string()),
  company_id: z.optional(z.nullable(z.string())),
});

const ofRecruiter = z.object({ recruiterId: id });
const ofFolder = z.object({ folderId: id });

export const getShortlistedStudents = recruiterCall({
  method: 'GET',
  path: '/globalShortlist/allStudents/:recruiterId',
  params: ofRecruiter,
  reply: z.looseObject({ unique_student_ids: z.array(z.string()) }),
});

export const getFolders = recruiterCall({
  method: 'GET',
  path: '/globalShortlist/allfolders/:recruiterId',
  params: ofRecruiter,
  reply: z.looseObject({ folders: z.array(wireFolder) }),
});

export const getFolder = recruiterCall({
  method: 'GET',
  path: '/globalShortlist/folder/:folderId',
  params: ofFolder,
  reply: z.looseObject({ folder: wireFolder }),
});

/** 203, as HTTP status or as the body's `status`: the candidate was in the folder already (decision 33). */
export const saveToFolder = recruiterCall({
  method: 'POST',
  path: '/globalShortlist/savecandidate/:folderId',
  params: ofFolder,
  body: z.object({ student_id: id }),
  reply: z.looseObject({ status: z.optional(z.number()), message: z.optional(z.string()) }),
});

export const createFolder = recruiterCall({
  method: 'POST',
  path: '/globalShortlist/createfolder',
  body: z.object({
    folder_name: filledText,
    recruiter_id: id,
    student_ids: z.array(id).check(z.maxLength(10_000)),
    company_id: z.optional(z.nullable(z.string())),
  }),
  reply: z.looseObject({ folder: z.optional(wireFolder) }),
});

/** From every folder of the recruiter. */
export const removeStudent = recruiterCall({
  method: 'DELETE',
  path: '/globalShortlist/removestudent/:recruiterId/:studentId',
  params: z.object({ recruiterId: id, studentId: id }),
  reply: z.looseObject({}),
});

export const removeFromFolder = recruiterCall({
  method: 'DELETE',
  path: '/globalShortlist/removecandidate/:folderId/:studentId',
  params: z.object({ folderId: id, studentId: id }),
  reply: z.looseObject({}),
});
