import { hash, randomInt } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { minutes } from '../data/durations.ts';
import { newId } from '../data/new-id.ts';
import type { AccountRow, CodeRow, MessageRow, Rows } from '../data/rows.ts';
import type { Clock } from '../http/world.ts';
import type { Reader, Writer } from '../store/store.ts';
import { callerOf, type DeviceOwner } from './known-device.ts';

/** One-time codes (decision 12). They travel as numbers, so none starts with a zero. */

const codeLifetime = minutes(15);
/** A younger code is sent again. Otherwise a stranger could replace the code that the owner is about to enter. */
const youngFor = minutes(10);
/** Counted per caller, so the code stays valid for other callers (decision 79). */
const wrongTriesMaximum = 5;

type Purpose = CodeRow['purpose'];
type Addressee = DeviceOwner & Pick<AccountRow, 'email'>;

/** Sends the open code of the purpose again if it is young, otherwise replaces it. Resets the caller's wrong tries. */
export function sendCode(tx: Writer<Rows>, account: Addressee, purpose: Purpose, request: FastifyRequest) {
  const { clock } = request.world;
  const open = tx.get('codes', idOf(account.id, purpose));
  const left = Date.parse(open?.expiresAt ?? '') - clock.time;
  const row: CodeRow =
    open !== undefined && left > codeLifetime - youngFor && left <= codeLifetime
      ? { ...open, wrongTries: { ...open.wrongTries, [hashOf(request, account)]: 0 } }
      : {
          id: idOf(account.id, purpose),
          accountId: account.id,
          purpose,
          code: randomInt(100_000, 1_000_000),
          expiresAt: new Date(clock.time + codeLifetime).toISOString(),
          wrongTries: {},
        };
  const message = codeMessage(clock, account.email, row);
  tx.put('codes', row);
  tx.put('messages', message);
  return { row, message };
}

const purposeOf = ({ verified }: AccountRow): Purpose => (verified ? 'password' : 'sign-up');

export function awaitsCode(reader: Reader<Rows>, account: AccountRow | undefined): account is AccountRow {
  if (account === undefined) return false;
  return !account.verified || reader.get('codes', idOf(account.id, purposeOf(account))) !== undefined;
}

/** If no code is due, stores and removes a decoy, so that the response time does not reveal if the account exists. */
export function resendCode(
  tx: Writer<Rows>,
  email: string,
  account: AccountRow | undefined,
  request: FastifyRequest,
): void {
  if (awaitsCode(tx, account)) {
    sendCode(tx, account, purposeOf(account), request);
    return;
  }
  const { row, message } = sendCode(tx, { id: 'nobody', email, passwordHash: null }, 'password', request);
  tx.remove('codes', row.id);
  tx.remove('messages', message.id);
}

export function endCodes(tx: Writer<Rows>, accountId: string): void {
  for (const code of tx.find('codes', 'accountId', accountId)) tx.remove('codes', code.id);
}

/** Uses up the open code. Returns '', or why the entered code is refused. */
export function spendCode(
  tx: Writer<Rows>,
  account: AccountRow,
  purpose: Purpose,
  entered: number,
  request: FastifyRequest,
): string {
  const row = tx.get('codes', idOf(account.id, purpose));
  if (row === undefined) return 'Invalid OTP';
  const caller = hashOf(request, account);
  const wrongTries = row.wrongTries[caller] ?? 0;
  if (wrongTries >= wrongTriesMaximum) return 'This code was entered incorrectly too often. Please ask for a new one.';
  if (Date.parse(row.expiresAt) <= request.world.clock.time) return 'This code has expired. Please ask for a new one.';
  if (row.code !== entered) {
    tx.put('codes', { ...row, wrongTries: { ...row.wrongTries, [caller]: wrongTries + 1 } });
    return 'Invalid OTP';
  }
  tx.remove('codes', row.id);
  return '';
}

/** Hashed, because stored rows must not name an address. */
const hashOf = (request: FastifyRequest, account: DeviceOwner): string =>
  hash('sha256', callerOf(request, account).name, 'base64url').slice(0, 22);

/** At most one open code per account and purpose. */
const idOf = (accountId: string, purpose: Purpose) => `${accountId}:${purpose}`;

const reasons: Readonly<Record<Purpose, { subject: string; opening: string; unexpected: string }>> = {
  'sign-up': {
    subject: 'Confirm your email address',
    opening: 'Welcome! Enter this code to confirm your email address and finish signing up:',
    unexpected: 'If you did not sign up, please ignore this email: without the code no account is opened.',
  },
  password: {
    subject: 'Choose a new password',
    opening: 'Somebody, hopefully you, asked for a new password. Enter this code to choose one:',
    unexpected: 'If it was not you, please ignore this email: your password stays as it is.',
  },
};

function codeMessage(clock: Clock, to: string, { purpose, code, expiresAt }: CodeRow): MessageRow {
  const { subject, opening, unexpected } = reasons[purpose];
  const text = `Hello,

${opening}

    ${code}

The code works once and for ${Math.floor((Date.parse(expiresAt) - clock.time) / minutes(1))} minutes. Never pass it on, because our team never asks for it.

${unexpected}

The recruiter team`;
  return {
    id: newId(),
    to,
    kind: 'code',
    subject: `${code}: ${subject}`,
    text,
    code: String(code),
    at: clock.now().toISOString(),
  };
}
