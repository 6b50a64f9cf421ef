import { when } from 'mobx';
import { BlindReview } from '../state/blind/blind-review.ts';
import { LocalRecords } from '../state/device/local-records.ts';
import { Notices } from '../state/notices.ts';
import type { SessionState } from '../state/session-state.ts';
import { FakeDevice } from './fakes/fake-device.ts';
import { aSignedInSession } from './session.ts';

export function aBlindReview(session: SessionState = aSignedInSession(), notices = new Notices()): BlindReview {
  return new BlindReview(new LocalRecords(new FakeDevice().tab(), session, notices), notices, session);
}

/** Turns blind review on. */
export async function turnOnBlindReview(blind: BlindReview): Promise<void> {
  blind.open();
  blind.toggle();
  await when(() => blind.isOn);
}
