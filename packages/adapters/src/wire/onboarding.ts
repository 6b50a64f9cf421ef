import { cleanPhone } from '@glo/domain/shared/typed-numbers';
import { onboardingPhonePattern } from '@glo/domain/onboarding/details-form';
import { phoneInvalid } from '@glo/domain/profile/profile-form';
import * as z from 'zod/mini';
import { industries } from '@glo/domain/account/recruiter';
import { recruiterCall } from './call.ts';
import * as field from './fields.ts';
import { id, idOrNone } from './shapes.ts';
import { filledText, text } from './entered.ts';

/** The recruiter onboarding payload (specification 1, section 3). */
export const saveOnboarding = recruiterCall({
  method: 'POST',
  path: '/saveRecruiterOnboardingDetails',
  body: z.object({
    recruiter_id: id,
    name: filledText,
    position: filledText,
    company: text,
    phone_number: z
      .string()
      .check(z.overwrite(cleanPhone), z.regex(onboardingPhonePattern, phoneInvalid), z.maxLength(11)),
    location: filledText,
    hire_in_fields: z.array(z.enum(industries)).check(z.minLength(1), z.maxLength(industries.length)),
    profile_picture: text,
    company_id: z.optional(z.nullable(idOrNone)),
  }),
  reply: z.strictObject({ status: field.number, recruiter_id: z.optional(field.id) }),
});
