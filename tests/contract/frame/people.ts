import { getRecruiterDetails } from '@glo/adapters/wire/account';
import { signUp, verifyOtp } from '@glo/adapters/wire/account-codes';
import { saveCompany, uploadCompanyImage } from '@glo/adapters/wire/company';
import { saveOnboarding } from '@glo/adapters/wire/onboarding';
import { aForm, pngImage } from '../files.ts';
import type { Client } from './client.ts';

export const passwordOfAll = 'Welcome1!';

/** A recruiter with a verified account, before onboarding. */
export interface Newcomer {
  readonly client: Client;
  readonly email: string;
  readonly password: string;
  readonly accountId: string;
}

export interface Recruiter extends Newcomer {
  readonly name: string;
  readonly detailsId: string;
  readonly companyId: string;
}

export async function becomeNewcomer(
  client: Client,
  email: string,
  codeOf: (email: string) => Promise<number>,
): Promise<Newcomer> {
  const body = { email, password: passwordOfAll, is_google_signedIn: false };
  const { _id: accountId = '' } = await client.ask(signUp, { body });
  await client.ask(verifyOtp, { body: { userId: accountId, otp: await codeOf(email) } });
  return { client, email, password: passwordOfAll, accountId };
}

export async function createCompany({ client, accountId }: Newcomer, change: object = {}): Promise<string> {
  const { companyImageUrl } = await client.ask(uploadCompanyImage, {
    form: aForm([uploadCompanyImage.file, pngImage()]),
  });
  const { _id = '' } = await client.ask(saveCompany, { body: { ...aCompany(accountId, companyImageUrl), ...change } });
  return _id;
}

export const aCompany = (userId: string, companyImageUrl: string) => ({
  company_name: 'Saltmarsh',
  company_url: 'saltmarsh.example',
  company_image_url: companyImageUrl,
  company_aboutus: 'Reeds and wading birds.',
  company_type: ['IT-Product', 'R&D'],
  company_size: '26-100',
  top_technologies_used_in_company: ['Python', 'SQL'],
  userId,
});

export const someDetails = (accountId: string, companyId: string | null) => ({
  recruiter_id: accountId,
  name: 'Tara Menon',
  position: 'Talent Partner',
  company: '',
  phone_number: '+9876543210',
  location: 'Pune, Maharashtra, India',
  hire_in_fields: ['Finance' as const, 'Operation' as const],
  profile_picture: '',
  company_id: companyId,
});

export async function finishOnboarding(newcomer: Newcomer, companyId: string): Promise<Recruiter> {
  await newcomer.client.ask(saveOnboarding, { body: someDetails(newcomer.accountId, companyId) });
  return withDetails(newcomer);
}

export async function withDetails(newcomer: Newcomer): Promise<Recruiter> {
  const details = await detailsOf(newcomer);
  if (!details?.company_details) throw new Error(`${newcomer.email} has no details or no company.`);
  return { ...newcomer, name: details.name ?? '', detailsId: details._id, companyId: details.company_details._id };
}

/** Returns `undefined` before onboarding. */
export async function detailsOf({ client, accountId }: Pick<Newcomer, 'client' | 'accountId'>) {
  const { recruiter } = await client.ask(getRecruiterDetails, { query: { id: accountId } });
  return recruiter[0];
}
