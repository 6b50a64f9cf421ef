import { industries, type Recruiter } from '@glo/domain/account/recruiter';
import type { AccountId, CompanyId, DetailsId } from '@glo/domain/shared/ids';
import { statusOf } from '@glo/domain/account/verification-status';
import type * as z from 'zod/mini';
import type { wireRecruiter } from '../wire/account.ts';

type WireRecruiter = z.infer<typeof wireRecruiter>;

/** Specification 1, section 3; decisions 11 and 24. `known` applies if the reply has no account id. */
export function readRecruiter(wire: WireRecruiter, known: AccountId): Recruiter {
  const account = wire.recruiter_id;
  const company = wire.company_details;
  return {
    accountId: (account?._id as AccountId | undefined) ?? known,
    detailsId: wire._id as DetailsId,
    email: account?.email ?? '',
    name: wire.name ?? '',
    position: wire.position ?? '',
    phoneNumber: wire.phone_number ?? '',
    location: wire.location ?? '',
    profilePicture: wire.profile_picture || account?.profile_picture || '',
    coverPicture: account?.cover_picture ?? '',
    signsInWithGoogle: account?.is_google_signedin ?? false,
    isCompanyAdmin: account?.isCompanyAdmin ?? false,
    personalVerification: statusOf(account?.documents ?? [], wire.personal_verification_status),
    companyVerification: statusOf([], wire.company_verification_status),
    company: company
      ? {
          id: company._id as CompanyId,
          name: company.name || wire.company || '',
          imageUrl: company.image_url ?? '',
          about: company.about ?? '',
          technologies: company.top_technologies_used ?? [],
        }
      : null,
    // Leaves out industries that the form does not offer.
    hireIn: industries.filter((industry) => wire.hire_in_fields?.includes(industry)),
  };
}
