import { failure, success, type Outcome } from '@glo/domain/shared/outcome';
import { anImage } from '@glo/domain/testing/images';
import { describe, expect, it } from 'vitest';
import { aPicture, unreadable } from '../../../testing/documents.ts';
import { anAccountArea } from '../../../testing/own-account.ts';
import { PictureChange } from './picture-change.ts';

const aFile = (looks: Parameters<typeof anImage>[1], type = 'image/jpeg') =>
  new File([anImage('image/jpeg', looks)], 'a.jpg', { type });

const picture = (name: string) => new File(['picture'], name, { type: 'image/png' });

describe('a picture of the profile', () => {
  it('is cut before it is sent, and shown from then on', async () => {
    const { change, gateway, session } = aChange();
    const { choose } = change;
    await choose(aPicture('whole.png'));
    expect([change.chosen?.name, gateway.asked]).toEqual(['whole.png', []]);
    const sent = change.upload(picture('cut.png'));
    expect([change.chosen, change.shown?.name, change.uploading.pending, change.isUnsaved]).toEqual([
      null,
      'cut.png',
      true,
      true,
    ]);
    await sent;
    expect([change.shown?.name, change.uploading.pending, change.isUnsaved]).toEqual(['cut.png', false, false]);
    expect(session.current?.recruiter?.profilePicture).toBe('/uploads/new.png');
  });

  it('may be left as it is', async () => {
    const { change, gateway } = aChange();
    await change.choose(aPicture('whole.png'));
    const { doNotCrop } = change;
    doNotCrop();
    expect([change.chosen, change.shown, gateway.asked]).toEqual([null, null, []]);
  });

  it.each([
    ['of exactly 5 MiB', aFile({ bytes: 5 * 1024 * 1024 }), []],
    ['of more', aFile({ bytes: 5 * 1024 * 1024 + 1 }), ['Image size exceeds 5MB limit.']],
    ['of a type that the computer does not know', aFile({}, ''), []],
    ['of a type that does not exist', aFile({}, 'image/jpg'), []],
    ['without a type', aFile({}, 'application/octet-stream'), []],
    [
      'that is text',
      new File(['text'], 'a.png', { type: 'image/png' }),
      ['Choose a PNG, JPEG, WebP, GIF or AVIF image.'],
    ],
    [
      'that is no longer there',
      unreadable(aFile({}), 'NotFoundError'),
      ['This file is no longer there. Please choose it again.'],
    ],
  ])('%s', async (_, file, alerts) => {
    const { change, notices } = aChange();
    await change.choose(file);
    expect(notices.alerts).toEqual(alerts);
    expect(change.chosen === null).toBe(alerts.length > 0);
  });

  it.each([
    [failure('unreachable'), 'The picture was not uploaded. Your previous one stays.'],
    [failure('server-error', 'The disk is full.'), 'The picture was not uploaded. Your previous one stays.'],
    [failure('refused', 'This file is no picture.'), 'This file is no picture.'],
    [failure('refused'), 'The picture was not uploaded. Your previous one stays.'],
  ])('that does not arrive (%o) leaves the one from before, and can be sent again', async (answer, text) => {
    const { change, gateway } = aChange();
    gateway.answers.uploadPicture = answer;
    await change.upload(picture('cut.png'));
    expect([change.shown, change.uploading.problem, change.isUnsaved]).toEqual([null, text, true]);
    gateway.answers.uploadPicture = success('/uploads/new.png');
    await change.uploading.askAgain();
    expect(change.uploading.problem).toBeNull();
    expect([change.shown?.name, gateway.asked.length]).toEqual(['cut.png', 2]);
  });

  it('is sent again without waiting for the first answer; without one nothing is', async () => {
    const { change, gateway } = aChange();
    await change.uploading.askAgain();
    expect(gateway.asked).toEqual([]);
    gateway.answers.uploadPicture = new Promise(() => undefined);
    void change.upload(picture('cut.png'));
    gateway.answers.uploadPicture = success('/uploads/new.png');
    await change.uploading.askAgain();
    expect([change.shown?.name, change.isUnsaved, gateway.asked.length]).toEqual(['cut.png', false, 2]);
  });

  it('that fails after one that was stored shows that one', async () => {
    const { change, gateway } = aChange();
    await change.upload(picture('first.png'));
    gateway.answers.uploadPicture = failure('unreachable');
    await change.upload(picture('second.png'));
    expect(change.shown?.name).toBe('first.png');
  });

  it('that fails when nobody waits for it any more is not spoken of', async () => {
    const { change, gateway } = aChange();
    gateway.answers.uploadPicture = failure('unreachable');
    const sent = change.upload(picture('cut.png'));
    change.uploading.cancel();
    await sent;
    expect([change.uploading.problem, change.isUnsaved]).toEqual([null, false]);
  });

  it('nobody waits for any more counts for the profile when it arrives', async () => {
    const { change, gateway, session } = aChange();
    const answer = Promise.withResolvers<Outcome<string>>();
    gateway.answers.uploadPicture = answer.promise;
    const sent = change.upload(picture('cut.png'));
    change.uploading.cancel();
    expect([change.shown, change.uploading.pending]).toEqual([null, false]);
    answer.resolve(success('/uploads/new.png'));
    await sent;
    expect(change.shown).toBeNull();
    expect(session.current?.recruiter?.profilePicture).toBe('/uploads/new.png');
  });
});

function aChange() {
  const area = anAccountArea();
  return { ...area, change: new PictureChange('profile', area.editing, area.notices) };
}
