import { randomInt } from 'node:crypto';
import { minutes } from '../data/durations.ts';
import { newId } from '../data/new-id.ts';
import type { AccountRow, CodeRow, MessageRow, Rows } from '../data/rows.ts';
import type { World } from '../http/world.ts';
import type { Writer } from '../store/store.ts';

/** One-time codes (decision 12). They travel as numbers, so none starts with a zero. */

const codeLifetime = minutes(15);
const wrongTriesMaximum = 5;

type Purpose = CodeRow['purpose'];
type Addressee = Pick<AccountRow, 'id' | 'email'>;

/** Sends a code and replaces an open code of the same purpose. Returns the rows. */
export function sendCode(tx: Writer<Rows>, account: Addressee, purpose: Purpose, world: World) {
  const code = randomInt(100_000, 1_000_000);
  const row: CodeRow = {
    id: idOf(account.id, purpose),
    accountId: account.id,
    purpose,
    code,
    expiresAt: new Date(world.clock.time + codeLifetime).toISOString(),
    wrongTries: 0,
  };
  const message = codeMessage(world, account.email, purpose, code);
  tx.put('codes', row);
  tx.put('messages', message);
  return { row, message };
}

/**
 * Sends another code if one is open. Otherwise writes as much and takes it back, so that the time does not reveal who
 * has an account.
 */
export function resendCode(tx: Writer<Rows>, email: string, account: AccountRow | undefined, world: World): void {
  const purpose = account?.verified ? 'password' : 'sign-up';
  if (account !== undefined && tx.get('codes', idOf(account.id, purpose)) !== undefined) {
    sendCode(tx, account, purpose, world);
    return;
  }
  const { row, message } = sendCode(tx, { id: 'nobody', email }, purpose, world);
  tx.remove('codes', row.id);
  tx.remove('messages', message.id);
}

export function endCodes(tx: Writer<Rows>, accountId: string): void {
  for (const code of tx.find('codes', 'accountId', accountId)) tx.remove('codes', code.id);
}

/** Uses up the open code. Returns '', or why the entered code is refused. */
export function spendCode(tx: Writer<Rows>, accountId: string, purpose: Purpose, entered: number, now: Date): string {
  const row = tx.get('codes', idOf(accountId, purpose));
  if (row === undefined) return 'Invalid OTP';
  if (row.wrongTries >= wrongTriesMaximum) return 'This code was entered wrong too often. Please ask for a new one.';
  if (row.expiresAt <= now.toISOString()) return 'This code has expired. Please ask for a new one.';
  if (row.code !== entered) {
    tx.put('codes', { ...row, wrongTries: row.wrongTries + 1 });
    return 'Invalid OTP';
  }
  tx.remove('codes', row.id);
  return '';
}

/** At most one open code per account and purpose. */
const idOf = (accountId: string, purpose: Purpose) => `${accountId}:${purpose}`;

const reasons: Readonly<Record<Purpose, { subject: string; opening: string; unexpected: string }>> = {
  'sign-up': {
    subject: 'Confirm your e-mail address',
    opening: 'Welcome! Enter this code to confirm your e-mail address and finish signing up:',
    unexpected: 'If you did not sign up, please ignore this e-mail: without the code no account is opened.',
  },
  password: {
    subject: 'Choose a new password',
    opening: 'Somebody, hopefully you, asked for a new password. Enter this code to choose one:',
    unexpected: 'If it was not you, please ignore this e-mail: your password stays as it is.',
  },
};

function codeMessage(world: World, to: string, purpose: Purpose, code: number): MessageRow {
  const { subject, opening, unexpected } = reasons[purpose];
  const text = `Hello,

${opening}

    ${code}

The code works once and for 15 minutes. Never pass it on; nobody from our team will ask you for it.

${unexpected}

The recruiter team`;
  return {
    id: newId(),
    to,
    kind: 'code',
    subject: `${code}: ${subject}`,
    text,
    code: String(code),
    at: world.clock.now().toISOString(),
  };
}
