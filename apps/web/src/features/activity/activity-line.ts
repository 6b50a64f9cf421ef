import { isolated } from '@glo/domain/shared/isolated';
import type { ActivityEntry, ActivityKind } from '@glo/domain/activity/activity';
import type { StudentId } from '@glo/domain/shared/ids';
import { searchText, searchWords } from '@glo/domain/shared/search-text';
import { candidatePath, opportunityPath, recruitPath } from '../../navigation/addresses.ts';
import type { FoldersState } from '../candidate-list/index.ts';
import { folderPath } from '../folders/shortlisted/shortlisted-address.ts';
import { type ActivityNames, mostNamed } from './activity-names.ts';
import { texts } from './texts.ts';

/** Acts on a person alone. */
const withoutPlace: ReadonlySet<ActivityKind> = new Set(['written', 'noted', 'note-removed']);

export interface Named {
  readonly label: string;
  readonly href: string | null;
}

export interface ActivityLine {
  readonly before: string;
  readonly people: readonly Named[];
  readonly more: number;
  readonly between: string;
  readonly place: Named | null;
}

/** `typed`: people that it matches are named first. */
export function activityLine(
  entry: ActivityEntry,
  names: ActivityNames,
  folders: FoldersState,
  typed = '',
): ActivityLine {
  const { kind, students, count } = entry;
  const isFilled = kind === 'folder-created' && count > 0;
  const [before, between] = isFilled ? texts.createdWith : texts.actions[kind];
  const named = namedFirst(students, names, typed).slice(0, mostNamed);
  return {
    before,
    people: named.map((student) => personOf(names.nameOf(student), candidatePath(student, entry.job ?? undefined))),
    more: count - named.length,
    between,
    place: placeOf(entry, names, folders),
  };
}

function namedFirst(students: readonly StudentId[], names: ActivityNames, typed: string): readonly StudentId[] {
  const words = searchWords(typed);
  if (words.length === 0) return students;
  const isMatch = (student: StudentId) => {
    const name = searchText(names.nameOf(student) ?? '');
    return words.some((word) => name.includes(word));
  };
  const matching = students.filter(isMatch);
  return [...matching, ...students.filter((student) => !matching.includes(student))];
}

/** Text to find an entry by: the act, all known names and the place. */
export function searchableText(entry: ActivityEntry, names: ActivityNames, folders: FoldersState): string {
  const { before, between, place } = activityLine(entry, names, folders);
  const people = entry.students.map((student) => names.nameOf(student) ?? '');
  return [before, ...people, between, place?.label ?? ''].join(' ');
}

export function recipientsText(students: readonly StudentId[], names: ActivityNames): string {
  const people = students.slice(0, mostNamed).map((student) => personOf(names.nameOf(student), ''));
  return peopleText({ people, more: students.length - people.length });
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
  if (withoutPlace.has(kind)) return null;
  const job = names.jobOf(entry);
  if (job !== null) return { label: job.title, href: opportunityPath(job.id) };
  return { label: title || texts.unknown.job, href: title === '' ? null : recruitPath('ACTIVE') };
}

export function peopleText({ people, more }: Pick<ActivityLine, 'people' | 'more'>): string {
  const parts = [...people.map(({ label }) => isolated(label)), ...(more > 0 ? [texts.more(more)] : [])];
  return parts.map((part, place) => `${separator(place, parts.length)}${part}`).join('');
}

export function placeText({ place }: ActivityLine): string {
  return isolated(place?.label ?? '');
}

export function activitySentence(line: ActivityLine): string {
  return [line.before, peopleText(line), line.between, placeText(line)].filter((part) => part !== '').join(' ');
}

export function separator(place: number, length: number): string {
  if (place === 0) return '';
  return place === length - 1 ? texts.and : texts.comma;
}
