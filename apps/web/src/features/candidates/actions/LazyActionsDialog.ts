import { lazily } from '../../lazily.tsx';

/** Choose Action and Choose Folder: their code is loaded when they are opened, or before, when the browser is idle. */
export const LazyActionsDialog = lazily(async () => (await import('./OpenActionsDialog.tsx')).OpenActionsDialog);
