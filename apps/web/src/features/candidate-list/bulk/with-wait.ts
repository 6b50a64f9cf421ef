import { timeOfDay } from '@glo/domain/shared/dates';
import type { PoliteQueue } from '@glo/domain/shared/polite-queue';
import { texts } from './texts.ts';

/** Names the work, with the time of the next attempt during a wait. */
export function withWait(work: string, { waitsUntil }: PoliteQueue): string {
  return waitsUntil === null ? work : texts.waiting(timeOfDay(waitsUntil), work);
}
