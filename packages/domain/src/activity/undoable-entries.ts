import type { ActivityEntry, ActivityKind } from './activity.ts';

const reversible: ReadonlySet<ActivityKind> = new Set([
  'shortlisted',
  'unshortlisted',
  'filed',
  'unfiled',
  'closed',
  'activated',
]);

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

function subjectsOf({ kind, job, folder, students }: ActivityEntry): readonly string[] {
  if (!reversible.has(kind)) return [];
  return kind === 'closed' || kind === 'activated' ? [`${job}`] : students.map((one) => `${job ?? folder} ${one}`);
}
