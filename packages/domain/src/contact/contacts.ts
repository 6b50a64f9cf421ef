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
  const all = contacts.get(student) ?? [];
  const earlier = all.find((other) => isAboutSame(other, contact));
  const last = earlier !== undefined && timeOf(earlier.at) > timeOf(contact.at) ? earlier : contact;
  return new Map(contacts).set(student, [...all.filter((other) => other !== earlier), last]);
}

export function joinContacts(one: Contacts, other: Contacts): Contacts {
  let joined = one;
  for (const [student, contacts] of other) {
    for (const contact of contacts) joined = withContact(joined, student, contact);
  }
  return joined;
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
