import { required } from '@glo/domain/form/rules';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { FakeCompanies } from '@glo/domain/testing/onboarding';
import { anImage } from '@glo/domain/testing/images';
import { describe, expect, it, vi } from 'vitest';
import { formField } from '../../../state/fields/form-fields.ts';
import { Notices } from '../../../state/notices.ts';
import { aPicture, makeUnreadable } from '../../../testing/documents.ts';
import { CompanyImage } from './company-image.ts';

describe('the company image', () => {
  it('is uploaded when it is chosen', async () => {
    const { image, companies } = aCompanyImage();
    const answer = Promise.withResolvers<Outcome<string>>();
    companies.uploadAnswer = answer.promise;
    // Exactly 5 MB still pass.
    const picked = image.pick(new File([anImage('image/png', { bytes: 5 * 1024 * 1024 })], 'logo.png'));
    await vi.waitFor(() => expect(image.uploading.pending).toBe(true));
    expect(image.file?.name).toBe('logo.png');
    answer.resolve(success('/uploads/logo.png'));
    await picked;
    expect(companies.uploaded.map(({ name }) => name)).toEqual(['logo.png']);
    expect(image.url).toBe('/uploads/logo.png');
  });

  it.each([
    [
      'too large',
      new File([anImage('image/png', { bytes: 5 * 1024 * 1024 + 1 })], 'a'),
      'Image size exceeds 5MB limit.',
    ],
    [
      'deleted',
      makeUnreadable(aPicture(), 'NotFoundError'),
      "We can't find this file any more. Please choose it again.",
    ],
  ])('is not uploaded when it is %s', async (_, picture, words) => {
    const { image, companies, notices } = aCompanyImage();
    await image.pick(picture);
    expect(notices.alerts).toEqual([words]);
    expect(companies.uploaded).toEqual([]);
    expect(image.file).toBeNull();
  });

  it('shows its error after a submission, except during an upload', async () => {
    const { image, companies } = aCompanyImage();
    expect(image.shownError).toBeNull();
    image.address.reveal();
    expect(image.shownError).toBe('Please choose your company image!');
    const answer = Promise.withResolvers<Outcome<string>>();
    companies.uploadAnswer = answer.promise;
    const picked = image.pick(aPicture());
    await vi.waitFor(() => expect(image.shownError).toBeNull());
    answer.resolve(failure('server-error'));
    await picked;
    expect(image.shownError).toBe('Please choose your company image!');
    companies.uploadAnswer = success('/uploads/second.png');
    await image.pick(aPicture());
    expect(image.shownError).toBeNull();
    image.remove();
    expect(image.shownError).toBeNull();
  });

  const limited = (text: string) => ({ ok: false, failure: { kind: 'refused', text, retryAt: new Date(0) } }) as const;

  it.each([
    [failure('refused'), "We can't show this file as a picture. Please choose another one."],
    [failure('refused', 'Not a PNG.'), "We can't show this file as a picture. Not a PNG."],
    [limited('Too many uploads.'), 'Too many uploads.'],
    [limited(''), null],
    [failure('server-error'), null],
  ])(
    'shows a failed upload, at the field only if it is the reason, until another is chosen: %j',
    async (answer, words) => {
      const { image, companies, notices } = aCompanyImage();
      companies.uploadAnswer = answer;
      await image.pick(aPicture());
      expect(notices.toasts).toMatchObject([{ key: 'server-failure', text: 'Some error occured! Please retry..' }]);
      expect([image.shownError, image.file]).toEqual([words, null]);
      companies.uploadAnswer = success('/uploads/second.png');
      await image.pick(aPicture());
      expect([image.shownError, image.url]).toEqual([null, '/uploads/second.png']);
    },
  );

  it('is removed with its refusal', async () => {
    const { image, companies } = aCompanyImage('/uploads/logo.png');
    companies.uploadAnswer = failure('refused');
    await image.pick(aPicture());
    expect(image.shownError).not.toBeNull();
    const { remove } = image;
    remove();
    expect([image.shownError, image.url]).toEqual([null, '']);
  });

  it('keeps the previous one after a canceled upload', async () => {
    const { image, companies } = aCompanyImage('/uploads/logo.png');
    const slow = Promise.withResolvers<Outcome<string>>();
    companies.uploadAnswer = slow.promise;
    const picked = image.pick(aPicture());
    await vi.waitFor(() => expect(image.uploading.pending).toBe(true));
    const { cancel } = image;
    cancel();
    slow.resolve(success('/uploads/second.png'));
    await picked;
    expect(image.url).toBe('/uploads/logo.png');
    expect(image.file).toBeNull();
  });

  it('explains that the file has changed during the upload', async () => {
    const { image, companies, notices } = aCompanyImage();
    const answer = Promise.withResolvers<Outcome<string>>();
    companies.uploadAnswer = answer.promise;
    const file = aPicture();
    const picked = image.pick(file);
    await vi.waitFor(() => expect(image.uploading.pending).toBe(true));
    makeUnreadable(file);
    answer.resolve(failure('unreachable'));
    await picked;
    const [text, detail] = ['Some error occured! Please retry..', 'The file has changed. Please choose it again.'];
    expect(notices.toasts).toMatchObject([{ text, detail }]);
  });
});

function aCompanyImage(url = '') {
  const companies = new FakeCompanies();
  const notices = new Notices();
  return {
    image: new CompanyImage(formField(url, required('Please choose your company image!')), companies, notices),
    companies,
    notices,
  };
}
