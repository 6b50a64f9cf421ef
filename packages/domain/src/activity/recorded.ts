import type { FolderKeeping } from '../folders/folder-keeping.ts';
import type { Folders } from '../folders/folders.ts';
import type { JobBoard } from '../jobs/job-board.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { Shortlists } from '../shortlist/shortlist.ts';
import type { ActivityEvent, ActivityLog } from './activity.ts';

type EventMappers<Service> = {
  readonly [M in keyof Service]?: Service[M] extends (...given: infer Given) => Promise<Outcome<infer Value>>
    ? (given: Given, value: Value) => readonly ActivityEvent[]
    : never;
};

type Method = (...given: unknown[]) => Promise<Outcome<unknown>>;
type EventMapper = (given: unknown[], value: unknown) => readonly ActivityEvent[];

/** Wraps the service, so that every successful call records its events, whichever screen calls it. */
export function withRecording<Service extends object>(
  service: Service,
  mappers: EventMappers<Service>,
  log: ActivityLog,
): Service {
  for (const [name, eventsOf] of Object.entries<EventMapper>(mappers as Record<string, EventMapper>)) {
    const method = (Reflect.get(service, name) as Method).bind(service);
    Reflect.set(service, name, async (...given: unknown[]) => {
      const answer = await method(...given);
      if (answer.ok) for (const event of eventsOf(given, answer.value)) log.record(event);
      return answer;
    });
  }
  return service;
}

export const jobEvents: EventMappers<JobBoard> = {
  post: ([{ title }]) => [{ kind: 'posted', title }],
  update: ([job]) => [{ kind: 'edited', job }],
  changeStatus: ([job, status]) => [{ kind: status === 'CLOSED' ? 'closed' : 'activated', job }],
};

export const shortlistEvents: EventMappers<Shortlists> = {
  add: ([job, { id }]) => [{ kind: 'shortlisted', job, students: [id] }],
  remove: ([job, student]) => [{ kind: 'unshortlisted', job, students: [student] }],
};

export const folderEvents: EventMappers<Folders> = {
  save: ([folder, student], saved) => (saved === 'added' ? [{ kind: 'filed', folder, students: [student] }] : []),
  create: ([{ name, candidates }], folder) => [
    { kind: 'folder-created', title: name, students: candidates, ...(folder && { folder: folder.id }) },
  ],
  remove: ([folder, student]) => [{ kind: 'unfiled', folder, students: [student] }],
};

/** One event per folder, so that each can be undone. */
export const folderKeepingEvents: EventMappers<FolderKeeping> = {
  removeFromAll: ([student], folders) => folders.map((folder) => ({ kind: 'unfiled', folder, students: [student] })),
};
