import * as field from './fields.ts';

/** What a company tells of itself beside its id and name. */
export const companyFields = {
  image_url: field.text,
  about: field.text,
  top_technologies_used: field.texts,
};

/** What was entered when the company was created, under the names it was saved with; a service need not tell. */
export const enteredCompanyFields = {
  company_url: field.text,
  company_size: field.text,
  company_type: field.texts,
};

/** The names of specification 1, section 3, beside the saved ones. */
export const companySynonyms = {
  name: ['companyName'],
  image_url: ['companyImageUrl'],
  about: ['aboutCompany'],
};

export const enteredCompanySynonyms = {
  company_url: ['companyUrl'],
  company_size: ['companySize'],
  company_type: ['companyType'],
};
