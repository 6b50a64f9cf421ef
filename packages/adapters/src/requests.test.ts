import { passwordRule } from '@glo/domain/account/credentials';
import { viewedMessage } from '@glo/domain/candidates/notifications';
import { failure, success } from '@glo/domain/shared/outcome';
import { accountId, studentId } from '@glo/domain/testing/builders';
import { aCredential } from '@glo/domain/testing/fake-accounts';
import { aFinishedOnboardingDraft } from '@glo/domain/testing/onboarding';
import * as z from 'zod/mini';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { HttpCandidateDirectory } from './candidate-service/http-candidate-directory.ts';
import { HttpLookups } from './candidate-service/http-lookups.ts';
import type { Api } from './http/api.ts';
import { HttpCompanies } from './recruiter-api/http-companies.ts';
import { HttpGoogleAccounts } from './recruiter-api/http-accounts.ts';
import { HttpNotifications } from './recruiter-api/http-notifications.ts';
import { HttpOnboardingGateway } from './recruiter-api/http-onboarding-gateway.ts';
import { HttpProfileGateway } from './recruiter-api/http-profile-gateway.ts';
import { HttpVerificationGateway } from './recruiter-api/http-verification-gateway.ts';
import { aService } from './testing/a-service.ts';
import { everyAdapter, expectedRequests } from './testing/every-adapter.ts';
import { wireTable } from './wire/table.ts';

const bases = { recruiter: '/api/recruiter', candidate: '/api/v1/mobile' };

describe('the request of every call', () => {
  it('is known for every adapter', () => {
    expect(Object.keys(expectedRequests).toSorted()).toEqual(Object.keys(everyAdapter).toSorted());
  });

  it.each(Object.entries(expectedRequests))(
    'has the documented address and body: %s',
    async (name, [address, body]) => {
      const call = wireTable[name];
      if (call === undefined) throw new Error(`There is no call ${name}`);
      const { api, sent } = aService({});
      await everyAdapter[name]?.(api);
      const request = sent.find(({ url }) => url === bases[call.service] + address);
      expect(request).toMatchObject({ method: call.method });
      expect(request?.body).toEqual(body);
      expect(z.safeParse(call.body ?? z.unknown(), request?.body)).toMatchObject({ success: true });
      const form = request?.init?.body;
      expect(form instanceof FormData ? [...form.keys()] : []).toEqual(call.file === undefined ? [] : [call.file]);
    },
  );

  const failing = Object.entries(everyAdapter).filter(([, ask]) => ask !== everyAdapter['getStreams']);
  it.each(failing)('fails if the service fails: %s', async (_, ask) => {
    expect(await ask(aService({}, 'same-origin', 500).api)).toEqual(failure('server-error'));
  });

  it.each(['same-origin', 'include'] as const)('has the configured credentials: %s', async (credentials) => {
    const { api, sent } = aService({ companies: [] }, credentials);
    await new HttpCompanies(api).list();
    expect(sent[0]?.init?.credentials).toBe(credentials);
  });
});

describe('requests of special cases', () => {
  const { email, token } = aCredential();
  const document = { accountId: accountId('account-1'), name: 'A', companyId: null, link: '/1.pdf' };
  const account = { accountId: accountId('account-1'), detailsId: 'details-1' as never };
  const withoutCompany = { ...aFinishedOnboardingDraft(), company: null };

  it.each<[string, (api: Api) => Promise<unknown>, object]>([
    [
      'onboarding without a company sends an empty name and no id',
      (api) => new HttpOnboardingGateway(api).save(document.accountId, withoutCompany),
      { company: '', company_id: null },
    ],
    [
      'a personal document without a company sends an empty id',
      (api) => new HttpVerificationGateway(api).submitPersonal(document),
      { company: '' },
    ],
    [
      'a Google account is deleted with a credential instead of a password',
      (api) => new HttpProfileGateway(api).deleteAccount(account, { google: aCredential() }),
      { password: '', is_google_signedin: true, credential: token },
    ],
    [
      'Google signs in with a credential instead of a password',
      (api) => new HttpGoogleAccounts(api).signIn(aCredential()),
      { email, password: '', credential: token },
    ],
    [
      'Google signs up with the flag and a credential',
      (api) => new HttpGoogleAccounts(api).signUp(aCredential()),
      { email, is_google_signedIn: true, credential: token },
    ],
  ])('%s', async (_, send, body) => {
    const { api, sent } = aService({});
    await send(api);
    expect(sent).toMatchObject([{ body }]);
  });

  it('Google signs up with a new strong password of constant length', async () => {
    const { api, sent } = aService({});
    const accounts = new HttpGoogleAccounts(api);
    await accounts.signUp(aCredential());
    await accounts.signUp(aCredential());
    const random = vi.spyOn(globalThis.crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
    onTestFinished(() => random.mockRestore());
    await accounts.signUp(aCredential());
    const passwords = sent.map(({ body }) => (body as { password: string }).password);
    expect(new Set(passwords).size).toBe(3);
    expect(passwords.map((password) => [password.length, passwordRule(password)])).toEqual(
      passwords.map(() => [49, null]),
    );
  });

  it('skills without a text leave out the query', async () => {
    const { api, sent } = aService({});
    await new HttpLookups(api).skills();
    expect(sent).toMatchObject([{ url: '/api/v1/mobile/getHashtags' }]);
  });

  it('no candidates are requested for an empty list of ids', async () => {
    const { api, sent } = aService({});
    expect([await new HttpCandidateDirectory(api).byIds([]), sent]).toEqual([success([]), []]);
  });
});

describe('notifications', () => {
  it('have the student ids and the configured header, which replaces no standard header', async () => {
    const { api, sent } = aService({});
    const headers = { 'x-notification-key': 'k1', accept: 'text/html' };
    await new HttpNotifications(api, headers).send([studentId('s1')], viewedMessage);
    const url = '/api/recruiter/notification/sendNotificationByExternalIds';
    expect(sent).toMatchObject([{ url, body: { external_user_ids: ['s1'], message: viewedMessage } }]);
    expect(sent[0]?.init?.headers).toEqual({
      'x-notification-key': 'k1',
      accept: 'application/json',
      'content-type': 'application/json',
    });
  });

  it('have only standard headers without a configured one', async () => {
    const { api, sent } = aService({});
    await new HttpNotifications(api).send([studentId('s1')], viewedMessage);
    expect(Object.keys(sent[0]?.init?.headers ?? {})).toEqual(['accept', 'content-type']);
  });

  it.each([
    [60_000, true],
    [60_001, false],
  ])('outlive the page if they have %i bytes: %s', async (bytes, keepalive) => {
    const { api, sent } = aService({});
    const around = JSON.stringify({ external_user_ids: [''], message: viewedMessage }).length;
    await new HttpNotifications(api).send([studentId('x'.repeat(bytes - around))], viewedMessage);
    expect(sent).toMatchObject([{ init: { keepalive } }]);
  });

  it('to many students are split into requests of 1000', async () => {
    const { api, sent } = aService({});
    const students = Array.from({ length: 2500 }, (_, index) => studentId(`student-${index}`.padEnd(24, 'x')));
    await new HttpNotifications(api).send(students, viewedMessage);
    const ids = sent.map(({ body }) => (body as { external_user_ids: string[] }).external_user_ids);
    expect(ids.map(({ length }) => length)).toEqual([1000, 1000, 500]);
    expect(ids.flat()).toEqual(students);
    expect(sent.map(({ init }) => init?.keepalive)).toEqual([true, true, false]);
    await new HttpNotifications(api).send([], viewedMessage);
    expect(sent).toHaveLength(3);
  });
});
