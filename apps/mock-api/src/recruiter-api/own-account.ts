import { changePassword, deleteAccount } from '@glo/adapters/wire/profile';
import type { FastifyInstance } from 'fastify';
import { currentAccount, findRecruiter } from '../accounts/accounts.ts';
import { hashPassword, verifyPassword } from '../accounts/password.ts';
import type { RateLimits } from '../accounts/rate-limits.ts';
import { removeAccount } from '../accounts/remove-account.ts';
import { endSessions } from '../accounts/sessions.ts';
import { refuse } from '../http/refusal.ts';
import { route } from '../http/route.ts';
import { refusalOf } from '../identity/google-accounts.ts';
import type { IdentityProvider } from '../identity/identity-provider.ts';
import { fileName } from '../uploads/file-types.ts';

/** A recruiter's own password and account (specification 1, section 7; decisions 14 and 18). */
export function ownAccountRoutes(app: FastifyInstance, limits: RateLimits, provider: IdentityProvider | null): void {
  route(app, changePassword, async ({ params, body, account, session, store, request }) => {
    await limits.check(request);
    if (params.recruiterId !== account.id) throw refuse.forbidden('You can only change your own password.');
    if (account.passwordHash === null) {
      throw refuse.forbidden('This account signs in with Google and has no password here.');
    }
    if (!(await verifyPassword(account.passwordHash, body.currentPassword))) {
      throw refuse.forbidden('Your current password is wrong.');
    }
    const passwordHash = await hashPassword(body.newPassword);
    await store.write((tx) => {
      const current = currentAccount(tx, account.id);
      // Somebody who knew the old password may have been quicker.
      if (current.passwordHash !== account.passwordHash) throw refuse.conflict('Your password was just changed.');
      tx.put('accounts', { ...current, passwordHash });
      endSessions(tx, account.id, session);
    });
    return {};
  });

  // How the account signs in is known here; the flag that is sent decides nothing (decision 18).
  route(app, deleteAccount, async ({ body, account, store, now, request }) => {
    await limits.check(request);
    const details = findRecruiter(store, account.id);
    if (body.recruiterId !== account.id || !['', details?.id].includes(body.recruiterDetailsId)) {
      throw refuse.forbidden('You can only delete your own account.');
    }
    if (account.passwordHash === null) {
      const { credential } = body;
      if (!credential) throw refuse.forbidden('Please sign in with Google again to delete your account.');
      const refused = await refusalOf(provider, { credential, email: account.email, now: now() }, true);
      if (refused !== '') throw refuse.forbidden(refused);
    } else if (!(await verifyPassword(account.passwordHash, body.password))) throw refuse.forbidden('Wrong password.');
    const uploads = await store.write((tx) => removeAccount(tx, currentAccount(tx, account.id)));
    // Nobody can reach these files any more, so the account is gone even when the disk keeps one.
    const { files } = request.world;
    for (const each of await Promise.allSettled(
      uploads.map((row) => files.remove(fileName(row.id, row.contentType))),
    )) {
      if (each.status === 'rejected') request.log.error({ err: each.reason }, 'A file of a deleted account stayed.');
    }
    return {};
  });
}
