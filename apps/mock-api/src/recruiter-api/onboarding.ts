import { saveOnboarding } from '@glo/adapters/wire/onboarding';
import type { FastifyInstance } from 'fastify';
import { currentAccount, findRecruiter } from '../accounts/accounts.ts';
import { newId } from '../data/new-id.ts';
import { refuse } from '../http/refusal.ts';
import { route } from '../http/route.ts';
import { isImageAddress } from '../uploads/upload-address.ts';

export function onboardingRoutes(app: FastifyInstance): void {
  route(app, saveOnboarding, async ({ body, account, store, now }) => {
    if (body.recruiter_id !== account.id) throw refuse.forbidden('You can only save your own details.');
    if (body.profile_picture !== '' && !isImageAddress(store, body.profile_picture, 'profile-picture')) {
      throw refuse.badRequest('profile_picture: Please upload the picture first.');
    }
    await store.write((tx) => {
      const companyId = body.company_id || null;
      const company = companyId === null ? undefined : tx.get('companies', companyId);
      if (companyId !== null && company === undefined) throw refuse.notFound('There is no such company.');
      const known = findRecruiter(tx, currentAccount(tx, account.id).id) ?? {
        id: newId(),
        accountId: account.id,
        profilePicture: '',
        coverPicture: '',
        createdAt: now().toISOString(),
      };
      tx.put('recruiters', {
        ...known,
        name: body.name,
        position: body.position,
        phoneNumber: body.phone_number,
        location: body.location,
        companyName: company?.name ?? body.company,
        companyId,
        isCompanyAdmin: company?.createdBy === account.id,
        hireInFields: body.hire_in_fields,
        profilePicture: body.profile_picture || known.profilePicture,
      });
    });
    return { status: 200, recruiter_id: account.id };
  });
}
