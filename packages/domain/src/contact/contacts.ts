import { timeOf } from '../shared/dates.ts';
import type { JobId, StudentId } from '../shared/ids.ts';

/** `not-selected`: told that they are not selected for the job. */
export const contactKinds = ['email', 'not-selected'] as const;

/** An email to a student. */
export interface Contact {
  /** ISO time. */
  readonly at: string;
  /** Missing if the email was about none. */
  readonly job?: JobId;
  readonly kind: (typeof contactKinds)[number];
}

/** The last email of each kind and job. */
export type Contacts = ReadonlyMap<StudentId, readonly Contact[]>;

export function withContact(contacts: Contacts, student: StudentId, contact: Contact): Contacts {
  return new Map(contacts).set(student, mergeContacts(contacts.get(student) ?? [], [contact]));
}

/** Keeps the last of each kind and job. */
export function mergeContacts(mine: readonly Contact[], other: readonly Contact[]): readonly Contact[] {
  const merged = [...mine];
  for (const contact of other) {
    const at = merged.findIndex((known) => isAboutSame(known, contact));
    if (at === -1) merged.push(contact);
    else if (timeOf(merged[at]?.at ?? '') < timeOf(contact.at)) merged[at] = contact;
  }
  return merged;
}

/** The email, or a later one of its kind about its job, is among them. */
export function isKnownContact(contacts: Contacts, student: StudentId, contact: Contact): boolean {
  const all = contacts.get(student) ?? [];
  return all.some((other) => isAboutSame(other, contact) && timeOf(other.at) >= timeOf(contact.at));
}

/** ISO time of the last email about this job, or about anything without a job. `null` without one. */
export function lastEmailedAt(contacts: Contacts, student: StudentId, job?: JobId | null): string | null {
  return lastAt((contacts.get(student) ?? []).filter((contact) => !job || contact.job === job));
}

/** ISO time at which the student was last told that they are not selected for the job. `null` if never. */
export function toldNoAt(contacts: Contacts, student: StudentId, job: JobId): string | null {
  const told = (contacts.get(student) ?? []).filter(({ kind }) => kind === 'not-selected');
  return lastAt(told.filter((contact) => contact.job === job));
}

function lastAt(contacts: readonly Contact[]): string | null {
  const [last] = contacts.toSorted((one, other) => timeOf(other.at) - timeOf(one.at));
  return last?.at ?? null;
}

function isAboutSame(one: Contact, other: Contact): boolean {
  return one.job === other.job && one.kind === other.kind;
}
