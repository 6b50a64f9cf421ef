import { login } from '@glo/adapters/wire/account';
import { signUp } from '@glo/adapters/wire/account-codes';
import { getCompanies } from '@glo/adapters/wire/company';
import { getCompanyMembers } from '@glo/adapters/wire/company-page';
import { changePassword, deleteAccount } from '@glo/adapters/wire/profile';
import { expect } from 'vitest';
import { type CallCases, contractCases } from '../../frame/case.ts';
import { passwordOfAll, type Recruiter } from '../../frame/people.ts';
import type { Scene } from '../../frame/scene.ts';
import { googleDeletions, noPasswordAtGoogle, refusedGoogleDeletions } from './google.ts';
import { signUpBody } from './sign-up.ts';
import { commonPassword, tooManyTries, wrongBodies } from '../shared-cases.ts';

const paramsOf = ({ accountId }: { readonly accountId: string }) => ({ recruiterId: accountId });

const newPassword = { currentPassword: passwordOfAll, newPassword: 'Another2!' };

async function rightChange(scene: Scene) {
  const newcomer = await scene.newcomer();
  return { client: newcomer.client, params: paramsOf(newcomer), body: newPassword };
}

const goodbye = ({ accountId, detailsId }: Recruiter) => ({
  password: passwordOfAll,
  recruiterId: accountId,
  recruiterDetailsId: detailsId,
  is_google_signedin: false,
});

/** A recruiter's own password and account (specification 1, section 7; decisions 14 and 18). */
export const ownAccountCases: readonly CallCases[] = [
  contractCases(changePassword, {
    answers: {
      'replaces the password': async (scene) => {
        const newcomer = await scene.newcomer();
        await newcomer.client.ask(changePassword, { params: paramsOf(newcomer), body: newPassword });
        await scene.signIn(newcomer.email, newPassword.newPassword);
        const old = await scene.visitor().ask(login, { body: { email: newcomer.email, password: passwordOfAll } });
        expect(old).toMatchObject({ type: 'password' });
      },
      'ends every session of the account': async (scene) => {
        const newcomer = await scene.newcomer();
        const elsewhere = await scene.signIn(newcomer.email);
        await newcomer.client.ask(changePassword, { params: paramsOf(newcomer), body: newPassword });
        await elsewhere.client.refused(401, getCompanies);
        await newcomer.client.refused(401, getCompanies);
      },
    },
    refusals: {
      ...noPasswordAtGoogle,
      ...tooManyTries(changePassword, async (scene) => {
        const recruiter = await scene.recruiter();
        return {
          client: recruiter.client,
          params: paramsOf(recruiter),
          body: { ...newPassword, currentPassword: 'not it' },
        };
      }),
      'answers 403 for a wrong current password': async (scene) => {
        const newcomer = await scene.newcomer();
        const body = { ...newPassword, currentPassword: 'not it' };
        const words = await newcomer.client.refused(403, changePassword, { params: paramsOf(newcomer), body });
        expect(words).toMatch(/password/i);
        await scene.signIn(newcomer.email);
      },
    },
    wrongInput: {
      ...commonPassword(changePassword, 'newPassword', rightChange),
      ...wrongBodies(changePassword, rightChange, {
        'a new password of seven characters': { newPassword: 'Welcom1' },
        'a new password without a digit or symbol': { newPassword: 'Welcome-you' },
      }),
    },
  }),

  contractCases(deleteAccount, {
    answers: {
      'deletes the account with its sessions and frees the email': async (scene) => {
        const founder = await scene.founder();
        const elsewhere = await scene.signIn(founder.email);
        await founder.client.ask(deleteAccount, { body: goodbye(founder) });
        await founder.client.refused(401, getCompanies);
        await elsewhere.client.refused(401, getCompanies);
        const body = { email: founder.email, password: passwordOfAll };
        expect(await scene.visitor().ask(login, { body })).toMatchObject({ error: true, type: 'email' });
        const again = await scene.visitor().ask(signUp, { body: signUpBody(founder.email) });
        expect(again.verified).toBe(false);
      },
      'keeps the company and its other members': async (scene) => {
        const founder = await scene.founder();
        const { client, accountId } = await scene.colleagueOf(founder);
        await founder.client.ask(deleteAccount, { body: goodbye(founder) });
        const members = await client.ask(getCompanyMembers, { params: { companyId: founder.companyId } });
        expect(members.map(({ recruiter_id }) => recruiter_id?._id)).toEqual([accountId]);
      },
      'deletes an account before onboarding': async (scene) => {
        const newcomer = await scene.newcomer();
        await newcomer.client.ask(deleteAccount, {
          body: goodbye({ ...newcomer, name: '', detailsId: '', companyId: '' }),
        });
        await newcomer.client.refused(401, getCompanies);
      },
      ...googleDeletions,
      'ignores the Google flag for an account with a password': async (scene) => {
        const founder = await scene.founder();
        const flagged = { ...goodbye(founder), is_google_signedin: true };
        await founder.client.refused(403, deleteAccount, { body: { ...flagged, password: 'not it' } });
        await founder.client.ask(deleteAccount, { body: flagged });
        await founder.client.refused(401, getCompanies);
      },
    },
    refusals: {
      'answers 403 if the account and the details differ': async (scene) => {
        const founder = await scene.founder();
        const colleague = await scene.colleagueOf(founder);
        const body = { ...goodbye(colleague), recruiterDetailsId: founder.detailsId };
        await colleague.client.refused(403, deleteAccount, { body });
        await scene.signIn(founder.email);
        await scene.signIn(colleague.email);
      },
      ...refusedGoogleDeletions,
      ...tooManyTries(deleteAccount, async (scene) => {
        const recruiter = await scene.recruiter();
        return { client: recruiter.client, body: { ...goodbye(recruiter), password: 'not it' } };
      }),
      'answers 403 for a wrong password and deletes nothing': async (scene) => {
        const founder = await scene.founder();
        for (const password of ['not it', '']) {
          const body = { ...goodbye(founder), password };
          expect(await founder.client.refused(403, deleteAccount, { body })).toMatch(/password/i);
        }
        await scene.signIn(founder.email);
      },
    },
    wrongInput: wrongBodies(
      deleteAccount,
      async (scene) => {
        const founder = await scene.founder();
        return { client: founder.client, body: goodbye(founder) };
      },
      { 'a flag that is no flag': { is_google_signedin: 'no' }, 'a password that is no text': { password: 1 } },
    ),
  }),
];
