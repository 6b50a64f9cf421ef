import { cleanLine, cleanParagraphs } from '../shared/clean-text.ts';
import { type FormRules, isComplete, mandatory } from '../form/form-rules.ts';
import { atLeastOne, atMost, required } from '../form/rules.ts';
import { textMaximum } from '../shared/text.ts';
import type { Rule } from '../form/field.ts';
import type { NewCompany } from './companies.ts';

/** Fields of Create Company Page (specification 1, section 5). */
export interface CompanyForm extends Omit<NewCompany, 'imageUrl' | 'technologies'> {
  readonly authorised: boolean;
}

export const companyUrlRule: Rule<string> = (value) => {
  const url = cleanLine(value);
  return !/\s/.test(url) && /[^.]\.[^.]/.test(url) ? atMost(textMaximum)(url) : 'Enter a valid URL';
};

export const companyFormRules: FormRules<CompanyForm> = {
  name: mandatory(required('Enter the company name'), cleanLine),
  url: mandatory(companyUrlRule, cleanLine),
  about: mandatory(required('Enter a description', cleanParagraphs), cleanParagraphs),
  size: mandatory(required('Choose a size')),
  types: mandatory(atLeastOne('Choose at least one type')),
  authorised: mandatory((isAuthorized) => (isAuthorized ? null : 'Confirm that you may act for the organisation')),
};

/** Includes the image (specification 1, section 5). */
export function companyFormIsComplete(form: CompanyForm & { readonly imageUrl: string }): boolean {
  return form.imageUrl !== '' && isComplete(companyFormRules, form);
}

export const imageMissing = 'Please choose your company image!';

export const companySizes = ['1-25', '26-100', '101-500', '501-1000', '1001-5000'] as const;

// biome-ignore format: a list reads better in rows
export const companyTypes = [
  'IT-Consulting', 'IT-Services', 'IT-Product', 'IT-Ecomm', 'IT-Analytics', 'IT-Edutech', 'FM-CG', 'FM-CD',
  'FM-Healthcare', 'FM-Wellness', 'BFSI-Insurance', 'BFSI-Bank', 'BFSI-Asset Management', 'BFSI-Investment',
  'BFSI-Payment Bank', 'BFSI-Finserv', 'Auto Component', 'Auto-OEM', 'Auto-Mobile', 'Auto-Retail', 'MFG-Industrial',
  'MFG-Cement', 'MFG-Building Materials', 'MFG-Steel', 'EPC-Engineering', 'EPC-Project', 'EPC-Construction / Infra',
  'EPC-PMC', 'Serv-Aviation', 'Serv-Hotel', 'Serv-Hospital', 'Serv-Education', 'Serv-Telecomm', 'Serv-Media',
  'Serv-NGO', 'Serv-Law Firm', 'Serv-Hospitality', 'Serv-Consulting', 'Startup-IT', 'Startup-EdTech',
  'Startup-FinTech', 'Startup-Health Tech', 'Startup-Ecomm', 'Startup-TravelTech', 'Startup-AgriTech', 'R&D',
] as const;
