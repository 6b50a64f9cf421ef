import styles from './content-width.module.css';

/** The room left and right of a pane's content; header, content and footer of one page share it. */
export type ContentWidth = 'pane' | 'form' | 'dashboard' | 'profile';

export const contentWidth: Readonly<Record<ContentWidth, string | undefined>> = {
  pane: styles.pane,
  form: styles.form,
  dashboard: styles.dashboard,
  profile: styles.profile,
};
