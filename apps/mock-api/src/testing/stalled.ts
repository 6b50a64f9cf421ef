import { request } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { Visitor } from './visitor.ts';

const megabyte = 1024 * 1024;

/** An upload that has begun and does not go on. */
export function stalledUpload(url: string, who: Visitor) {
  const form = 'multipart/form-data; boundary=x';
  const begun = stalled(url, '/api/recruiter/upload/company/image', who, 2 * megabyte, form);
  begun.write('--x\r\ncontent-disposition: form-data; name="image_url"; filename="a.png"\r\n\r\n');
  return begun;
}

/** Resolves once the server has begun `count` requests. Call it before they are sent. */
export function arrived({ server }: FastifyInstance, count: number): Promise<void> {
  let missing = count;
  const { promise, resolve } = Promise.withResolvers<void>();
  const onRequest = () => {
    missing -= 1;
    if (missing > 0) return;
    server.off('request', onRequest);
    setImmediate(resolve);
  };
  server.on('request', onRequest);
  return promise;
}

/** A request whose body does not arrive. */
export function stalled(url: string, path: string, who: Visitor, bytes: number, type = 'application/json') {
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie, 'content-type': type, 'content-length': String(bytes) };
  const begun = request(url + path, { method: 'POST', headers });
  begun.on('error', () => undefined);
  begun.flushHeaders();
  onTestFinished(() => void begun.destroy());
  return begun;
}
