import styles from './gutter.module.css';

/** The room left and right of a pane's content; header, content and footer of one page share it. */
export type Gutter = 'pane' | 'reading' | 'form' | 'dashboard' | 'profile';

export const gutter: Readonly<Record<Gutter, string | undefined>> = {
  pane: styles.pane,
  reading: styles.reading,
  form: styles.form,
  dashboard: styles.dashboard,
  profile: styles.profile,
};
