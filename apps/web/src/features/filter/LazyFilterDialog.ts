import { lazily } from '../lazily.tsx';

/** Loaded when opened, or earlier when the browser is idle. */
export const LazyFilterDialog = lazily(async () => (await import('./OpenFilterDialog.tsx')).OpenFilterDialog);
