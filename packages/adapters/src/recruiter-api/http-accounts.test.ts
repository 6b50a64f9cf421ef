import { failure, success } from '@glo/domain/shared/outcome';
import { accountId } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { aService } from '../testing/a-service.ts';
import { HttpAccounts } from './http-accounts.ts';

const account = accountId('account-1');
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
