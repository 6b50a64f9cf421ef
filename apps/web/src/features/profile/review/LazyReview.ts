import { lazily } from '../../lazily.tsx';

const load = async () => await import('./OpenReview.tsx');

/** Both are in one script, so that the end appears at once. */
export const LazyReviewBar = lazily(async () => (await load()).ReviewBar);
export const LazyReviewEnd = lazily(async () => (await load()).ReviewEndCard);
