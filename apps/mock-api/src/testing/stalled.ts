import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { MockApi } from '../mock-api.ts';
import type { Visitor } from './visitor.ts';

const megabyte = 1024 * 1024;

/** An upload that has begun and does not go on. */
export async function stalledUpload(mockApi: MockApi, who: Visitor): Promise<ClientRequest> {
  const form = 'multipart/form-data; boundary=x';
  const begun = await stalled(mockApi, '/api/recruiter/upload/company/image', who, 2 * megabyte, form);
  begun.write('--x\r\ncontent-disposition: form-data; name="image_url"; filename="a.png"\r\n\r\n');
  return begun;
}

/** A request whose body does not arrive. Resolves once the server has begun it. */
export async function stalled(
  { url, app }: MockApi,
  path: string,
  who: Visitor,
  bytes: number,
  type = 'application/json',
): Promise<ClientRequest> {
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie, 'content-type': type, 'content-length': String(bytes) };
  const arrived = once(app.server, 'request');
  const begun = request(url + path, { method: 'POST', headers });
  begun.on('error', () => undefined);
  begun.flushHeaders();
  onTestFinished(() => void begun.destroy());
  await arrived;
  await nextTurn();
  return begun;
}
