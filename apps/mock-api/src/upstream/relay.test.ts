import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { getCandidatesByIds } from '@glo/adapters/wire/candidates';
import { getCompanies, uploadCompanyImage } from '@glo/adapters/wire/company';
import { describe, expect, it, vi } from 'vitest';
import { aFile, aForm } from '../testing/files.ts';

import { rawRequest } from '../testing/raw-request.ts';
import { aRelay, aService, servicesAt, twoStandIns } from '../testing/upstream.ts';

const companies = '/api/recruiter/getCompanies';
const json = { 'content-type': 'application/json' };

describe('requests to the services', () => {
  it('are answered by the real ones, with the session they gave', async () => {
    const { asha, upstream, relay } = await twoStandIns();
    expect(await asha.call(getCompanies)).toMatchObject({
      status: 200,
      body: { companies: [{ name: 'Company saltmarsh' }] },
    });
    await asha.call(getCandidatesByIds, { body: { applicants_ids: [] } });
    const journal = await upstream.visitor().fetch('/__mock/requests');
    expect(JSON.stringify(journal.body)).toContain('/api/v1/mobile/');
    expect([upstream.world.store.count('sessions'), relay.world.store.count('sessions')]).toEqual([1, 0]);
  });

  it('reach them with uploads, whose pictures are served from there, and with the end of the session', async () => {
    const { asha, upstream } = await twoStandIns();
    const { body } = await asha.call(uploadCompanyImage, { form: aForm(['image_url', aFile('png', 300_000)]) });
    const { companyImageUrl } = body as { companyImageUrl: string };
    expect((await asha.fetch(companyImageUrl)).status).toBe(200);
    await asha.fetch('/session/end', { method: 'POST' });
    expect(upstream.world.store.count('sessions')).toBe(0);
    expect(asha.cookies.has('session')).toBe(false);
  });

  it('of another page are refused here and never sent', async () => {
    const { relay, upstream } = await twoStandIns();
    const foreign = await rawRequest(relay.url, '/api/recruiter/user/login', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status).toBe(403);
    const { body } = await upstream.visitor().fetch('/__mock/requests');
    expect(body).toMatchObject({ requests: [{ path: '/api/recruiter/user/login', status: 200 }] });
  });

  it('meet planned faults on the way', async () => {
    const { asha } = await twoStandIns();
    await asha.post('/__mock/faults', { path: companies, status: 418, times: 1 });
    await asha.post('/__mock/faults', { path: companies, kind: 'truncate', times: 1 });
    expect((await asha.fetch(companies)).status).toBe(418);
    await expect(asha.fetch(companies)).rejects.toThrow(SyntaxError);
    expect((await asha.fetch(companies)).status).toBe(200);
  });
});

describe('what goes through comes out as it was', () => {
  it('on a connection of its own', async () => {
    const ports = new Set<number | undefined>();
    const service = await aService((asked, reply) => {
      ports.add(asked.socket.remotePort);
      reply.end();
    });
    const { visitor } = await aRelay(servicesAt(service));
    for (let times = 0; times < 3; times++) await visitor().fetch(companies);
    expect(ports.size).toBe(3);
  });

  it('a binary body both ways, with length and without', async () => {
    const bytes = randomBytes(3_000_000);
    const arrived: Buffer[] = [];
    const types: unknown[] = [];
    const echo = async (asked: IncomingMessage, reply: ServerResponse) => {
      const body = await buffer(asked);
      arrived.push(body);
      types.push(asked.headers['content-type']);
      reply.writeHead(200, { 'content-type': 'application/pdf' }).end(body);
    };
    const { url } = await aRelay(servicesAt(await aService((asked, reply) => void echo(asked, reply))));
    const form = new FormData();
    form.append('image_url', new File([bytes], 'ü "x".png', { type: 'image/png' }));
    for (const body of [bytes, new Blob([bytes]).stream(), form]) {
      const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
      const back = Buffer.from(await (await fetch(`${url}/api/recruiter/upload`, init)).arrayBuffer());
      expect(arrived.at(-1)?.equals(back)).toBe(true);
    }
    expect(arrived.map((each) => each.length === bytes.length && each.equals(bytes))).toEqual([true, true, false]);
    expect(arrived[2]?.includes(bytes)).toBe(true);
    expect(types[2]).toMatch(/^multipart\/form-data; boundary=/);
  });

  it('method, address, query and headers; not those of a connection, nor what is for this server alone', async () => {
    const service = await aService((asked, reply) => {
      reply.writeHead(200, { ...json, 'x-own': '1', connection: 'x-hop', 'x-hop': '1', 'alt-svc': 'h3=":1"' });
      reply.end(JSON.stringify({ method: asked.method, url: asked.url, headers: asked.headers }));
    });
    const { url } = await aRelay(servicesAt(service));
    const {
      text: echo,
      headers,
      status,
    } = await rawRequest(url, '/api/recruiter/a%2Fb/%E0%A4%A?q=a+b&q=%20&=', {
      method: 'DELETE',
      headers: {
        cookie: 'x-mock-world=one; a=1; upstream.__Host-b=2',
        'x-mine': '1',
        origin: url,
        referer: `${url}/dashboard`,
        connection: 'x-hop',
        'x-hop': '1',
        te: 'trailers',
      },
    });
    const { origin, host } = new URL(service);
    expect(status).toBe(200);
    expect(JSON.parse(echo)).toMatchObject({
      method: 'DELETE',
      url: '/api/recruiter/a%2Fb/%E0%A4%A?q=a+b&q=%20&=',
      headers: { 'x-mine': '1', cookie: 'a=1; __Host-b=2', origin, host, referer: `${origin}/` },
    });
    expect(JSON.parse(echo).headers).not.toHaveProperty('x-hop');
    expect(JSON.parse(echo).headers).not.toHaveProperty('te');
    expect(headers).toMatchObject({ 'x-own': '1', 'cache-control': 'no-store' });
    for (const name of ['x-hop', 'alt-svc']) expect(headers).not.toHaveProperty(name);
  });

  it('several cookies, each by itself', async () => {
    const given = [
      'a=1; Path=/; Expires=Wed, 21 Oct 2099 07:28:00 GMT',
      'b=2; Secure; HttpOnly; SameSite=None; Path=/',
    ];
    const service = await aService((_asked, reply) => reply.writeHead(204, { 'set-cookie': given }).end());
    const { url } = await aRelay(servicesAt(service));
    const answer = await fetch(url + companies);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([
      204,
      ['a=1; Expires=Wed, 21 Oct 2099 07:28:00 GMT; Path=/', 'b=2; HttpOnly; SameSite=Lax; Path=/'],
    ]);
  });

  it('a redirect to another call, which stays on this origin', async () => {
    const service = await aService((asked, reply) =>
      reply.writeHead(302, { location: `http://${asked.headers.host}/api/v1/mobile/getStreams?a=1` }).end(),
    );
    const { url } = await aRelay(servicesAt(service));
    const { status, headers } = await rawRequest(url, companies);
    expect([status, headers.location]).toEqual([302, '/api/v1/mobile/getStreams?a=1']);
  });

  it('and nothing leads out of the service’s own path', async () => {
    const asked = vi.fn<(url: string | undefined) => void>();
    const service = await aService((request, reply) => {
      asked(request.url);
      reply.end();
    });
    const { url } = await aRelay(servicesAt(service));
    for (const path of ['/api/recruiter/../../admin', '/api/recruiter/%2e%2E/x', '/api/recruiter/..\\x']) {
      expect((await rawRequest(url, path)).status).toBe(404);
    }
    expect(asked).not.toHaveBeenCalled();
  });
});
