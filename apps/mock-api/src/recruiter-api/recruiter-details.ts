import { editProfile, uploadCoverPicture, uploadProfilePicture } from '@glo/adapters/wire/profile';
import type { FastifyInstance } from 'fastify';
import { getRecruiterDetails, type wireRecruiter } from '@glo/adapters/wire/account';
import type * as z from 'zod/mini';
import { filledDetails, findRecruiter } from '../accounts/accounts.ts';
import type { AccountRow, CompanyRow, RecruiterRow } from '../data/rows.ts';
import { refuse } from '../http/refusal.ts';
import { type RouteInput, readRoute, route } from '../http/route.ts';
import type { UseLimits } from '../limits/use-limits.ts';
import { takeUpload } from '../uploads/take-upload.ts';
import { currentDocuments, statusOf, writeCompany, writeDocuments } from './wire-company.ts';

export function recruiterDetailsRoutes(app: FastifyInstance, limits: UseLimits): void {
  type Picture = 'profilePicture' | 'coverPicture';
  function takePicture({ params, account, store, request }: RouteInput<typeof uploadProfilePicture>, field: Picture) {
    checkOwn(params, account);
    filledDetails(store, account.id);
    return takeUpload(limits, {
      request,
      account,
      kind: field === 'profilePicture' ? 'profile-picture' : 'cover-picture',
      use: (tx, address) => tx.put('recruiters', { ...filledDetails(tx, account.id), [field]: address }),
    });
  }

  route(app, uploadProfilePicture, async (input) => ({ profilePicUrl: await takePicture(input, 'profilePicture') }));

  route(app, uploadCoverPicture, async (input) => ({ coverPicUrl: await takePicture(input, 'coverPicture') }));

  route(app, editProfile, async ({ params, body, account, store }) => {
    checkOwn(params, account);
    const { name, phone_number: phoneNumber, position, location } = body;
    await store.write((tx) =>
      tx.put('recruiters', { ...filledDetails(tx, account.id), name, phoneNumber, position, location }),
    );
    return {};
  });

  readRoute(app, getRecruiterDetails, ({ query, account, store }) => {
    if (query.id !== account.id) throw refuse.forbidden('You can only read your own details.');
    const recruiter = findRecruiter(store, account.id);
    if (recruiter === undefined) return { recruiter: [] };
    const company = recruiter.companyId === null ? undefined : store.get('companies', recruiter.companyId);
    return { recruiter: [writeRecruiter(account, recruiter, company)] };
  });
}

function checkOwn(params: { readonly recruiterId: string }, account: AccountRow): void {
  if (params.recruiterId !== account.id) throw refuse.forbidden('You can only change your own profile.');
}

function writeRecruiter(
  account: AccountRow,
  recruiter: RecruiterRow,
  company: CompanyRow | undefined,
): z.infer<typeof wireRecruiter> {
  return {
    _id: recruiter.id,
    name: recruiter.name,
    position: recruiter.position,
    phone_number: recruiter.phoneNumber,
    location: recruiter.location,
    company: company?.name ?? recruiter.companyName,
    hire_in_fields: recruiter.hireInFields,
    is_form_filled: true,
    verified: account.verified,
    profile_picture: recruiter.profilePicture,
    personal_verification_status: statusOf(account.documents),
    company_verification_status: statusOf(currentDocuments(company?.documents ?? [])),
    recruiter_id: {
      _id: account.id,
      email: account.email,
      profile_picture: recruiter.profilePicture,
      cover_picture: recruiter.coverPicture,
      is_google_signedin: account.googleSignedIn,
      isCompanyAdmin: recruiter.isCompanyAdmin,
      documents: writeDocuments(account.documents),
    },
    company_details: company === undefined ? null : writeCompany(company),
  };
}
