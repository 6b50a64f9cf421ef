import type { ActivityEntry, ActivityKind } from './activity.ts';

/** There is another one that takes it back. */
const reversible: ReadonlySet<ActivityKind> = new Set([
  'shortlisted',
  'unshortlisted',
  'filed',
  'unfiled',
  'closed',
  'activated',
]);

/** Which entries can be taken back: that is possible, all it was done to are known, and nothing later was done to any of them. */
export function undoableEntries(entries: readonly ActivityEntry[]): ReadonlySet<ActivityEntry> {
  const later = new Set<string>();
  const undoable = new Set<ActivityEntry>();
  for (const entry of entries) {
    const subjects = subjectsOf(entry);
    const isLast = !subjects.some((subject) => later.has(subject));
    if (reversible.has(entry.kind) && entry.count === entry.students.length && isLast) undoable.add(entry);
    for (const subject of subjects) later.add(subject);
  }
  return undoable;
}

/** What an act changes: one person's place in one list, or the status of a job. */
function subjectsOf({ kind, job, folder, students }: ActivityEntry): readonly string[] {
  if (!reversible.has(kind)) return [];
  return kind === 'closed' || kind === 'activated' ? [`${job}`] : students.map((one) => `${job ?? folder} ${one}`);
}
