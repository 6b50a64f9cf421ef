import type { Contact } from '../contact/contacts.ts';
import type { Emails } from '../contact/emails.ts';
import { success } from '../shared/outcome.ts';
import { type ScriptedPort, scriptedPort } from './scripted-port.ts';

export const someEmails = (): ScriptedPort<Emails> => scriptedPort<Emails>({ send: success(undefined) });

export function aContact(at: Date, about: Partial<Contact> = {}): Contact {
  return { at: at.toISOString(), kind: 'email', ...about };
}
