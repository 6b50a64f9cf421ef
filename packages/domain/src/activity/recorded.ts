import type { FolderKeeping } from '../folders/folder-keeping.ts';
import type { Folders } from '../folders/folders.ts';
import type { JobBoard } from '../jobs/job-board.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { Shortlists } from '../shortlist/shortlist.ts';
import type { Act, ActivityLog } from './activity.ts';

type Acts<Service> = {
  readonly [M in keyof Service]?: Service[M] extends (...given: infer Given) => Promise<Outcome<infer Value>>
    ? (given: Given, value: Value) => readonly Act[]
    : never;
};

type Method = (...given: unknown[]) => Promise<Outcome<unknown>>;
type ActsOf = (given: unknown[], value: unknown) => readonly Act[];

/** Wraps the service, so that every successful act is recorded, whichever screen calls it. */
export function recorded<Service extends object>(service: Service, acts: Acts<Service>, log: ActivityLog): Service {
  for (const [name, actsOf] of Object.entries<ActsOf>(acts as Record<string, ActsOf>)) {
    const method = (Reflect.get(service, name) as Method).bind(service);
    Reflect.set(service, name, async (...given: unknown[]) => {
      const answer = await method(...given);
      if (answer.ok) for (const act of actsOf(given, answer.value)) log.record(act);
      return answer;
    });
  }
  return service;
}

export const jobActs: Acts<JobBoard> = {
  post: ([{ title }]) => [{ kind: 'posted', title }],
  update: ([job]) => [{ kind: 'edited', job }],
  changeStatus: ([job, status]) => [{ kind: status === 'CLOSED' ? 'closed' : 'activated', job }],
};

export const shortlistActs: Acts<Shortlists> = {
  add: ([job, { id }]) => [{ kind: 'shortlisted', job, students: [id] }],
  remove: ([job, student]) => [{ kind: 'unshortlisted', job, students: [student] }],
};

export const folderActs: Acts<Folders> = {
  save: ([folder, student], saved) => (saved === 'added' ? [{ kind: 'filed', folder, students: [student] }] : []),
  create: ([{ name, candidates }], folder) => [
    { kind: 'folder-created', title: name, students: candidates, ...(folder && { folder: folder.id }) },
  ],
  remove: ([folder, student]) => [{ kind: 'unfiled', folder, students: [student] }],
};

/** One act per folder, so that each can be undone. */
export const folderKeepingActs: Acts<FolderKeeping> = {
  removeFromAll: ([student], folders) => folders.map((folder) => ({ kind: 'unfiled', folder, students: [student] })),
};
