import { ProfileEditing } from '@glo/domain/profile/profile-editing';
import { failure, success, type Outcome } from '@glo/domain/shared/outcome';
import { describe, expect, it } from 'vitest';
import { aPicture } from '../../testing/documents.ts';
import { testContainer } from '../../testing/container.ts';
import { PictureChange } from './picture-change.ts';

const picture = (name: string) => new File(['picture'], name, { type: 'image/png' });

describe('a picture of the profile', () => {
  it('is cropped, then shown and uploaded', async () => {
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

  it('keeps the previous one if cropping is canceled', async () => {
    const { change, gateway } = aChange();
    await change.choose(aPicture('whole.png'));
    const { doNotCrop } = change;
    doNotCrop();
    expect([change.chosen, change.shown, gateway.asked]).toEqual([null, null, []]);
  });

  it('shows an alert for a file that is no picture', async () => {
    const { change, notices } = aChange();
    await change.choose(new File(['text'], 'a.png', { type: 'image/png' }));
    expect(notices.alerts).toEqual(['Choose a PNG, JPEG, WebP, GIF or AVIF image.']);
    expect(change.chosen).toBeNull();
  });

  it.each([
    [failure('unreachable'), "We couldn't upload the picture. Your previous one stays. Try again."],
    [
      failure('server-error', 'The disk is full.'),
      "We couldn't upload the picture. Your previous one stays. Try again.",
    ],
    [failure('refused', 'This file is no picture.'), 'This file is no picture.'],
    [failure('refused'), "We couldn't upload the picture. Your previous one stays. Try again."],
  ])('keeps the previous one after %o, and can be uploaded again', async (answer, text) => {
    const { change, gateway } = aChange();
    gateway.answers.uploadPicture = answer;
    await change.upload(picture('cut.png'));
    expect([change.shown, change.uploading.problem, change.isUnsaved]).toEqual([null, text, true]);
    gateway.answers.uploadPicture = success('/uploads/new.png');
    await change.uploading.restart();
    expect(change.uploading.problem).toBeNull();
    expect([change.shown?.name, gateway.asked.length]).toEqual(['cut.png', 2]);
  });

  it('can be uploaded again while an upload is pending', async () => {
    const { change, gateway } = aChange();
    gateway.answers.uploadPicture = new Promise(() => undefined);
    void change.upload(picture('cut.png'));
    gateway.answers.uploadPicture = success('/uploads/new.png');
    await change.uploading.restart();
    expect([change.shown?.name, change.isUnsaved, gateway.asked.length]).toEqual(['cut.png', false, 2]);
  });

  it('shows the last uploaded one after a failure', async () => {
    const { change, gateway } = aChange();
    await change.upload(picture('first.png'));
    gateway.answers.uploadPicture = failure('unreachable');
    await change.upload(picture('second.png'));
    expect(change.shown?.name).toBe('first.png');
  });

  it('updates the profile after a canceled upload succeeds', async () => {
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
  const { container, profileGateway: gateway, session, notices } = testContainer();
  return { gateway, session, notices, change: new PictureChange('profile', container.get(ProfileEditing), notices) };
}
