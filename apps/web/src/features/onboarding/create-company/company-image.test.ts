import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { FakeCompanies } from '@glo/domain/testing/onboarding';
import { describe, expect, it } from 'vitest';
import { Notices } from '../../../state/notices.ts';
import { CompanyImage } from './company-image.ts';

describe('the image of a company', () => {
  it('is uploaded when it is chosen, and its address is kept', async () => {
    const { image, companies } = anImage();
    const picked = image.pick(aPicture());
    expect([image.uploading.pending, image.ready, image.file?.name]).toEqual([true, false, 'logo.png']);
    await picked;
    expect(companies.uploaded.map(({ name }) => name)).toEqual(['logo.png']);
    expect(image.url).toBe('/uploads/logo.png');
    expect(image.ready).toBe(true);
  });

  it.each([
    [aPicture({ size: 5 * 1024 * 1024 + 1 }), 'Image size exceeds 5MB limit.'],
    [aPicture({ type: 'image/svg+xml' }), 'Choose a PNG, JPEG, WebP, GIF or AVIF image.'],
  ])('is not uploaded when it cannot be taken', async (picture, words) => {
    const { image, companies, notices } = anImage();
    await image.pick(picture);
    expect(notices.alerts).toEqual([words]);
    expect(companies.uploaded).toEqual([]);
    expect(image.file).toBeNull();
  });

  it('is missed once it was asked for, until another is on its way', async () => {
    const { image, companies } = anImage();
    expect(image.shownError).toBeNull();
    image.address.reveal();
    expect(image.shownError).toBe('Please choose your company image!');
    companies.uploadAnswer = failure('server-error');
    const picked = image.pick(aPicture());
    expect(image.shownError).toBeNull();
    await picked;
    expect(image.shownError).toBe('Please choose your company image!');
    companies.uploadAnswer = success('/uploads/second.png');
    await image.pick(aPicture());
    expect(image.shownError).toBeNull();
    image.remove();
    expect(image.shownError).toBeNull();
  });

  it('says so when the upload fails, and another can be chosen', async () => {
    const { image, companies, notices } = anImage();
    companies.uploadAnswer = failure('server-error');
    await image.pick(aPicture());
    expect(notices.toasts).toMatchObject([{ key: 'server-failure', text: 'Some error occured! Please retry..' }]);
    expect(image.file).toBeNull();
    companies.uploadAnswer = success('/uploads/second.png');
    await image.pick(aPicture());
    expect(image.url).toBe('/uploads/second.png');
  });

  it('says at its field that a file was refused for no picture, until another is chosen', async () => {
    const { image, companies, notices } = anImage();
    companies.uploadAnswer = failure('refused');
    await image.pick(aPicture());
    expect(image.shownError).toBe('This file cannot be shown as a picture. Please choose another one.');
    companies.uploadAnswer = failure('refused', 'Not a PNG.');
    await image.pick(aPicture());
    expect(image.shownError).toBe('This file cannot be shown as a picture. Not a PNG.');
    expect(notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..', detail: 'Not a PNG.' }]);
    companies.uploadAnswer = success('/uploads/second.png');
    const picked = image.pick(aPicture());
    expect(image.shownError).toBeNull();
    await picked;
    expect(image.shownError).toBeNull();
  });

  it.each([
    failure('server-error'),
    { ok: false, failure: { kind: 'refused', text: '', retryAt: new Date(0) } } as const,
  ])('is not called no picture where the file was no reason: %o', async (answer) => {
    const { image, companies } = anImage();
    companies.uploadAnswer = answer;
    await image.pick(aPicture());
    expect(image.shownError).toBeNull();
  });

  it('shows the sentence of a limit until the next upload', async () => {
    const { image, companies } = anImage();
    const text = 'Too many uploads. Please wait 60 minutes and try again.';
    companies.uploadAnswer = { ok: false, failure: { kind: 'refused', text, retryAt: new Date(0) } };
    await image.pick(aPicture());
    expect(image.shownError).toBe(text);
  });

  it('that was refused is no matter any more once there is none', async () => {
    const { image, companies } = anImage('/uploads/logo.png');
    companies.uploadAnswer = failure('refused');
    await image.pick(aPicture());
    expect([image.shownError === null, image.ready]).toEqual([false, true]);
    image.remove();
    expect(image.shownError).toBeNull();
  });

  it('of a stopped upload is not taken, and the one before stays', async () => {
    const { image, companies } = anImage('/uploads/logo.png');
    const slow = Promise.withResolvers<Outcome<string>>();
    companies.uploadAnswer = slow.promise;
    const picked = image.pick(aPicture());
    expect(image.ready).toBe(false);
    const { cancel } = image;
    cancel();
    slow.resolve(success('/uploads/second.png'));
    await picked;
    expect(image.url).toBe('/uploads/logo.png');
    expect(image.file).toBeNull();
  });

  it('can be sent once more when that takes too long', async () => {
    const { image, companies } = anImage();
    await image.pickAgain();
    expect(companies.uploaded).toEqual([]);
    companies.uploadAnswer = Promise.withResolvers<Outcome<string>>().promise;
    void image.pick(aPicture());
    companies.uploadAnswer = success('/uploads/second.png');
    await image.pickAgain();
    expect(companies.uploaded).toHaveLength(2);
    expect(image.url).toBe('/uploads/second.png');
  });

  it('can be removed', () => {
    const { image } = anImage('/uploads/logo.png');
    const { remove } = image;
    remove();
    expect(image.url).toBe('');
    expect(image.ready).toBe(false);
  });
});

function aPicture({ size = 4, type = 'image/png' } = {}): File {
  return new File([new Uint8Array(size)], 'logo.png', { type });
}

function anImage(url = '') {
  const companies = new FakeCompanies();
  const notices = new Notices();
  return { image: new CompanyImage(url, companies, notices), companies, notices };
}
