import type { Emails } from '../contact/emails.ts';
import { success } from '../shared/outcome.ts';
import { type ScriptedPort, scriptedPort } from './scripted-port.ts';

/** A service that sends every e-mail, until a test scripts another answer. */
export const someEmails = (): ScriptedPort<Emails> => scriptedPort<Emails>({ send: success(undefined) });
