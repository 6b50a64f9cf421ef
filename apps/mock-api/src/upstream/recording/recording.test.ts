import { randomBytes } from 'node:crypto';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { login } from '@glo/adapters/wire/account';
import { forgotPassword, verifyOtp } from '@glo/adapters/wire/account-codes';
import { getCompanies, saveCompany } from '@glo/adapters/wire/company';
import { getLocations } from '@glo/adapters/wire/lookups';
import { describe, expect, it, vi } from 'vitest';
import { recordingIn } from '../../testing/har.ts';
import { aCompany, anAccount, passwordOfAll } from '../../testing/people.ts';
import { anEmptyFolder } from '../../testing/program.ts';
import { aRunningStandIn } from '../../testing/running.ts';
import { aRelay, aService, exchangesOf, servicesAt } from '../../testing/upstream.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { mostBytes } from '../body-copy.ts';

const email = 'asha@acme.example';
const there = { accounts: [anAccount('asha')], companies: [aCompany('saltmarsh')] };
const json = { 'content-type': 'application/json' };

/** A stand-in that records what a service answers to `act`; the folder. */
async function recordingOf(service: string, act: (visitor: Visitor, url: string) => Promise<unknown>): Promise<string> {
  const folder = anEmptyFolder();
  const { visitor, url, close } = await aRelay(servicesAt(service, { record: folder }));
  await act(visitor(), url);
  await close();
  return folder;
}

const aReplay = (folder: string) => aRelay({ replay: folder, sessionEnd: '/session/end' }, there);

describe('a recording', () => {
  it('is HAR 1.2 after each exchange, and for this user alone', async () => {
    const upstream = await aRunningStandIn(there);
    const folder = anEmptyFolder();
    const { visitor } = await aRelay(servicesAt(upstream.url, { record: folder }));
    expect(recordingIn(folder).entries).toEqual([]);
    for (const count of [1, 2, 3]) {
      await visitor().call(getLocations, { query: { searchValue: 'a b' } });
      await vi.waitUntil(() => recordingIn(folder).entries.length === count);
    }
    expect(recordingIn(folder).entries[0]).toMatchObject({
      request: {
        method: 'GET',
        url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/api\/v1\/mobile\/getLocations\?searchValue=a\+b$/),
        queryString: [{ name: 'searchValue', value: 'a b' }],
      },
      response: { status: 401, statusText: 'Unauthorized', content: { text: '{"message":"Please sign in."}' } },
    });
    if (process.platform === 'win32') return;
    expect(statSync(join(folder, readdirSync(folder)[0] ?? '')).mode & 0o077).toBe(0);
  });

  it('holds no password, code, cookie or token, wherever a service repeats it', async () => {
    const [code, token] = ['918273', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'];
    const [session, bearer] = [randomBytes(24).toString('hex'), randomBytes(24).toString('hex')];
    const given = [code, token, session, bearer];
    const answer = async (asked: IncomingMessage, reply: ServerResponse) => {
      const body = await buffer(asked);
      reply.writeHead(200, {
        ...json,
        'set-cookie': `session=${session}; Path=/`,
        'x-auth': token,
        location: `/?code=${code}`,
      });
      reply.end(
        JSON.stringify({
          message: `You sent ${String(body)} to ${asked.url}`,
          accessToken: token,
          id_token: 'short',
          ...(`${asked.url}${String(body)}`.includes(code) && { n: Number(code) }),
          session,
          deep: [{ note: token }, `${session} ${asked.headers.authorization ?? ''}`],
        }),
      );
    };
    const service = await aService((asked, reply) => void answer(asked, reply));
    const folder = await recordingOf(service, async (visitor, url) => {
      await visitor.call(login, { body: { email, password: passwordOfAll } });
      await visitor.call(verifyOtp, { body: { userId: 'asha', otp: Number(code) } });
      await visitor.fetch(`/api/recruiter/x?otp=${code}&token=${token}`, {
        headers: { authorization: `Bearer ${bearer}` },
      });
      const form = new URLSearchParams({ email, password: passwordOfAll });
      await fetch(`${url}/api/recruiter/form`, { method: 'POST', body: form });
    });
    const { text, entries } = recordingIn(folder);
    expect(entries).toHaveLength(4);
    for (const secret of [...given, passwordOfAll, encodeURIComponent(passwordOfAll), 'short']) {
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
    }
    expect(text).toContain(email);
    expect(entries[0]?.request.postData?.text).toBe(`{"email":"${email}","password":"(hidden)"}`);
    expect(entries[2]?.request.url).toMatch(/\?otp=\(hidden\)&token=\(hidden\)$/);
  });

  it('has binary bodies as base64, and leaves out what is too large', async () => {
    const bytes = randomBytes(5000);
    const service = await aService((asked, reply) => {
      asked.resume();
      reply.writeHead(200, { 'content-type': 'application/pdf' });
      reply.end(asked.url?.endsWith('large') ? Buffer.alloc(mostBytes + 1) : bytes);
    });
    const folder = await recordingOf(service, async (_, url) => {
      await (await fetch(`${url}/files/small`, { method: 'POST', body: bytes })).arrayBuffer();
      await (await fetch(`${url}/files/large`)).arrayBuffer();
    });
    const [small, large] = recordingIn(folder).entries;
    const text = bytes.toString('base64');
    expect(small?.request.postData).toMatchObject({ text, _encoding: 'base64' });
    expect(small?.response.content).toEqual({ size: 5000, mimeType: 'application/pdf', text, encoding: 'base64' });
    expect(large?.response.content).toEqual({ size: mostBytes + 1, mimeType: '', comment: 'Too large to be kept.' });
    const { url } = await aReplay(folder);
    const again = await fetch(`${url}/files/small`, { method: 'POST', body: bytes });
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
    expect((await fetch(`${url}/files/large`)).status).toBe(501);
  });

  it('does not start in a folder that nothing can be written to', async () => {
    const file = join(anEmptyFolder(), 'file');
    writeFileSync(file, '');
    await expect(aRelay(servicesAt('http://127.0.0.1:9', { record: file }))).rejects.toThrow(
      `${file} is no folder. Choose another folder with RECORD.`,
    );
  });
});

describe('a replay', () => {
  it('answers as recorded, by method, address and body, whatever the password', async () => {
    const upstream = await aRunningStandIn(there);
    const folder = await recordingOf(upstream.url, async (visitor) => {
      await visitor.call(login, { body: { email, password: passwordOfAll } });
      await visitor.call(getCompanies);
      await visitor.call(forgotPassword, { body: { email } });
      await visitor.call(forgotPassword, { body: { email: 'nobody@acme.example' } });
    });
    await upstream.close();
    const replay = await aReplay(folder);
    const visitor = replay.visitor();
    expect(await visitor.call(login, { body: { email, password: 'Another1!' } })).toMatchObject({
      status: 200,
      body: { verified: true },
    });
    expect((await visitor.call(getCompanies)).body).toMatchObject({ companies: [{ name: 'Company saltmarsh' }] });
    const unknown = await visitor.call(forgotPassword, { body: { email: 'nobody@acme.example' } });
    const known = await visitor.call(forgotPassword, { body: { email } });
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(known.body).not.toEqual(unknown.body);
    await vi.waitUntil(async () => (await exchangesOf(visitor)).length === 4);
    expect((await exchangesOf(visitor))[1]).toMatchObject({ verdict: { differences: [] }, own: { status: 200 } });
  });

  it('answers the same request in the recorded order, and then as the last time', async () => {
    let count = 0;
    const service = await aService((_asked, reply) =>
      reply.writeHead(200, json).end(JSON.stringify({ count: ++count })),
    );
    const address = '/api/recruiter/getCompanies';
    const folder = await recordingOf(service, async (visitor) => {
      for (let times = 0; times < 3; times++) await visitor.fetch(address);
    });
    const { visitor } = await aReplay(folder);
    const counts: unknown[] = [];
    for (let times = 0; times < 5; times++) counts.push((await visitor().fetch(address)).body);
    expect(counts).toEqual([1, 2, 3, 3, 3].map((each) => ({ count: each })));
  });

  it('says so with 501 when a request was not recorded', async () => {
    const upstream = await aRunningStandIn(there);
    const folder = await recordingOf(upstream.url, (visitor) => visitor.call(getCompanies));
    const { visitor } = await aReplay(folder);
    for (const path of ['/api/recruiter/getCompanies?more=1', '/api/v1/mobile/getStreams']) {
      expect(await visitor().fetch(path)).toMatchObject({
        status: 501,
        body: { message: expect.stringContaining(`There is no recorded reply to GET ${path} in ${folder}.`) },
      });
    }
    expect((await visitor().call(saveCompany, { body: { name: 'New' } })).status).toBe(501);
    expect((await visitor().fetch('/health')).status).toBe(200);
  });

  it('answers to the same upload, whose form is parted otherwise each time', async () => {
    const service = await aService((asked, reply) => {
      asked.resume().on('end', () => reply.writeHead(200, json).end('{"companyImageUrl":"/uploads/1.png"}'));
    });
    const upload = async (url: string, bytes: Buffer<ArrayBuffer>) => {
      const body = new FormData();
      body.append('image_url', new File([bytes], 'logo.png', { type: 'image/png' }));
      return (await fetch(`${url}/api/recruiter/companyImage`, { method: 'POST', body })).status;
    };
    const bytes = randomBytes(20_000);
    const folder = await recordingOf(service, (_, url) => upload(url, bytes));
    const { url } = await aReplay(folder);
    expect([await upload(url, bytes), await upload(url, randomBytes(20_000))]).toEqual([200, 501]);
  });

  it('takes what a browser’s network tools have saved', async () => {
    const folder = anEmptyFolder();
    const request = {
      method: 'POST',
      url: 'http://localhost:5173/api/recruiter/user/login',
      postData: { mimeType: 'application/json', text: `{"email": "${email}", "password": "Welcome1!"}` },
    };
    const content = { size: 9, mimeType: 'application/json', text: '{"verified":true}' };
    const headers = [
      { name: 'Content-Type', value: 'application/json' },
      { name: 'Content-Encoding', value: 'br' },
    ];
    const entries = [
      { request, response: { status: 0, statusText: '', headers: [], content: {} } },
      { request, response: { status: 200, statusText: 'OK', headers, content } },
    ];
    writeFileSync(join(folder, 'saved.har'), JSON.stringify({ log: { version: '1.2', entries } }));
    const { visitor } = await aReplay(folder);
    expect((await visitor().call(login, { body: { email, password: 'x' } })).body).toEqual({ verified: true });
  });

  it.each<[string, (folder: string) => void, string]>([
    ['is empty', () => undefined, ' holds no recorded exchange (*.har).'],
    [
      'has a file that is no recording',
      (folder) => writeFileSync(join(folder, 'a.har'), '{"log":{"version":"1.2","entries":[{'),
      'a.har is no recording (HAR 1.2).',
    ],
  ])('does not start from a folder that %s', async (_, fill, sentence) => {
    const folder = anEmptyFolder();
    fill(folder);
    await expect(aReplay(folder)).rejects.toThrow(sentence);
    await expect(aReplay(join(folder, 'none'))).rejects.toThrow('cannot be read (ENOENT)');
  });
});
