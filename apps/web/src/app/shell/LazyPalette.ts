import { lazily } from '../../features/lazily.tsx';

export const LazyPalette = lazily(async () => (await import('./OpenPalette.tsx')).OpenPalette);
