import * as field from './fields.ts';

/** What a company tells of itself beside its id and name. */
export const companyFields = {
  image_url: field.text,
  about: field.text,
  top_technologies_used: field.texts,
};

/** The names of specification 1, section 3, beside the saved ones. */
export const companySynonyms = {
  name: ['companyName'],
  image_url: ['companyImageUrl'],
  about: ['aboutCompany'],
};
