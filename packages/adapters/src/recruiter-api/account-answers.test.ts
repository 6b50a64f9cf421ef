import { failure, success } from '@glo/domain/shared/outcome';
import { accountId } from '@glo/domain/testing/builders';
import { aCredential } from '@glo/domain/testing/fake-accounts';
import { describe, expect, it } from 'vitest';
import { aService } from '../testing/a-service.ts';
import { HttpAccountCodes } from './http-account-codes.ts';
import { HttpAccounts, HttpGoogleAccounts } from './http-accounts.ts';

const account = accountId('account-1');
const email = 'asha@mail.example';
const codesOf = (body: unknown) => new HttpAccountCodes(aService(body).api);
const googleOf = (body: unknown) => new HttpGoogleAccounts(aService(body).api);
const isNew = { alreadyVerified: false, accountId: account };
const exists = { alreadyVerified: true };

describe('sign-up', () => {
  it.each([
    [{ verified: false, _id: 'account-1' }, isNew],
    [{ _id: 'account-1' }, isNew],
    [{ verified: true }, exists],
    [{ verified: true, _id: 'account-1' }, exists],
  ])('reads %j as %j', async (reply, answer) => {
    expect(await codesOf(reply).signUp(email, 'Welcome1!')).toEqual(success(answer));
  });

  it.each([
    [{ verified: true, _id: 'account-1' }, isNew],
    [{ verified: true }, exists],
    [{ verified: true, _id: '' }, exists],
  ])('reads the reply to Google %j as %j', async (reply, answer) => {
    expect(await googleOf(reply).signUp(aCredential())).toEqual(success(answer));
  });

  it('fails without an id for an unverified account', async () => {
    expect(await codesOf({ verified: false }).signUp(email, 'Welcome1!')).toEqual(
      failure('unexpected-reply', 'POST /user/signup: _id is missing'),
    );
  });
});

describe('a code', () => {
  it('returns the account and whether its profile is filled', async () => {
    const reply = { error: false, user: { _id: 'account-1', is_form_filled: true } };
    const right = { accepted: true, accountId: account, profileFilled: true };
    expect(await codesOf(reply).confirmSignUp(accountId('known'), 407_192)).toEqual(success(right));
    expect(await codesOf(reply).confirmPasswordReset(email, 407_192)).toEqual(success(right));
  });

  it.each([{}, { user: {} }])('uses the account of the request if the reply has none: %j', async (reply) => {
    const unknown = { accepted: true, accountId: null, profileFilled: false };
    expect(await codesOf(reply).confirmSignUp(account, 1)).toEqual(success({ ...unknown, accountId: account }));
    expect(await codesOf(reply).confirmPasswordReset(email, 1)).toEqual(success(unknown));
  });

  it('is refused with the message of the service', async () => {
    const wrong = { error: true, message: 'Wrong code.', user: { _id: 'account-1' } };
    const refused = success({ accepted: false, message: 'Wrong code.' });
    expect(await codesOf(wrong).confirmSignUp(account, 1)).toEqual(refused);
  });
});

it.each([
  ['a code for a new password', (codes: HttpAccountCodes) => codes.requestPasswordCode(email)],
  ['a new password', (codes: HttpAccountCodes) => codes.setPassword(email, 'Welcome2!')],
])('%s is accepted, or refused with or without a message', async (_, ask) => {
  expect(await ask(codesOf({}))).toEqual(success({ accepted: true }));
  expect(await ask(codesOf({ error: true, message: 'No.' }))).toEqual(success({ accepted: false, message: 'No.' }));
  expect(await ask(codesOf({ error: true }))).toEqual(success({ accepted: false, message: '' }));
});

describe('sign-in', () => {
  const signIn = (reply: object) => new HttpAccounts(aService(reply).api).signIn(email, 'x');
  const accepted = { accepted: true, accountId: account, verified: true, profileFilled: true };

  it.each([
    [{ verified: true, is_form_filled: true, _id: 'account-1' }, accepted],
    [{ is_form_filled: true, _id: 'account-1' }, accepted],
    [
      { verified: true, _id: 'account-1' },
      { ...accepted, profileFilled: null },
    ],
    [{ verified: false }, { accepted: true, accountId: '', verified: false, profileFilled: null }],
  ])('reads %j as %j', async (reply, answer) => {
    expect(await signIn(reply)).toEqual(success(answer));
    expect(await googleOf(reply).signIn(aCredential())).toEqual(success(answer));
  });

  it.each([
    ['password', 'password'],
    ['email', 'email'],
    ['other', 'email'],
  ])('refused with the type %s concerns the field %s', async (type, field) => {
    const reply = { error: true, type, message: 'No.', verified: true, _id: 'account-1' };
    expect(await signIn(reply)).toEqual(success({ accepted: false, field, message: 'No.' }));
  });

  it.each([{}, { verified: true }])('fails without an id: %j', async (reply) => {
    expect(await signIn(reply)).toEqual(failure('unexpected-reply', 'POST /user/login: _id is missing'));
  });
});

describe('the details of a recruiter', () => {
  const load = (reply: object) => new HttpAccounts(aService(reply).api).loadRecruiter(account);

  it('are the first of the list that can be read, or null', async () => {
    const recruiters = [{ _id: 'details-1', name: 'Asha' }, { _id: 'details-2' }];
    expect(await load({ recruiter: ['odd', ...recruiters] })).toMatchObject({
      value: { detailsId: 'details-1', name: 'Asha', accountId: account },
    });
    expect(await load({ recruiter: [] })).toEqual(success(null));
  });

  it('fail if none can be read', async () => {
    expect(await load({ recruiter: [{ name: 'Asha' }] })).toEqual(
      failure('unexpected-reply', 'POST /getRecruiterDetailsByID: recruiter is missing'),
    );
  });
});
