import { lazily } from '../../lazily.tsx';

export const LazyActionsDialog = lazily(async () => (await import('./OpenActionsDialog.tsx')).OpenActionsDialog);
