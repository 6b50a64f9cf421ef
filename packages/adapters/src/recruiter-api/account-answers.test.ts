import { aService } from '../testing/a-service.ts';
import { HttpAccountCodes } from './http-account-codes.ts';
import { HttpAccounts } from './http-accounts.ts';
import { failure, success } from '@glo/domain/shared/outcome';
import { accountId } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';

const account = accountId('account-1');
const email = 'asha@mail.example';
const codesOf = (body: unknown) => new HttpAccountCodes(aService(body).api);

describe('signing up', () => {
  it.each([
    [
      { verified: false, _id: 'account-1' },
      { alreadyVerified: false, accountId: account },
    ],
    [{ _id: 'account-1' }, { alreadyVerified: false, accountId: account }],
    [{ verified: true }, { alreadyVerified: true }],
    [{ verified: true, _id: 'account-1' }, { alreadyVerified: true }],
  ])('reads %j as %j', async (reply, answer) => {
    expect(await codesOf(reply).signUp(email, 'Welcome1!')).toEqual(success(answer));
  });

  it('is not understood where neither an account is told nor that there was one', async () => {
    expect(await codesOf({ verified: false }).signUp(email, 'Welcome1!')).toEqual(
      failure('unexpected-reply', 'POST /user/signup: _id is missing'),
    );
  });

  it('fails with its service', async () => {
    expect(await codesOf({ status: 500 }).signUp(email, 'Welcome1!')).toEqual(failure('server-error'));
  });
});

describe('a code', () => {
  const right = { accepted: true, accountId: account, profileFilled: true };

  it('that is right tells the account, and whether it is filled in', async () => {
    const reply = { error: false, user: { _id: 'account-1', is_form_filled: true } };
    expect(await codesOf(reply).confirmSignUp(accountId('known'), 407_192)).toEqual(success(right));
    expect(await codesOf(reply).confirmPasswordReset(email, 407_192)).toEqual(success(right));
  });

  it('that is right belongs to who was asked for where the reply does not say it; to nobody known where none was', async () => {
    const nobody = { accepted: true, accountId: null, profileFilled: false };
    for (const reply of [{}, { user: {} }]) {
      expect(await codesOf(reply).confirmSignUp(account, 407_192)).toEqual(success({ ...nobody, accountId: account }));
      expect(await codesOf(reply).confirmPasswordReset(email, 407_192)).toEqual(success(nobody));
    }
  });

  it('that is wrong is told in the words of the service', async () => {
    const wrong = { error: true, message: 'Wrong code.', user: { _id: 'account-1' } };
    expect(await codesOf(wrong).confirmSignUp(account, 1)).toEqual(
      success({ accepted: false, message: 'Wrong code.' }),
    );
  });

  it('is neither right nor wrong while the service is down', async () => {
    const codes = codesOf({ status: 500 });
    expect(await codes.confirmSignUp(account, 1)).toEqual(failure('server-error'));
    expect(await codes.confirmPasswordReset(email, 1)).toEqual(failure('server-error'));
    expect(await codes.resendCode(email)).toEqual(failure('server-error'));
  });

  it('is sent again without an answer of its own', async () => {
    expect(await codesOf({ message: 'Sent.' }).resendCode(email)).toEqual(success(undefined));
  });
});

describe.each([
  ['a code for a new password', (codes: HttpAccountCodes) => codes.requestPasswordCode(email)],
  ['a new password', (codes: HttpAccountCodes) => codes.setPassword(email, 'Welcome2!')],
])('%s', (_, ask) => {
  it('is accepted, refused in words, or fails with its service', async () => {
    expect(await ask(codesOf({}))).toEqual(success({ accepted: true }));
    expect(await ask(codesOf({ error: true, message: 'Nobody.' }))).toEqual(
      success({ accepted: false, message: 'Nobody.' }),
    );
    expect(await ask(codesOf({ error: true }))).toEqual(success({ accepted: false, message: '' }));
    expect(await ask(codesOf({ status: 500 }))).toEqual(failure('server-error'));
  });
});

const signIn = (reply: object) => new HttpAccounts(aService(reply).api).signIn('asha@mail.example', 'x');
const load = (reply: object) => new HttpAccounts(aService(reply).api).loadRecruiter(account);

describe('signing in', () => {
  const accepted = { accepted: true, accountId: account, verified: true, profileFilled: true };

  it.each([
    ['all is said', { verified: true, is_form_filled: true, _id: 'account-1' }, accepted],
    ['who has an account has confirmed it', { is_form_filled: true, _id: 'account-1' }, accepted],
    ['nothing is said of the profile', { verified: true, _id: 'account-1' }, { ...accepted, profileFilled: null }],
    [
      'somebody has not confirmed their address, and has no id yet',
      { verified: false },
      { accepted: true, accountId: '', verified: false, profileFilled: null },
    ],
  ])('is read where %s', async (_, reply, answer) => {
    expect(await signIn(reply)).toEqual(success(answer));
  });

  it.each([
    ['password', 'password'],
    ['email', 'email'],
    ['other', 'email'],
  ])('is refused with the type %s at the field %s', async (type, field) => {
    const reply = { error: true, type, message: 'No.', verified: true, _id: 'account-1' };
    expect(await signIn(reply)).toEqual(success({ accepted: false, field, message: 'No.' }));
  });

  it.each([{}, { verified: true }])('is not understood without the id: %j', async (reply) => {
    expect(await signIn(reply)).toEqual(failure('unexpected-reply', 'POST /user/login: _id is missing'));
  });

  it('fails with its service', async () => {
    expect(await signIn({ status: 500 })).toEqual(failure('server-error'));
  });
});

describe('the details of a recruiter', () => {
  it('are no answer where there are some that cannot be read', async () => {
    expect(await load({ recruiter: [{ name: 'Asha' }] })).toEqual(
      failure('unexpected-reply', 'POST /getRecruiterDetailsByID: recruiter is missing'),
    );
  });

  it('are read where one can be and another one cannot', async () => {
    expect(await load({ recruiter: ['odd', { _id: 'details-1' }] })).toMatchObject({
      value: { detailsId: 'details-1', accountId: account },
    });
  });

  it('fail with their service', async () => {
    expect(await load({ status: 500 })).toEqual(failure('server-error'));
  });
});
