import * as z from 'zod/mini';
import { recruiterCall } from './call.ts';
import * as field from './fields.ts';
import { noted } from './notes.ts';
import { id } from './shapes.ts';
import { filledLongText, filledText, textList } from './entered.ts';

/** Companies (specification 1, section 7). */

/** `email_domain` is the creator's, if several companies look the same. Not part of the specification. */
export const wireCompanyChoice = noted(z.strictObject({ _id: field.id, name: field.name, email_domain: field.text }), {
  synonyms: { name: ['companyName'] },
});

export const getCompanies = recruiterCall({
  method: 'GET',
  path: '/getCompanies',
  reply: z.strictObject({
    companies: z.array(wireCompanyChoice),
  }),
});

export const uploadCompanyImage = recruiterCall({
  method: 'POST',
  path: '/upload/company/image',
  file: 'image_url',
  reply: z.strictObject({ companyImageUrl: field.name }),
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
  reply: z.strictObject({ status: field.number, _id: z.optional(field.id) }),
});
