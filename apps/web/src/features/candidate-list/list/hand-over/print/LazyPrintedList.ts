import { lazily } from '../../../../../ui/lazily.tsx';

/** Prefetched with the other lazy components, because the browser prints without waiting for code. */
export const PrintedList = lazily(async () => (await import('../hand-over-code.ts')).PrintedList);
