import styles from './content-width.module.css';

/** Shared by the header, content and footer of a page. */
export type ContentWidth = 'pane' | 'form' | 'dashboard' | 'profile';

export const contentWidth: Readonly<Record<ContentWidth, string | undefined>> = {
  pane: styles.pane,
  form: styles.form,
  dashboard: styles.dashboard,
  profile: styles.profile,
};
