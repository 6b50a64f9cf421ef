import { statSync } from 'node:fs';
import { join } from 'node:path';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { aCredentialFor, withDevelopmentSignIn } from '../testing/google.ts';
import { aPagesBuild } from '../testing/pages-build.ts';
import { aRunningMockApi } from '../testing/running.ts';
import { defaultConfiguration, googleIdentityServices } from '../web/configuration.ts';
import { folderKeys } from '../store/file-shelf.ts';
import { developmentProvider } from './development-provider.ts';
import { tempFolder } from '../store/testing/temp-folder.ts';

const email = 'nadia.rahman@northwind.example';

describe('the identity provider for development', () => {
  it('gives credentials signed with the keys it publishes, the private half excepted', async () => {
    const { visitor, clock } = await aRunningMockApi({}, withDevelopmentSignIn);
    const { body } = await visitor().fetch('/__mock/google/certs');
    expect(JSON.stringify(body)).not.toContain('"d"');
    const credential = await aCredentialFor(visitor(), email);
    const { payload } = await jwtVerify(credential, createLocalJWKSet(body as JSONWebKeySet), {
      audience: 'development',
      currentDate: clock.now(),
    });
    expect(payload).toMatchObject({ email, email_verified: true, name: 'Asha Rao', sub: email });
    expect(payload.iss).toMatch(/^urn:glo:/);
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
      for (const name of ['client.js', 'certs', 'choose.html']) {
        expect((await visitor().fetch(`/__mock/google/${name}`)).status).toBe(404);
      }
      expect(await aCredentialFor(visitor(), email)).toBeUndefined();
    }
  });

  it('keeps its key beside durable data, for this user only', async () => {
    const folder = tempFolder();
    const now = new Date();
    const credential = await (await developmentProvider(folderKeys(folder))).issue({ email, name: 'Nadia' }, now);
    expect(await (await developmentProvider(folderKeys(folder))).verify(credential, now)).toMatchObject({ ok: true });
    expect(await (await developmentProvider()).verify(credential, now)).toMatchObject({ ok: false });
    expect(statSync(join(folder, 'development-sign-in-key.json')).mode & 0o077).toBe(0);
  });
});
