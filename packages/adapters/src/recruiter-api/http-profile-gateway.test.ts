import type { DetailsId } from '@glo/domain/shared/ids';
import { aCredential } from '@glo/domain/testing/fake-accounts';
import { accountId } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { aService } from '../testing/a-service.ts';
import { HttpProfileGateway } from './http-profile-gateway.ts';

const account = accountId('account-1');
const owner = { accountId: account, detailsId: 'details-1' as DetailsId };
const details = {
  name: 'Meera Nair',
  position: 'Head of Hiring',
  phoneNumber: '+9820114467',
  location: 'Pune, Maharashtra, India',
};

describe('the profile on the wire', () => {
  it('is edited under the account id, with the names of the specification', async () => {
    const { api, sent } = aService({});
    expect(await new HttpProfileGateway(api).edit(account, details)).toEqual({ ok: true, value: undefined });
    expect(sent).toMatchObject([{ url: '/api/recruiter/profile/edit/account-1', method: 'PATCH' }]);
    expect(sent[0]?.body).toEqual({
      name: 'Meera Nair',
      phone_number: '+9820114467',
      position: 'Head of Hiring',
      location: 'Pune, Maharashtra, India',
    });
  });

  it.each([
    ['profile', '/profile/upload/profile/picture/account-1', 'profile_picture', 'profilePicUrl'],
    ['cover', '/profile/upload/cover/picture/account-1', 'cover_picture', 'coverPicUrl'],
  ] as const)('uploads the %s picture in its own field', async (kind, path, field, address) => {
    const { api, sent } = aService({ [address]: '/uploads/1.png' });
    const file = new File(['picture'], 'me.png', { type: 'image/png' });
    const answer = await new HttpProfileGateway(api).uploadPicture(account, kind, file);
    expect(answer).toEqual({ ok: true, value: '/uploads/1.png' });
    expect(sent).toMatchObject([{ url: `/api/recruiter${path}`, method: 'POST' }]);
    const form = sent[0]?.init?.body;
    expect(form instanceof FormData && [...form.keys()]).toEqual([field]);
  });

  it('takes a reply without the address for none', async () => {
    const { api } = aService({});
    const file = new File(['picture'], 'me.png', { type: 'image/png' });
    const answer = await new HttpProfileGateway(api).uploadPicture(account, 'profile', file);
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'unexpected-reply' } });
  });
});

describe('the account on the wire', () => {
  it('gets a new password', async () => {
    const { api, sent } = aService({});
    await new HttpProfileGateway(api).changePassword(account, 'Welcome1!', 'Another2!');
    expect(sent).toMatchObject([{ url: '/api/recruiter/profile/change/password/account-1', method: 'POST' }]);
    expect(sent[0]?.body).toEqual({ currentPassword: 'Welcome1!', newPassword: 'Another2!' });
  });

  it('says why the password stays', async () => {
    const { api } = aService({ message: 'Your current password is wrong.' }, 'same-origin', 403);
    expect(await new HttpProfileGateway(api).changePassword(account, 'x', 'Another2!')).toEqual({
      ok: false,
      failure: { kind: 'refused', text: 'Your current password is wrong.', forbidden: true },
    });
  });

  it('is deleted with the password', async () => {
    const { api, sent } = aService({});
    await new HttpProfileGateway(api).deleteAccount(owner, { password: 'Welcome1!' });
    expect(sent).toMatchObject([{ url: '/api/recruiter/profile/delete/account', method: 'POST' }]);
    expect(sent[0]?.body).toEqual({
      password: 'Welcome1!',
      recruiterId: 'account-1',
      recruiterDetailsId: 'details-1',
      is_google_signedin: false,
    });
  });

  it('is deleted with a credential of Google, and then without a password', async () => {
    const { api, sent } = aService({});
    await new HttpProfileGateway(api).deleteAccount(owner, { google: aCredential() });
    expect(sent[0]?.body).toEqual({
      password: '',
      recruiterId: 'account-1',
      recruiterDetailsId: 'details-1',
      is_google_signedin: true,
      credential: aCredential().token,
    });
  });
});
