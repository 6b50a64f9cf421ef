import { login } from '@glo/adapters/wire/account';
import type { StandIn } from '../stand-in.ts';
import { Actor } from './actor.ts';
import type { Recorder } from './record.ts';
import { aDocument, aPicture } from './recruiter-walk.ts';

const email = 'founder@saltmarsh.example';

/** Somebody signs up, creates a company, gets a new password, changes it, and leaves again. */
export async function askAboutNewAccount(standIn: StandIn, record: Recorder): Promise<void> {
  const me = new Actor(standIn);
  const password = 'Welcome1!';
  const signUp = { email, password, is_google_signedIn: false };
  const { _id: accountId } = (await record(me, 'signUp', { body: signUp })) as { _id: string };
  await record(me, 'resendOtp', { body: { email } });
  await record(me, 'verifyOtp', { body: { userId: accountId, otp: codeSentBy(standIn) } });
  await record(me, 'verifyOtp', { body: { userId: accountId, otp: 100_000 } }, 'Wrong code');
  await record(me, 'signUp', { body: signUp }, 'There is such an account already');
  await introduce(me, record, accountId);
  await record(me, 'forgotPassword', { body: { email } });
  await record(me, 'verifyOtpLogin', { body: { email, otp: codeSentBy(standIn) } });
  await record(me, 'createNewPassword', { body: { email, password: 'Another2!' } });
  await me.ask(login, { body: { email, password: 'Another2!' } });
  const passwords = { currentPassword: 'Another2!', newPassword: password };
  await record(me, 'changePassword', { params: { recruiterId: accountId }, body: passwords });
  await me.ask(login, { body: { email, password } });
  const leave = { password, recruiterId: accountId, recruiterDetailsId: '', is_google_signedin: false };
  await record(me, 'deleteAccount', { body: leave });
}

async function introduce(me: Actor, record: Recorder, accountId: string): Promise<void> {
  const image = (await record(me, 'uploadCompanyImage', { file: aPicture() })) as { companyImageUrl: string };
  const company = {
    company_name: 'Saltmarsh',
    company_url: 'saltmarsh.example',
    company_image_url: image.companyImageUrl,
    company_aboutus: 'We look after the coast.',
    company_type: ['R&D'],
    company_size: '1-25',
    top_technologies_used_in_company: ['Python'],
    userId: accountId,
  };
  const { _id: companyId } = (await record(me, 'saveCompany', { body: company })) as { _id: string };
  const upload = (await record(me, 'uploadRecruiterDocument', { file: aDocument() })) as {
    recruiterDocumentUrl: string;
  };
  const submitted = { recruiter_id: accountId, name: 'Ines Moreau', company: companyId };
  await record(me, 'submitRecruiterDocument', { body: { ...submitted, documentLink: upload.recruiterDocumentUrl } });
  const introduction = {
    recruiter_id: accountId,
    name: 'Ines Moreau',
    position: 'Founder',
    company: 'Saltmarsh',
    phone_number: '+9876543210',
    location: 'Brest, Brittany, France',
    hire_in_fields: ['Information Technology', 'Consulting'],
    profile_picture: '',
    company_id: companyId,
  };
  await record(me, 'saveOnboarding', { body: introduction });
}

/** The code of the newest message; the mailbox of a stand-in is open to who runs it. */
function codeSentBy({ world }: StandIn): number {
  return Number(world.store.find('messages', 'to', email).at(-1)?.code);
}
