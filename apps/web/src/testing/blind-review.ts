import { when } from 'mobx';
import type { BlindReview } from '../state/blind/blind-review.ts';

/** Turns blind review on. */
export async function turnOnBlindReview(blind: BlindReview): Promise<void> {
  blind.toggle();
  await when(() => blind.isOn);
}
