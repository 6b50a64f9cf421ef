/** The filter modal's code: loaded when it is opened, or before, when the browser is idle. */
export const loadFilterDialog = () => import('./OpenFilterDialog.tsx');
