import { lazily } from '../../ui/lazily.tsx';

const load = async () => await import('./OpenReview.tsx');

export const LazyReviewEnd = lazily(async () => (await load()).ReviewEndCard);

/** Loads the end too, so that it appears at once. */
export const LazyReviewBar = lazily(async () => {
  // A failure surfaces when the end is shown.
  LazyReviewEnd.load().catch(() => {});
  return (await load()).ReviewBar;
});
