import * as z from 'zod/mini';
import { recruiterCall } from './call.ts';
import { filledLongText, filledText, id, textList } from './shapes.ts';

/** Companies (specification 1, section 7). */

export const getCompanies = recruiterCall({
  method: 'GET',
  path: '/getCompanies',
  reply: z.looseObject({ companies: z.array(z.looseObject({ _id: z.string(), name: z.string() })) }),
});

export const uploadCompanyImage = recruiterCall({
  method: 'POST',
  path: '/upload/company/image',
  file: 'image_url',
  reply: z.looseObject({ companyImageUrl: z.string() }),
});

export const saveCompany = recruiterCall({
  method: 'POST',
  path: '/save/company/details',
  body: z.object({
    company_name: filledText,
    company_url: filledText,
    company_image_url: filledText,
    company_aboutus: filledLongText,
    company_type: textList.check(z.minLength(1)),
    company_size: filledText,
    top_technologies_used_in_company: textList,
    userId: id,
  }),
  /** A `status` other than 200 is a refusal, and then there is no `_id`. */
  reply: z.looseObject({ status: z.number(), _id: z.optional(z.string()), message: z.optional(z.string()) }),
});
