import { cleanPhone } from '@glo/domain/shared/typed-numbers';
import { phoneInvalid, phonePattern } from '@glo/domain/profile/profile-form';
import * as z from 'zod/mini';
import { recruiterCall } from './call.ts';
import * as field from './fields.ts';
import { credential, id, idOrNone, password, strongPassword } from './shapes.ts';
import { filledText } from './entered.ts';

/** A recruiter's own profile, password and account (specification 1, section 7). `recruiterId` is the account id. */

const ofRecruiter = z.object({ recruiterId: id });

export const changePassword = recruiterCall({
  method: 'POST',
  path: '/profile/change/password/:recruiterId',
  params: ofRecruiter,
  body: z.object({ currentPassword: password, newPassword: strongPassword }),
  reply: z.strictObject({}),
});

/** `credential` is for Google accounts only (decision 16). */
export const deleteAccount = recruiterCall({
  method: 'POST',
  path: '/profile/delete/account',
  body: z.object({
    password,
    recruiterId: id,
    recruiterDetailsId: idOrNone,
    is_google_signedin: z.boolean(),
    credential,
  }),
  reply: z.strictObject({}),
});

export const uploadProfilePicture = recruiterCall({
  method: 'POST',
  path: '/profile/upload/profile/picture/:recruiterId',
  params: ofRecruiter,
  file: 'profile_picture',
  reply: z.strictObject({ profilePicUrl: field.name }),
});

export const uploadCoverPicture = recruiterCall({
  method: 'POST',
  path: '/profile/upload/cover/picture/:recruiterId',
  params: ofRecruiter,
  file: 'cover_picture',
  reply: z.strictObject({ coverPicUrl: field.name }),
});

export const editProfile = recruiterCall({
  method: 'PATCH',
  path: '/profile/edit/:recruiterId',
  params: ofRecruiter,
  body: z.object({
    name: filledText,
    phone_number: z.string().check(z.overwrite(cleanPhone), z.regex(phonePattern, phoneInvalid), z.maxLength(11)),
    position: filledText,
    location: filledText,
  }),
  reply: z.strictObject({}),
});
