import { lazily } from '../../features/lazily.tsx';

/** The open palette: its code is loaded when it is opened, or before, when the browser is idle. */
export const LazyPalette = lazily(async () => (await import('./OpenPalette.tsx')).OpenPalette);
