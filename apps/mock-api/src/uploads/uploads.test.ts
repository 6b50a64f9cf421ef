import { uploadCompanyImage } from '@glo/adapters/wire/company';
import { imageTypes } from '@glo/domain/files/file-type';
import { pixelsOf } from '@glo/domain/files/image-pixels';
import { anImage } from '@glo/domain/testing/images';
import { describe, expect, it } from 'vitest';
import { aFile, aForm } from '../testing/files.ts';
import { anAccount } from '../testing/people.ts';
import { aRunningMockApi } from '../testing/running.ts';
import type { FileShelf } from '../store/file-shelf.ts';

async function asha() {
  const running = await aRunningMockApi({ accounts: [anAccount('asha')] });
  const browser = await running.signedIn('asha@acme.example');
  const upload = (form: FormData) => browser.call(uploadCompanyImage, { form });
  return { ...running, browser, upload };
}

describe('POST /upload/company/image', () => {
  it('keeps an image and serves it with safe headers', async () => {
    const { upload, visitor, world, url } = await asha();
    const file = aFile('png', 3000, 'logo.exe');
    const { status, body } = await upload(aForm(['image_url', file]));
    expect(status).toBe(200);
    const { companyImageUrl } = body as { companyImageUrl: string };
    expect(companyImageUrl).toMatch(/^\/uploads\/[0-9a-f]{24}\.png$/);
    expect([...world.store.all('uploads')]).toMatchObject([
      { accountId: 'asha', kind: 'company-image', contentType: 'image/png', bytes: 3000 },
    ]);

    const { headers } = await visitor().fetch(companyImageUrl);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(headers.get('content-disposition')).toBe(null);
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'; frame-ancestors 'none'");
    const served = await (await fetch(url + companyImageUrl)).arrayBuffer();
    expect(Buffer.from(served).equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
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

describe('a public image', () => {
  it.each(imageTypes)('is served without its metadata as %s', async (type) => {
    const { upload, visitor, url, world } = await asha();
    const photo = new File([anImage(type, { secret: 'GPS 18.5204 N', orientation: 6 })], 'photo');
    const { body } = await upload(aForm(['image_url', photo]));
    const { companyImageUrl } = body as { companyImageUrl: string };
    const served = Buffer.from(await (await fetch(url + companyImageUrl)).arrayBuffer());
    expect(pixelsOf(served, type)).toBe(6);
    expect(served.includes('GPS')).toBe(false);
    expect([...world.store.all('uploads')]).toMatchObject([{ bytes: served.length }]);
    expect((await visitor().fetch(companyImageUrl)).headers.get('content-type')).toBe(type);
  });

  it('in the HEIC format of a phone is refused with advice', async () => {
    const { upload } = await asha();
    const photo = new File(['\0\0\0\u0018ftypheic\0\0\0\0mif1heic'], 'photo.jpg', { type: 'image/jpeg' });
    expect(await upload(aForm(['image_url', photo]))).toMatchObject({
      status: 415,
      body: { message: 'This photo is in the HEIC format. Please save it as JPEG and choose it again.' },
    });
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
});
