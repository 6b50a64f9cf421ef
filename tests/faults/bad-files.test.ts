import { once } from 'node:events';
import http from 'node:http';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { wireTable } from '@glo/adapters/wire/table';
import { imageTypes } from '@glo/domain/files/file-type';
import { anImage } from '@glo/domain/testing/images';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../apps/mock-api/src/store/testing/temp-folder.ts';
import { aFile, aForm } from '../../apps/mock-api/src/testing/files.ts';
import { requestOf } from './support/http.ts';
import { callNamed } from './support/right-inputs.ts';
import { aServer } from './support/server.ts';

const megabytes = 1024 * 1024;
const aboutTheFile = /^{"message":"[A-Z]/;

const uploads = Object.entries(wireTable).flatMap(([name, call]) => {
  const { file } = call;
  if (file === undefined) return [];
  const kind = file.endsWith('_documents') ? ('document' as const) : ('image' as const);
  return [{ name, call, field: file, kind, ceiling: kind === 'image' ? 5 * megabytes : 25 * megabytes }];
});

it('the list of uploads is complete', () => {
  expect(uploads.map(({ name }) => name)).toHaveLength(5);
});

describe.each(uploads)('$name', ({ name, call, field, kind, ceiling }) => {
  const right = kind === 'image' ? 'png' : 'pdf';
  const { params = {} } = callNamed(name).input;

  async function anUpload() {
    const folder = tempFolder();
    const server = await aServer({ folder });
    return async (form: FormData) => {
      const before = server.digest();
      const answer = await server.call(call, { params, form }, server.cookieOf('asha'));
      const kept = readdirSync(join(folder, 'uploads'));
      return { answer, kept, rowsChanged: server.digest() !== before };
    };
  }

  /** Messages about a wrong file do not name a field. Messages about a wrong request do. */
  const refused = (status: number, message: RegExp) => ({
    answer: { status, text: expect.stringMatching(message) },
    kept: [],
    rowsChanged: false,
  });

  it('refuses wrong files and forms, and stores nothing of them', async () => {
    const upload = await anUpload();
    const text = new FormData();
    text.append(field, 'not a file');
    const forms: readonly (readonly [what: string, status: number, form: FormData])[] = [
      ['another type', 415, aForm([field, aFile('html')])],
      ['one byte too much', 413, aForm([field, aFile(right, ceiling + 1)])],
      [
        'a second file, of 100 MB',
        400,
        aForm([field, aFile(right)], [field, new File([new Uint8Array(100 * megabytes)], 'b')]),
      ],
      ['a further field', 400, aForm([field, aFile(right)], ['other', aFile(right)])],
      ['a further field first', 400, aForm(['__proto__', aFile(right)], [field, aFile(right)])],
      ['text instead of the file', 400, text],
    ];
    for (const [what, status, form] of forms) {
      expect({ what, ...(await upload(form)) }).toMatchObject({
        what,
        ...refused(status, status === 400 ? new RegExp(`^{"message":"${field}: `) : aboutTheFile),
      });
    }
  });

  it('refuses a wrong type and a second file before they end', async () => {
    const server = await aServer();
    const { path, headers } = await requestOf(call, { params, form: aForm() }, server.cookieOf('asha'));
    const part = `--x\r\nContent-Disposition: form-data; name="${field}"; filename="a"\r\n\r\n`;
    const file = Buffer.from(await aFile(right).arrayBuffer()).toString('latin1');
    for (const [begun, status] of [
      [`${part}<html>${' '.repeat(8000)}`, 415],
      [`${part}${file}\r\n${part}more`, 400],
    ] as const) {
      const request = http.request(server.url + path, {
        method: 'POST',
        headers: {
          cookie: headers['cookie'],
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': ceiling,
        },
      });
      request.write(begun, 'latin1');
      const [response] = (await once(request, 'response')) as [http.IncomingMessage];

      expect(response.statusCode).toBe(status);
      request.on('error', () => undefined).destroy();
    }
    await expect.poll(() => server.world.files.names()).toEqual([]);
  });

  it('accepts a valid file with any name and stores it under a new name', async () => {
    const upload = await anUpload();
    for (const [count, fileName] of oddNames.entries()) {
      const { answer, kept } = await upload(aForm([field, aFile(right, 2000, fileName)]));
      expect([fileName, answer.status, kept.length]).toEqual([fileName, 200, count + 1]);
      expect(kept.filter((own) => !/^[0-9a-f]{24}\.(png|pdf)$/.test(own))).toEqual([]);
    }
  });
});

describe.each(uploads.filter(({ kind }) => kind === 'image'))('$name', ({ name, call, field }) => {
  it.each(imageTypes)('refuses %s that would take gigabytes to decode', async (type) => {
    const server = await aServer();
    const { params = {} } = callNamed(name).input;
    const frames = type === 'image/jpeg' ? 1 : 30;
    for (const looks of [
      { width: 16_000, height: 16_000 },
      { width: 1600, height: 1600 * (31 - frames), frames },
    ]) {
      const form = aForm([field, new File([anImage(type, looks)], 'bomb', { type })]);
      const answer = await server.call(call, { params, form }, server.cookieOf('asha'));
      expect(answer).toMatchObject({ status: 413, text: expect.stringContaining('more than 25 megapixels') });
    }
    expect(await server.world.files.names()).toEqual([]);
  });
});

const oddNames = [
  '../../../../etc/cron.d/job',
  '..\\..\\windows\\win.ini',
  '/etc/passwd',
  'paper.pdf.exe',
  '.htaccess',
  'a\u0000.png',
  'x'.repeat(5000),
  '"; filename="b.exe',
  '\u202efdp.exe',
  ' ',
];
