import { getRecruiterDetails, login, signUp } from '@glo/adapters/wire/account';
import { saveOnboarding } from '@glo/adapters/wire/onboarding';
import { uploadCoverPicture, uploadProfilePicture } from '@glo/adapters/wire/profile';
import { expect } from 'vitest';
import { formWith, pngImage } from '../files.ts';
import { type CallCases, contractCases } from '../frame/case.ts';
import { passwordOfAll, someDetails } from '../frame/people.ts';
import { anUnverifiedAccount, signUpBody } from './sign-up.ts';
import { wrongBodies } from './wrong-bodies.ts';

/** Signing up, signing in and reading one's own details (specification 1, section 7). */
export const accountCases: readonly CallCases[] = [
  contractCases(signUp, {
    answers: {
      'opens an account and sends a code of six digits': async (scene) => {
        const email = scene.anEmail();
        const reply = await scene.stranger().ask(signUp, { body: signUpBody(email) });
        expect(reply).toMatchObject({ verified: false, _id: expect.stringMatching(/./) });
        const mail = await scene.mailTo(email);
        expect(mail).toMatchObject([{ to: email, kind: 'code', code: expect.stringMatching(/^[1-9]\d{5}$/) }]);
      },
      'opens no session before the code was entered': async (scene) => {
        const { client, accountId } = await anUnverifiedAccount(scene);
        await client.refused(401, getRecruiterDetails, { query: { id: accountId } });
      },
      'sends a new code for an e-mail that was never verified, and the password given last counts': async (scene) => {
        const { client, email, accountId } = await anUnverifiedAccount(scene);
        const reply = await client.ask(signUp, { body: signUpBody(email, 'Another2!') });
        expect(reply).toMatchObject({ verified: false, _id: accountId });
        expect(await scene.mailTo(email)).toHaveLength(2);
        expect(await client.ask(login, { body: { email, password: passwordOfAll } })).toMatchObject({
          type: 'password',
        });
      },
      'says so when the e-mail is verified already, in whatever case it is typed, and sends nothing': async (scene) => {
        const { email, accountId } = await scene.newcomer();
        const sent = await scene.mailTo(email);
        for (const typed of [email, email.toUpperCase()]) {
          const reply = await scene.stranger().ask(signUp, { body: signUpBody(typed, 'Another2!') });
          expect(reply).toMatchObject({ verified: true });
          expect(reply._id).not.toBe(accountId);
        }
        expect(await scene.mailTo(email)).toEqual(sent);
        await scene.signIn(email);
      },
    },
    wrongInput: wrongBodies(
      signUp,
      async (scene) => ({ client: scene.stranger(), body: signUpBody(scene.anEmail()) }),
      {
        'an e-mail without @': { email: 'tara.saltmarsh.example' },
        'an e-mail without a dot': { email: 'tara@saltmarsh' },
        'an e-mail with a space in it': { email: 'tara menon@saltmarsh.example' },
        'a password of seven characters': { password: 'Welcom1' },
        'a password without a digit or symbol': { password: 'Welcome-you' },
        'a flag that is no flag': { is_google_signedIn: 'false' },
      },
    ),
  }),

  contractCases(login, {
    answers: {
      'signs in who has finished onboarding': async (scene) => {
        const { email, password } = scene.target.recruiter;
        const reply = await scene.stranger().ask(login, { body: { email, password } });
        expect(reply).toMatchObject({ verified: true, is_form_filled: true, _id: expect.stringMatching(/./) });
        expect(reply.error ?? false).toBe(false);
      },
      'signs in who has told nothing about themselves yet': async (scene) => {
        const { email, password, accountId } = await scene.newcomer();
        const reply = await scene.stranger().ask(login, { body: { email, password } });
        expect(reply).toMatchObject({ verified: true, is_form_filled: false, _id: accountId });
      },
      'takes the e-mail in whatever case it is typed': async (scene) => {
        const { email, password } = scene.target.recruiter;
        expect(
          await scene.stranger().ask(login, { body: { email: ` ${email.toUpperCase()} `, password } }),
        ).toMatchObject({
          verified: true,
        });
      },
      'gives a cookie that neither scripts nor other sites can use': async (scene) => {
        const { email, password } = scene.target.recruiter;
        const { headers } = await scene.stranger().send(login, { body: { email, password } });
        const cookies = headers.getSetCookie();
        expect(cookies).not.toEqual([]);
        for (const cookie of cookies) {
          expect(cookie).toMatch(/;\s*HttpOnly/i);
          expect(cookie).toMatch(/;\s*SameSite=Strict/i);
        }
      },
      'says that the password is wrong': async (scene) => {
        const { email } = scene.target.recruiter;
        const client = scene.stranger();
        const reply = await client.ask(login, { body: { email, password: `not ${passwordOfAll}` } });
        expect(reply).toMatchObject({ error: true, type: 'password', message: expect.stringMatching(/./) });
        expect(client.cookies.size).toBe(0);
      },
      'says that nobody has the e-mail': async (scene) => {
        const reply = await scene.stranger().ask(login, { body: { email: scene.anEmail(), password: passwordOfAll } });
        expect(reply).toMatchObject({ error: true, type: 'email', message: expect.stringMatching(/./) });
      },
      'does not find who has not entered the code': async (scene) => {
        const { email } = await anUnverifiedAccount(scene);
        const client = scene.stranger();
        const reply = await client.ask(login, { body: { email, password: passwordOfAll } });
        expect(reply).toMatchObject({ verified: false, message: 'User not found' });
        expect(reply._id).toBeUndefined();
        expect(client.cookies.size).toBe(0);
      },
    },
    wrongInput: wrongBodies(
      login,
      async (scene) => ({ client: scene.stranger(), body: { email: scene.target.recruiter.email, password: 'x' } }),
      {
        'an e-mail without @': { email: 'tara' },
        'an empty password': { password: '' },
        'a password that is no text': { password: 12345678 },
        'a password of more than 1000 characters': { password: 'x'.repeat(1001) },
      },
    ),
  }),

  contractCases(getRecruiterDetails, {
    answers: {
      'tells all that was said at onboarding': async (scene) => {
        const { client, accountId, email, companyId } = await scene.founder();
        const { recruiter } = await client.ask(getRecruiterDetails, { query: { id: accountId } });
        const { name, position, phone_number, location } = someDetails(accountId, companyId);
        expect(recruiter).toMatchObject([
          {
            name,
            position,
            phone_number,
            location,
            company: 'Saltmarsh',
            is_form_filled: true,
            verified: true,
            personal_verification_status: 'NOT_SUBMITTED',
            company_verification_status: 'NOT_SUBMITTED',
            recruiter_id: { _id: accountId, email, is_google_signedin: false, isCompanyAdmin: true, documents: [] },
            company_details: { _id: companyId, name: 'Saltmarsh' },
          },
        ]);
      },
      'has two ids, of the account and of the details': async (scene) => {
        const { client, accountId } = await scene.recruiter();
        const { recruiter } = await client.ask(getRecruiterDetails, { query: { id: accountId } });
        expect(recruiter[0]?.recruiter_id._id).toBe(accountId);
        expect(recruiter[0]?._id).not.toBe(accountId);
      },
      'is an empty list before onboarding': async (scene) => {
        const { client, accountId } = await scene.newcomer();
        expect(await client.ask(getRecruiterDetails, { query: { id: accountId } })).toMatchObject({ recruiter: [] });
      },
      'knows who works for no company': async (scene) => {
        const { client, accountId } = await scene.newcomer();
        await client.ask(saveOnboarding, { body: someDetails(accountId, null) });
        const { recruiter } = await client.ask(getRecruiterDetails, { query: { id: accountId } });
        expect(recruiter).toMatchObject([{ company_details: null, recruiter_id: { isCompanyAdmin: false } }]);
      },
      'shows the pictures': async (scene) => {
        const { client, accountId } = await scene.founder();
        const params = { recruiterId: accountId };
        const profile = formWith([uploadProfilePicture.file, pngImage()]);
        const cover = formWith([uploadCoverPicture.file, pngImage()]);
        const { profilePicUrl } = await client.ask(uploadProfilePicture, { params, form: profile });
        const { coverPicUrl } = await client.ask(uploadCoverPicture, { params, form: cover });
        const { recruiter } = await client.ask(getRecruiterDetails, { query: { id: accountId } });
        expect(recruiter[0]?.recruiter_id).toMatchObject({
          profile_picture: profilePicUrl,
          cover_picture: coverPicUrl,
        });
      },
      'follows the reviewer, newest document first': async (scene) => {
        const { client, accountId, companyId } = await scene.founder();
        await scene.review({ recruiterId: accountId }, 'VERIFIED');
        await scene.review({ companyId }, 'FAILED');
        const { recruiter } = await client.ask(getRecruiterDetails, { query: { id: accountId } });
        expect(recruiter).toMatchObject([
          { personal_verification_status: 'VERIFIED', company_verification_status: 'FAILED' },
        ]);
      },
    },
    wrongInput: {
      'refuses a question without an id': async (scene) => {
        const { client } = await scene.recruiter();
        expect(await client.refused(400, getRecruiterDetails)).toContain('id');
        expect(await client.refused(400, getRecruiterDetails, { query: { id: '' } })).toContain('id');
      },
    },
    somebodyElses: {
      'is closed to a colleague': async (scene) => {
        const recruiter = await scene.recruiter();
        const { client } = await scene.colleagueOf(recruiter);
        await client.refused(403, getRecruiterDetails, { query: { id: recruiter.accountId } });
      },
      'is closed to other companies': async (scene) => {
        const { client } = await scene.founder();
        const { accountId } = await scene.recruiter();
        await client.refused(403, getRecruiterDetails, { query: { id: accountId } });
      },
      'tells nobody whether there is such an account': async (scene) => {
        const { client } = await scene.recruiter();
        await client.refused(403, getRecruiterDetails, { query: { id: 'nobody' } });
      },
    },
  }),
];
