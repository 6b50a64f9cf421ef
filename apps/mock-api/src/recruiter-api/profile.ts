import { editProfile, uploadCoverPicture, uploadProfilePicture } from '@glo/adapters/wire/profile';
import type { FastifyInstance } from 'fastify';
import { filledDetails } from '../accounts/accounts.ts';
import type { AccountRow } from '../data/rows.ts';
import { refuse } from '../http/refusal.ts';
import { route } from '../http/route.ts';
import type { UseLimits } from '../limits/use-limits.ts';
import { takeUpload } from '../uploads/take-upload.ts';

/** Specification 1, section 7. */
export function profileRoutes(app: FastifyInstance, limits: UseLimits): void {
  route(app, uploadProfilePicture, async ({ params, account, store, request }) => {
    checkOwn(params, account);
    filledDetails(store, account.id);
    const profilePicUrl = await takeUpload(limits, {
      request,
      account,
      kind: 'profile-picture',
      use: (tx, address) => tx.put('recruiters', { ...filledDetails(tx, account.id), profilePicture: address }),
    });
    return { profilePicUrl };
  });

  route(app, uploadCoverPicture, async ({ params, account, store, request }) => {
    checkOwn(params, account);
    filledDetails(store, account.id);
    const coverPicUrl = await takeUpload(limits, {
      request,
      account,
      kind: 'cover-picture',
      use: (tx, address) => tx.put('recruiters', { ...filledDetails(tx, account.id), coverPicture: address }),
    });
    return { coverPicUrl };
  });

  route(app, editProfile, async ({ params, body, account, store }) => {
    checkOwn(params, account);
    const { name, phone_number: phoneNumber, position, location } = body;
    await store.write((tx) =>
      tx.put('recruiters', { ...filledDetails(tx, account.id), name, phoneNumber, position, location }),
    );
    return {};
  });
}

function checkOwn(params: { readonly recruiterId: string }, account: AccountRow): void {
  if (params.recruiterId !== account.id) throw refuse.forbidden('You can only change your own profile.');
}
