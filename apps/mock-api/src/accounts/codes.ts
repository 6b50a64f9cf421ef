import { randomInt } from 'node:crypto';
import { minutes } from '../data/durations.ts';
import type { AccountRow, CodeRow, Rows } from '../data/rows.ts';
import type { Reader, Writer } from '../store/store.ts';
import { codeMessage } from './code-message.ts';

/** One-time codes (decision 12). They travel as numbers, so none starts with a zero. */

const codeLifetime = minutes(15);
const wrongTriesMaximum = 5;

type Purpose = CodeRow['purpose'];

/** Sends a code to the account's address. An open code of the same purpose no longer counts. */
export function sendCode(tx: Writer<Rows>, account: AccountRow, purpose: Purpose, now: Date): void {
  const code = randomInt(100_000, 1_000_000);
  tx.put('codes', {
    id: idOf(account.id, purpose),
    accountId: account.id,
    purpose,
    code,
    expiresAt: new Date(now.getTime() + codeLifetime).toISOString(),
    wrongTries: 0,
  });
  tx.put('messages', codeMessage(account.email, purpose, code, now));
}

/** Whether a code was sent that has not been entered since, in time or not. */
export function isCodeOpen(reader: Reader<Rows>, accountId: string, purpose: Purpose): boolean {
  return reader.get('codes', idOf(accountId, purpose)) !== undefined;
}

/** Uses up the open code if `entered` is right. Returns '' then, otherwise what to tell who entered it. */
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

/** At most one open code an account and purpose. */
const idOf = (accountId: string, purpose: Purpose) => `${accountId}:${purpose}`;
