import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { aCredentialFor, withDevelopmentSignIn } from '../testing/google.ts';
import { aPagesBuild } from '../testing/pages-build.ts';
import { aRunningMockApi } from '../testing/running.ts';
import { defaultConfiguration, googleIdentityServices } from '../web/configuration.ts';
import { DevelopmentProvider } from './development-provider.ts';

const email = 'nadia.rahman@northwind.example';

describe('the identity provider for development', () => {
  it('gives credentials of the given person', async () => {
    const { visitor, clock } = await aRunningMockApi({}, withDevelopmentSignIn);
    const credential = await aCredentialFor(visitor(), email);
    const payload = decodeJwt(credential);
    expect(payload).toMatchObject({ email, email_verified: true, name: 'Asha Rao', sub: email, aud: 'development' });
    expect(payload.iss).toMatch(/^urn:glo:/);
    expect(payload.iat).toBe(Math.floor(clock.time / 1000));
  });

  it.each([
    ['client.js', 'application/javascript; charset=utf-8'],
    ['choose.html', 'text/html; charset=utf-8'],
  ])('serves %s', async (name, type) => {
    const { visitor } = await aRunningMockApi({}, { ...withDevelopmentSignIn, pages: aPagesBuild() });
    const { status, headers } = await visitor().fetch(`/__mock/google/${name}`);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
  });

  it.each([{ email: 'nobody', name: 'Nobody' }, { email, name: '' }, { email }])(
    'makes no credential of %j',
    async (person) => {
      const { visitor } = await aRunningMockApi({}, withDevelopmentSignIn);
      expect((await visitor().post('/__mock/google/credential', person)).status).toBe(400);
    },
  );

  it('is not there without the control surface, nor where Google itself is', async () => {
    const google = { ...defaultConfiguration, googleClientId: 'client', googleScript: googleIdentityServices };
    for (const options of [
      { ...withDevelopmentSignIn, control: false },
      { web: { folder: '', configuration: google } },
      {},
    ]) {
      const { visitor } = await aRunningMockApi({}, { ...options, pages: aPagesBuild() });
      for (const name of ['client.js', 'choose.html']) {
        expect((await visitor().fetch(`/__mock/google/${name}`)).status).toBe(404);
      }
      expect(await aCredentialFor(visitor(), email)).toBeUndefined();
    }
  });

  it('accepts the credentials of its secret only', async () => {
    const now = new Date();
    const credential = await new DevelopmentProvider('a secret').issue({ email, name: 'Nadia' }, now);
    expect(await new DevelopmentProvider('a secret').verify(credential, now)).toMatchObject({ ok: true });
    expect(await new DevelopmentProvider('another secret').verify(credential, now)).toMatchObject({ ok: false });
  });
});
