import type { ActivityEntry } from '@glo/domain/activity/activity';
import { candidatePath, opportunityPath, recruitPath } from '../../navigation/addresses.ts';
import type { FoldersState } from '../people/people.ts';
import { folderPath } from '../folders/shortlisted/shortlisted-address.ts';
import { type ActivityNames, mostNamed } from './activity-names.ts';
import { texts } from './texts.ts';

export interface Named {
  readonly label: string;
  readonly href: string | null;
}

export interface ActivityLine {
  readonly before: string;
  readonly who: readonly Named[];
  readonly more: number;
  readonly between: string;
  readonly where: Named | null;
}

export function lineOf(entry: ActivityEntry, names: ActivityNames, folders: FoldersState): ActivityLine {
  const { kind, students, count } = entry;
  const isFilled = kind === 'folder-created' && count > 0;
  const [before, between] = isFilled ? texts.createdWith : texts.acts[kind];
  const named = students.slice(0, mostNamed);
  return {
    before,
    who: named.map((student) =>
      personOf(names.people.value?.get(student)?.name, candidatePath(student, entry.job ?? undefined)),
    ),
    more: count - named.length,
    between,
    where: placeOf(entry, names, folders),
  };
}

function personOf(name: string | undefined, href: string): Named {
  return name === undefined ? { label: texts.unknown.person, href: null } : { label: name, href };
}

function placeOf(entry: ActivityEntry, names: ActivityNames, folders: FoldersState): Named | null {
  const { kind, folder, title } = entry;
  if (folder !== null || kind === 'folder-created') {
    const known = folder === null ? null : folders.folder(folder);
    const label = known?.name ?? (title || texts.unknown.folder);
    return { label, href: known === null ? null : folderPath(known.id) };
  }
  if (kind === 'written') return null;
  const job = names.jobOf(entry);
  if (job !== null) return { label: job.title, href: opportunityPath(job.id) };
  return { label: title || texts.unknown.job, href: title === '' ? null : recruitPath('ACTIVE') };
}

export function whoOf({ who, more }: ActivityLine): string {
  return withAnd([...who.map(({ label }) => label), ...(more > 0 ? [texts.more(more)] : [])]);
}

export function whereOf({ where }: ActivityLine): string {
  return where?.label ?? '';
}

export function sentenceOf(line: ActivityLine): string {
  return [line.before, whoOf(line), line.between, whereOf(line)].filter((part) => part !== '').join(' ');
}

function withAnd(parts: readonly string[]): string {
  return parts.map((part, place) => `${separator(place, parts.length)}${part}`).join('');
}

export function separator(place: number, length: number): string {
  if (place === 0) return '';
  return place === length - 1 ? texts.and : texts.comma;
}
