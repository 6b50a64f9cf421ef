import type { HttpRequest } from './http.ts';
import { oddTexts } from './odd-values.ts';
import type { Random } from './random.ts';

const boundary = 'b0undary';

function part(disposition: string, content: string | Buffer, type = 'image/png'): Buffer {
  const head = `--${boundary}\r\ncontent-disposition: ${disposition}\r\ncontent-type: ${type}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')]);
}

const end = Buffer.from(`--${boundary}--\r\n`);
const png = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');

/** Returns a form without a valid file in the right field, or with additional parts. */
export function oddForm(random: Random, right: HttpRequest): HttpRequest {
  const odd = random.pick(oddTexts.filter((text) => text.length < 5000));
  const quoted = odd.replaceAll(/[\r\n"\\]/g, '_');
  const bodies: readonly (readonly Buffer[])[] = [
    [],
    [end],
    [part('form-data; name="image"; filename="a.png"', png), end],
    [part(`form-data; name="${quoted}"; filename="a.png"`, png), end],
    [part('form-data', png), end],
    [part('form-data; name=""', png), end],
    [part('attachment; filename="a.png"', png), end],
    [part('', png), end],
    [part('form-data; name="image_url"', 'https://host.example/a.png'), end],
    [part('form-data; name="image_url"; filename="a.png"', ''), end],
    [part(`form-data; name="image_url"; filename="${quoted}"`, odd), end],
    [part('form-data; name="image_url"; filename="a.png"', png, 'multipart/mixed; boundary=inner'), end],
    [part('form-data; name="image_url"; filename="a.png"', odd, 'application/json'), end],
    [part('form-data; name="__proto__"; filename="a.png"', png), end],
    [part('form-data; name="__proto__"', 'x'), part('form-data; name="constructor"', 'x'), end],
    [part("form-data; name*=UTF-8''%ff%00; filename*=UTF-8''%2e%2e%2fa.png", png), end],
    Array.from({ length: 30 }, (_, at) => part(`form-data; name="f${at}"`, 'x')),
    [...Array.from({ length: 30 }, (_, at) => part(`form-data; name="f${at}"; filename="a"`, png)), end],
    [part('form-data; name="image_url"; filename="a.png"', png)],
    [Buffer.from(`--${boundary}\r\n${'x: y\r\n'.repeat(3000)}\r\n`), end],
    [Buffer.from(`--${boundary}`)],
    [end, part('form-data; name="image_url"; filename="a.png"', png)],
  ];
  const halfOfTheRight = right.body?.slice(0, random.below(right.body.length)) ?? '';
  return random.pick<HttpRequest>([
    { ...right, body: halfOfTheRight },
    ...bodies.map((pieces) => ({
      ...right,
      headers: { ...right.headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: Buffer.concat(pieces),
    })),
  ]);
}
