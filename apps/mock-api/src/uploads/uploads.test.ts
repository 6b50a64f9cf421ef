import { uploadCompanyImage } from '@glo/adapters/wire/company';
import { describe, expect, it } from 'vitest';
import { aFile, aForm } from '../testing/files.ts';
import { anAccount } from '../testing/people.ts';
import { aRunningStandIn } from '../testing/running.ts';
import type { FileShelf } from '../store/file-shelf.ts';
import { memoryShelf } from '../store/file-shelf.ts';

const megabytes = 1024 * 1024;
const notAnImage = 'Please choose a PNG, JPEG, WebP, GIF or AVIF image.';

async function asha() {
  const running = await aRunningStandIn({ accounts: [anAccount('asha')] });
  const browser = await running.signedIn('asha@acme.example');
  const upload = (form: FormData) => browser.call(uploadCompanyImage, { form });
  return { ...running, browser, upload };
}

describe('POST /upload/company/image', () => {
  it.each([
    ['png', 'image/png', 'png'],
    ['jpeg', 'image/jpeg', 'jpg'],
    ['webp', 'image/webp', 'webp'],
    ['gif', 'image/gif', 'gif'],
    ['avif', 'image/avif', 'avif'],
  ] as const)('keeps and serves %s', async (type, contentType, extension) => {
    const { upload, visitor, world, url } = await asha();
    const file = aFile(type, 3000, 'logo.exe');
    const { status, body } = await upload(aForm(['image_url', file]));
    expect(status).toBe(200);
    const { companyImageUrl } = body as { companyImageUrl: string };
    expect(companyImageUrl).toMatch(new RegExp(`^/uploads/[0-9a-f]{24}\\.${extension}$`));
    expect([...world.store.all('uploads')]).toMatchObject([
      { accountId: 'asha', kind: 'company-image', contentType, bytes: 3000 },
    ]);

    const { headers } = await visitor().fetch(companyImageUrl);
    expect(headers.get('content-type')).toBe(contentType);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(headers.get('content-disposition')).toBe(null);
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'; frame-ancestors 'none'");
    const served = await (await fetch(url + companyImageUrl)).arrayBuffer();
    expect(Buffer.from(served).equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
  });

  it('takes exactly 5 MB', async () => {
    const { upload, world } = await asha();
    expect((await upload(aForm(['image_url', aFile('png', 5 * megabytes)]))).status).toBe(200);
    expect([...world.store.all('uploads')]).toMatchObject([{ bytes: 5 * megabytes }]);
  });

  it.each([
    [
      'one byte more than 5 MB',
      aForm(['image_url', aFile('png', 5 * megabytes + 1)]),
      413,
      'The file is larger than 5 MB.',
    ],
    ['much more than 5 MB', aForm(['image_url', aFile('png', 30 * megabytes)]), 413, 'The file is larger than 5 MB.'],
    ['SVG called PNG', aForm(['image_url', aFile('svg', 500, 'logo.png')]), 415, notAnImage],
    ['HTML called PNG', aForm(['image_url', aFile('html', 500, 'logo.png')]), 415, notAnImage],
    ['PDF', aForm(['image_url', aFile('pdf')]), 415, notAnImage],
    ['another field', aForm(['image', aFile('png')]), 400, 'image_url: The file came in the field "image" instead.'],
    [
      'the right field and another one',
      aForm(['image_url', aFile('png')], ['image', aFile('png')]),
      400,
      'image_url: The file came in the field "image" instead.',
    ],
    [
      'two files',
      aForm(['image_url', aFile('png')], ['image_url', aFile('gif')]),
      400,
      'image_url: Please send one file only.',
    ],
    [
      'four files',
      aForm(...Array.from({ length: 4 }, () => ['image_url', aFile('png')] as const)),
      400,
      'image_url: Please send one file only.',
    ],
    ['no file', aForm(), 400, 'image_url: There is no file.'],
    ['an empty file', aForm(['image_url', aFile('png', 0)]), 400, 'The file is empty.'],
  ])(
    'refuses %s and keeps nothing; the field is named to developers, not to people',
    async (_what, form, status, message) => {
      const { upload, world } = await asha();
      const answer = await upload(form);
      expect(answer.status).toBe(status);
      expect(answer.body).toEqual({ message });
      expect(world.store.count('uploads')).toBe(0);
    },
  );

  it('refuses text in the place of the file', async () => {
    const { upload } = await asha();
    const form = new FormData();
    form.append('image_url', 'logo.png');
    expect(await upload(form)).toMatchObject({ status: 400, body: { message: 'image_url: There is no file.' } });
  });

  it.each([
    ['JSON', 'application/json', '{}', 415, 'multipart/form-data'],
    ['a file that comes alone', 'image/png', 'x', 415, 'multipart/form-data'],
    ['a form without a boundary', 'multipart/form-data', 'x', 400, 'image_url'],
    [
      'a form that was cut off',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="image_url"; filename="a"\r\n\r\nabc',
      400,
      'image_url',
    ],
  ])('refuses %s', async (_what, type, body, status, words) => {
    const { browser } = await asha();
    const answer = await browser.fetch('/api/recruiter/upload/company/image', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ message: expect.stringContaining(words) });
  });

  it('turns strangers away', async () => {
    const { visitor } = await asha();
    const answer = await visitor().call(uploadCompanyImage, {
      form: aForm(['image_url', aFile('png', 4 * megabytes)]),
    });
    expect(answer.status).toBe(401);
  });

  it('answers 503 when the disk refuses, and keeps no row', async () => {
    const { upload, world } = await asha();
    const { files } = world as { files: FileShelf };
    files.put = () => Promise.reject(new Error('ENOSPC: no space left on device'));
    const { status, body } = await upload(aForm(['image_url', aFile('png')]));
    expect(status).toBe(503);
    expect(JSON.stringify(body)).not.toContain('ENOSPC');
    expect(world.store.count('uploads')).toBe(0);
  });
});

describe('GET /uploads/', () => {
  it.each(['/uploads/0123456789abcdef01234567.png', '/uploads/..%2fsecret', '/uploads/'])(
    'has nothing at %s',
    async (path) => {
      const { visitor } = await asha();
      expect((await visitor().fetch(path, { headers: { accept: 'text/html' } })).status).toBe(404);
    },
  );

  it('does not serve a file under another type', async () => {
    const { upload, visitor } = await asha();
    const { body } = await upload(aForm(['image_url', aFile('png')]));
    const address = (body as { companyImageUrl: string }).companyImageUrl;
    expect((await visitor().fetch(address.replace('.png', '.html'))).status).toBe(404);
  });

  it('shows documents only to who uploaded them', async () => {
    const { browser, visitor, world } = await asha();
    const id = '0123456789abcdef01234567';
    const row = {
      id,
      accountId: 'asha',
      kind: 'recruiter-document',
      contentType: 'image/png',
      bytes: 3,
      createdAt: '',
    } as const;
    await world.store.write((tx) => tx.put('uploads', row));
    await world.files.put(`${id}.png`, Buffer.from('abc'));
    expect((await visitor().fetch(`/uploads/${id}.png`)).status).toBe(404);
    expect(await browser.fetch(`/uploads/${id}.png`)).toMatchObject({ status: 200, body: 'abc' });
  });
});

describe('the shelf in memory', () => {
  it('forgets what was removed', async () => {
    const shelf = memoryShelf();
    await shelf.put('a', Buffer.from('1'));
    await shelf.remove('a');
    expect(await shelf.get('a')).toBeUndefined();
  });
});
