import { uploadCompanyImage } from '@glo/adapters/wire/company';
import { imageTypes } from '@glo/domain/files/file-type';
import { pixelsOf } from '@glo/domain/files/image-pixels';
import { anImage } from '@glo/domain/testing/images';
import { describe, expect, it } from 'vitest';
import { aFile, aForm, uploadImage } from '../testing/files.ts';
import { aSignedInAsha } from '../testing/running.ts';
import type { FileShelf } from '../store/file-shelf.ts';

describe('POST /upload/company/image', () => {
  it('keeps an image and serves it with safe headers', async () => {
    const { asha, visitor, world } = await aSignedInAsha();
    const address = await uploadImage(asha, aFile('png', 3000, 'logo.exe'));
    expect(address).toMatch(/^\/uploads\/[0-9a-f]{24}\.png$/);
    expect([...world.store.all('uploads')]).toMatchObject([
      { accountId: 'asha', kind: 'company-image', contentType: 'image/png', bytes: 3000 },
    ]);

    const { headers } = await visitor().fetch(address);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(headers.get('content-disposition')).toBe(null);
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'; frame-ancestors 'none'");
  });

  it('answers 503 when the disk refuses, and keeps no row', async () => {
    const { asha, world } = await aSignedInAsha();
    const { files } = world as { files: FileShelf };
    files.put = () => Promise.reject(new Error('ENOSPC: no space left on device'));
    const { status, body } = await asha.call(uploadCompanyImage, { form: aForm(['image_url', aFile('png')]) });
    expect(status).toBe(503);
    expect(JSON.stringify(body)).not.toContain('ENOSPC');
    expect(world.store.count('uploads')).toBe(0);
  });
});

describe('a public image', () => {
  it.each(imageTypes)('is served without its metadata as %s', async (type) => {
    const { asha, url, world } = await aSignedInAsha();
    const photo = new File([anImage(type, { secret: 'GPS 18.5204 N', orientation: 6 })], 'photo');
    const response = await fetch(url + (await uploadImage(asha, photo)));
    const served = Buffer.from(await response.arrayBuffer());
    expect(pixelsOf(served, type)).toBe(6);
    expect(served.includes('GPS')).toBe(false);
    expect([...world.store.all('uploads')]).toMatchObject([{ bytes: served.length }]);
    expect(response.headers.get('content-type')).toBe(type);
  });

  it('in the HEIC format of a phone is refused with advice', async () => {
    const { asha } = await aSignedInAsha();
    const photo = new File(['\0\0\0\u0018ftypheic\0\0\0\0mif1heic'], 'photo.jpg', { type: 'image/jpeg' });
    expect(await asha.call(uploadCompanyImage, { form: aForm(['image_url', photo]) })).toMatchObject({
      status: 415,
      body: { message: 'This photo is in the HEIC format. Please save it as JPEG and choose it again.' },
    });
  });
});

describe('GET /uploads/', () => {
  it.each(['/uploads/0123456789abcdef01234567.png', '/uploads/..%2fsecret', '/uploads/'])(
    'has nothing at %s',
    async (path) => {
      const { visitor } = await aSignedInAsha();
      expect((await visitor().fetch(path, { headers: { accept: 'text/html' } })).status).toBe(404);
    },
  );

  it('does not serve a file under another type', async () => {
    const { asha, visitor } = await aSignedInAsha();
    const address = await uploadImage(asha);
    expect((await visitor().fetch(address.replace('.png', '.html'))).status).toBe(404);
  });
});
