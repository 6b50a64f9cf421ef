import type { Emails } from '../contact/emails.ts';
import { success } from '../shared/outcome.ts';
import { type ScriptedPort, scriptedPort } from './scripted-port.ts';

/** Accepts every email unless a test scripts another response. */
export const someEmails = (): ScriptedPort<Emails> => scriptedPort<Emails>({ send: success(undefined) });
