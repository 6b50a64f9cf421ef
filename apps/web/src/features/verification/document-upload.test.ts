import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { aCertificate, aVerificationGateway } from '@glo/domain/testing/verification';
import type { UploadWatch } from '@glo/domain/verification/verification-gateway';
import { describe, expect, it, vi } from 'vitest';
import { Notices } from '../../state/notices.ts';
import { aPdf, aPicture, unreadable } from '../../testing/documents.ts';
import { DocumentUpload } from './document-upload.ts';

const wrongType =
  'Incorrect file type.Document uploads are only permitted in PDF and DOC format. Please try to upload a PDF or DOC file.';

describe('a document', () => {
  it('is uploaded when it is chosen, and its address is kept', async () => {
    const { upload, gateway } = anUpload();
    const file = aPdf();
    await upload.pick(file);
    expect(gateway.asked.map((asked) => asked.slice(0, 3))).toEqual([['upload', 'company', file]]);
    expect(upload.document).toEqual({
      name: 'certificate.pdf',
      type: 'application/pdf',
      size: file.size,
      url: '/uploads/1.pdf',
    });
    expect(await upload.arrived()).toBe(true);
  });

  it.each([aPicture(), aPicture('certificate.pdf'), aPdf('certificate.png')])(
    'that is none is an alert, and changes nothing: $name, $type',
    async (file) => {
      const { upload, gateway, notices } = anUpload();
      await upload.pick(aPdf('first.pdf'));
      await upload.pick(file);
      expect(notices.alerts).toEqual([wrongType]);
      expect(upload.document?.name).toBe('first.pdf');
      expect(gateway.asked).toHaveLength(1);
    },
  );

  it('of which only the service finds that it is none is the same alert', async () => {
    const { upload, gateway, notices } = anUpload();
    gateway.answers.upload = failure('refused', wrongType);
    await upload.pick(aPdf());
    expect(notices.alerts).toEqual([wrongType]);
  });

  it('shows the reason of a refusal as the second line of the alert', async () => {
    const { upload, gateway, notices } = anUpload();
    gateway.answers.upload = failure('refused', 'Too many uploads.');
    await upload.pick(aPdf());
    gateway.answers.upload = failure('server-error', 'Out of order.');
    await upload.uploading.askAgain();
    expect(notices.alerts).toEqual(['It failed\nToo many uploads.', 'It failed']);
  });

  it('says how far it is', async () => {
    const { upload, watch } = await anUploadUnderWay();
    expect([upload.uploading.pending, upload.progress]).toEqual([true, 0]);
    watch().onProgress(0.42);
    expect(upload.progress).toBe(0.42);
    void upload.pick(aPdf('second.pdf'));
    await vi.waitFor(() => expect(upload.document?.name).toBe('second.pdf'));
    expect(upload.progress).toBe(0);
  });

  it('can be cancelled: the request ends, and a late answer is dropped', async () => {
    const { upload, watch, answer, picked } = await anUploadUnderWay();
    upload.remove();
    expect(watch().stop.aborted).toBe(true);
    answer(success('/uploads/1.pdf'));
    await picked;
    expect([upload.document, upload.uploading.pending]).toEqual([null, false]);
  });

  it('can be replaced by another while it is on its way', async () => {
    const { upload, gateway, watch, answer, picked } = await anUploadUnderWay();
    const first = watch();
    gateway.answers.upload = success('/uploads/2.pdf');
    await upload.pick(aPdf('second.pdf'));
    expect(first.stop.aborted).toBe(true);
    answer(success('/uploads/1.pdf'));
    await picked;
    expect(upload.document).toMatchObject({ name: 'second.pdf', url: '/uploads/2.pdf' });
  });

  it('that fails is an alert, stays, and can be tried again', async () => {
    const { upload, gateway, notices } = anUpload();
    gateway.answers.upload = failure('unreachable');
    await upload.pick(aPdf());
    expect(notices.alerts).toEqual(['It failed']);
    expect([upload.failed, upload.document?.name]).toEqual([true, 'certificate.pdf']);
    gateway.answers.upload = success('/uploads/1.pdf');
    await upload.uploading.askAgain();
    expect([upload.failed, upload.document?.url]).toEqual([false, '/uploads/1.pdf']);
  });

  it.each(['NotReadableError', 'NotFoundError'])('that changed on the device (%s) is a second line', async (name) => {
    const { upload, gateway, notices } = anUpload();
    gateway.answers.upload = failure('unreachable');
    const file = aPdf();
    await upload.pick(file);
    unreadable(file, name);
    await upload.uploading.askAgain();
    expect(notices.alerts).toEqual(['It failed', 'It failed\nThe file has changed. Please choose it again.']);
  });

  it('is not sent if the screen is left, or another is chosen, before it has been read', async () => {
    const { upload, gateway } = anUpload();
    await Promise.all([upload.pick(aPdf('first.pdf')), upload.pick(aPdf('second.pdf'))]);
    expect(upload.document?.name).toBe('second.pdf');
    const third = upload.pick(aPdf('third.pdf'));
    upload.stop();
    await third;
    expect(gateway.asked).toHaveLength(1);
  });

  it.each([
    ['NotFoundError', 'This file is no longer there. Please choose it again.'],
    ['NotReadableError', 'This file could not be read. Please check that you may open it, or choose another one.'],
  ])('that cannot be read (%s) is an alert, and the one before stays', async (name, words) => {
    const { upload, notices } = anUpload();
    await upload.pick(aPdf('first.pdf'));
    await upload.pick(unreadable(aPdf(), name));
    expect([notices.alerts, upload.document?.name]).toEqual([[words], 'first.pdf']);
  });

  it('fails without a word when the session is over: the login has one', async () => {
    const { upload, gateway, notices } = anUpload();
    gateway.answers.upload = failure('signed-out');
    await upload.pick(aPdf());
    expect(notices.alerts).toEqual([]);
  });

  it('is waited for, and one that failed is sent again', async () => {
    const under = await anUploadUnderWay();
    const arrived = under.upload.arrived();
    under.answer(success('/uploads/1.pdf'));
    expect(await arrived).toBe(true);

    const { upload, gateway } = anUpload();
    gateway.answers.upload = failure('unreachable');
    await upload.pick(aPdf());
    expect(await upload.arrived()).toBe(false);
    gateway.answers.upload = success('/uploads/1.pdf');
    expect(await upload.arrived()).toBe(true);
  });

  it('is asked for again after a reload when it had not arrived', async () => {
    const { upload } = anUpload();
    upload.restore(aCertificate({ name: 'card.pdf', url: '' }));
    expect([upload.document, upload.lost]).toEqual([null, 'card.pdf']);
    await upload.pick(aPdf());
    expect(upload.lost).toBe('');
  });

  it('that had not arrived can be let go, and then there is nothing to send', async () => {
    const { upload, gateway } = anUpload();
    upload.restore(aCertificate({ name: 'card.pdf', url: '' }));
    const { remove } = upload;
    remove();
    await upload.uploading.askAgain();
    expect([upload.document, upload.lost, upload.failed, gateway.asked]).toEqual([null, '', false, []]);
    expect(await upload.arrived()).toBe(false);
  });

  it('that was never chosen has no name', () => {
    const { upload } = anUpload();
    expect([upload.lost, upload.progress]).toEqual(['', 0]);
    upload.restore(null);
    expect([upload.document, upload.lost]).toEqual([null, '']);
  });

  it('is there again after a reload when it had', () => {
    const { upload } = anUpload();
    upload.restore(aCertificate());
    expect([upload.document, upload.lost]).toEqual([aCertificate(), '']);
  });
});

function anUpload() {
  const gateway = aVerificationGateway();
  const notices = new Notices();
  const upload = new DocumentUpload({ whose: 'company', gateway, notices, failedText: 'It failed' });
  return { upload, gateway, notices };
}

/** Its answer comes when the test says so. */
async function anUploadUnderWay() {
  const { upload, gateway, notices } = anUpload();
  const answer = Promise.withResolvers<Outcome<string>>();
  gateway.answers.upload = answer.promise;
  const picked = upload.pick(aPdf());
  await vi.waitFor(() => expect(gateway.asked).toHaveLength(1));
  const watch = () => gateway.asked[0]?.[3] as UploadWatch;
  return { upload, gateway, notices, picked, watch, answer: answer.resolve };
}
