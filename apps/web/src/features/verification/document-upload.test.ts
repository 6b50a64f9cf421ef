import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { aCertificate, aVerificationGateway } from '@glo/domain/testing/verification';
import type { UploadWatch } from '@glo/domain/verification/verification-gateway';
import { describe, expect, it, vi } from 'vitest';
import { Notices } from '../../state/notices.ts';
import { aPdf, aPicture, makeUnreadable } from '../../testing/documents.ts';
import { DocumentUpload } from './document-upload.ts';

const wrongType =
  'Incorrect file type.Document uploads are only permitted in PDF and DOC format. Please try to upload a PDF or DOC file.';

describe('a document upload', () => {
  it('starts when a file is chosen', async () => {
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
    'refuses a file of another type with an alert: $name, $type',
    async (file) => {
      const { upload, gateway, notices } = anUpload();
      await upload.pick(aPdf('first.pdf'));
      await upload.pick(file);
      expect(notices.alerts).toEqual([wrongType]);
      expect(upload.document?.name).toBe('first.pdf');
      expect(gateway.asked).toHaveLength(1);
    },
  );

  it('shows the same alert if only the service finds the wrong type', async () => {
    const { upload, gateway, notices } = anUpload();
    gateway.answers.upload = failure('refused', wrongType);
    await upload.pick(aPdf());
    expect(notices.alerts).toEqual([wrongType]);
  });

  it('shows the reason of a refusal as the second line', async () => {
    const { upload, gateway, notices } = anUpload();
    gateway.answers.upload = failure('refused', 'Too many uploads.');
    await upload.pick(aPdf());
    gateway.answers.upload = failure('server-error', 'Out of order.');
    await upload.uploading.restart();
    expect(notices.alerts).toEqual(['It failed\nToo many uploads.', 'It failed']);
  });

  it('reports its progress', async () => {
    const { upload, watch } = await anUploadUnderWay();
    expect([upload.uploading.pending, upload.progress]).toEqual([true, 0]);
    watch().onProgress(0.42);
    expect(upload.progress).toBe(0.42);
    void upload.pick(aPdf('second.pdf'));
    await vi.waitFor(() => expect(upload.document?.name).toBe('second.pdf'));
    expect(upload.progress).toBe(0);
  });

  it('is aborted on removal, and ignores a late response', async () => {
    const { upload, watch, answer, picked } = await anUploadUnderWay();
    upload.remove();
    expect(watch().stop.aborted).toBe(true);
    answer(success('/uploads/1.pdf'));
    await picked;
    expect([upload.document, upload.uploading.pending]).toEqual([null, false]);
  });

  it('is aborted when another file is chosen', async () => {
    const { upload, gateway, watch, answer, picked } = await anUploadUnderWay();
    const first = watch();
    gateway.answers.upload = success('/uploads/2.pdf');
    await upload.pick(aPdf('second.pdf'));
    expect(first.stop.aborted).toBe(true);
    answer(success('/uploads/1.pdf'));
    await picked;
    expect(upload.document).toMatchObject({ name: 'second.pdf', url: '/uploads/2.pdf' });
  });

  it('keeps the file after a failure and can be tried again', async () => {
    const { upload, gateway, notices } = anUpload();
    gateway.answers.upload = failure('unreachable');
    await upload.pick(aPdf());
    expect(notices.alerts).toEqual(['It failed']);
    expect([upload.failed, upload.document?.name]).toEqual([true, 'certificate.pdf']);
    gateway.answers.upload = success('/uploads/1.pdf');
    await upload.uploading.restart();
    expect([upload.failed, upload.document?.url]).toEqual([false, '/uploads/1.pdf']);
  });

  it.each(['NotReadableError', 'NotFoundError'])('explains that the file has changed (%s)', async (name) => {
    const { upload, gateway, notices } = anUpload();
    gateway.answers.upload = failure('unreachable');
    const file = aPdf();
    await upload.pick(file);
    makeUnreadable(file, name);
    await upload.uploading.restart();
    expect(notices.alerts).toEqual(['It failed', 'It failed\nThe file has changed. Please choose it again.']);
  });

  it('does not start if the screen closes or another file is chosen while it is read', async () => {
    const { upload, gateway } = anUpload();
    await Promise.all([upload.pick(aPdf('first.pdf')), upload.pick(aPdf('second.pdf'))]);
    expect(upload.document?.name).toBe('second.pdf');
    const third = upload.pick(aPdf('third.pdf'));
    upload.stop();
    await third;
    expect(gateway.asked).toHaveLength(1);
  });

  it.each([
    ['NotFoundError', "We can't find this file any more. Please choose it again."],
    ['NotReadableError', "We couldn't read this file. Check that you can open it, or choose another one."],
  ])('keeps the previous file if the new one cannot be read (%s)', async (name, words) => {
    const { upload, notices } = anUpload();
    await upload.pick(aPdf('first.pdf'));
    await upload.pick(makeUnreadable(aPdf(), name));
    expect([notices.alerts, upload.document?.name]).toEqual([[words], 'first.pdf']);
  });

  it('shows nothing after the session has ended, because the login does', async () => {
    const { upload, gateway, notices } = anUpload();
    gateway.answers.upload = failure('signed-out');
    await upload.pick(aPdf());
    expect(notices.alerts).toEqual([]);
  });

  it('is awaited, and retried after a failure', async () => {
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

  it('asks for the file again after a reload interrupted it', async () => {
    const { upload } = anUpload();
    upload.restore(aCertificate({ name: 'card.pdf', url: '' }));
    expect([upload.document, upload.lost]).toEqual([null, 'card.pdf']);
    await upload.pick(aPdf());
    expect(upload.lost).toBe('');
  });

  it('can be dropped after a reload interrupted it', async () => {
    const { upload, gateway } = anUpload();
    upload.restore(aCertificate({ name: 'card.pdf', url: '' }));
    const { remove } = upload;
    remove();
    await upload.uploading.restart();
    expect([upload.document, upload.lost, upload.failed, gateway.asked]).toEqual([null, '', false, []]);
    expect(await upload.arrived()).toBe(false);
  });
});

function anUpload() {
  const gateway = aVerificationGateway();
  const notices = new Notices();
  const upload = new DocumentUpload({ party: 'company', gateway, notices, uploadFailed: 'It failed' });
  return { upload, gateway, notices };
}

/** The test sends the response. */
async function anUploadUnderWay() {
  const { upload, gateway, notices } = anUpload();
  const answer = Promise.withResolvers<Outcome<string>>();
  gateway.answers.upload = answer.promise;
  const picked = upload.pick(aPdf());
  await vi.waitFor(() => expect(gateway.asked).toHaveLength(1));
  const watch = () => gateway.asked[0]?.[3] as UploadWatch;
  return { upload, gateway, notices, picked, watch, answer: answer.resolve };
}
