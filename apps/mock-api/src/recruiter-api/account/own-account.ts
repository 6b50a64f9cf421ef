import { changePassword, deleteAccount } from '@glo/adapters/wire/profile';
import type { FastifyInstance } from 'fastify';
import { currentAccount, findRecruiter, wordsAbout } from '../../accounts/accounts.ts';
import { endCodes } from '../../accounts/codes.ts';
import { hashPassword, refuseCommon, verifyPassword } from '../../accounts/password.ts';
import type { Guessing } from '../../accounts/guessing.ts';
import { endSessions, putPassword, signOutAfterChange } from '../../accounts/sessions.ts';
import { refuse } from '../../http/refusal.ts';
import { type RouteInput, route } from '../../http/route.ts';
import { logSecurity } from '../../http/security-log.ts';
import { identify, isOf, ofAnotherIdentity } from '../../identity/google-accounts.ts';
import type { IdentityProvider } from '../../identity/identity-provider.ts';
import type { AccountRow, Rows, UploadRow } from '../../data/rows.ts';
import type { Writer } from '../../store/store.ts';
import { fileName, uploadAddress } from '../../uploads/upload-address.ts';

type PasswordInput = Pick<RouteInput<typeof changePassword | typeof deleteAccount>, 'request' | 'store' | 'account'>;

export function ownAccountRoutes(app: FastifyInstance, guessing: Guessing, provider: IdentityProvider | null): void {
  async function requirePassword(
    { request, store, account }: PasswordInput,
    password: string,
    refusal: string,
  ): Promise<void> {
    await guessing.attempt(request, 'password', account, async ({ failed, succeeded }) => {
      const { passwordHash } = currentAccount(store, account.id);
      const isRight = await verifyPassword(passwordHash ?? '', password);
      if (!isRight) throw failed(refuse.forbidden(refusal));
      succeeded(isRight);
    });
  }

  route(app, changePassword, async (input) => {
    const { params, body, account, store } = input;
    if (params.recruiterId !== account.id) throw refuse.forbidden('You can only change your own password.');
    if (account.passwordHash === null) {
      throw refuse.forbidden('This account signs in with Google and has no password here.');
    }
    await refuseCommon(body.newPassword, wordsAbout(store, account));
    await requirePassword(input, body.currentPassword, 'Your current password is wrong.');
    const passwordHash = await hashPassword(body.newPassword);
    const changed = await store.write((tx) => {
      const current = currentAccount(tx, account.id);
      // Another person with the old password may have changed it.
      if (current.passwordHash !== account.passwordHash)
        throw refuse.conflict('Your password was just changed. Please sign in again.');
      return putPassword(tx, current, passwordHash);
    });
    signOutAfterChange(input, changed);
    return {};
  });

  // The account decides how to confirm, not the flag in the body (decision 18).
  route(app, deleteAccount, async (input) => {
    const { body, account, store, now, request } = input;
    const details = findRecruiter(store, account.id);
    if (body.recruiterId !== account.id || !['', details?.id].includes(body.recruiterDetailsId)) {
      throw refuse.forbidden('You can only delete your own account.');
    }
    if (account.passwordHash === null) {
      const { credential } = body;
      if (!credential) throw refuse.forbidden('Please sign in with Google again to delete your account.');
      const verdict = await identify(provider, { credential, email: account.email, now: now() }, true);
      if (!verdict.ok) throw refuse.forbidden(verdict.message);
      if (!isOf(account, verdict.identity)) throw refuse.forbidden(ofAnotherIdentity);
    } else await requirePassword(input, body.password, 'Wrong password.');
    const uploads = await store.write((tx) => removeAccount(tx, currentAccount(tx, account.id)));
    logSecurity(request, 'account deleted');
    // The files are unreachable now, so a failed removal does not matter to the caller.
    const { files } = request.world;
    for (const each of await Promise.allSettled(
      uploads.map((row) => files.remove(fileName(row.id, row.contentType))),
    )) {
      if (each.status === 'rejected')
        request.log.error(
          { err: each.reason },
          'A file of a deleted account could not be removed. The next start removes it.',
        );
    }
    return {};
  });
}

function removeAccount(tx: Writer<Rows>, { id }: AccountRow): UploadRow[] {
  for (const job of tx.find('jobs', 'recruiterId', id)) {
    for (const entry of tx.find('shortlist', 'jobId', job.id)) tx.remove('shortlist', entry.id);
    tx.remove('jobs', job.id);
  }
  for (const folder of tx.find('folders', 'recruiterId', id)) tx.remove('folders', folder.id);
  for (const recruiter of tx.find('recruiters', 'accountId', id)) tx.remove('recruiters', recruiter.id);
  endCodes(tx, id);
  endSessions(tx, id);
  for (const company of tx.find('companies', 'createdBy', id)) tx.put('companies', { ...company, createdBy: null });
  tx.remove('accounts', id);
  return removeUploads(tx, id);
}

function removeUploads(tx: Writer<Rows>, accountId: string): UploadRow[] {
  const shown = new Set(Array.from(tx.all('companies'), ({ imageUrl }) => imageUrl));
  const removed = tx.find('uploads', 'accountId', accountId).filter((upload) => !shown.has(uploadAddress(upload)));
  for (const upload of removed) tx.remove('uploads', upload.id);
  return removed;
}
