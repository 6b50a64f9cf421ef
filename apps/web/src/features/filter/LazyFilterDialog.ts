import { lazily } from '../lazily.tsx';

/** The filter modal: its code is loaded when it is opened, or before, when the browser is idle. */
export const LazyFilterDialog = lazily(async () => (await import('./OpenFilterDialog.tsx')).OpenFilterDialog);
