import styles from './Spinner.module.css';

/** Decorative. The caller adds the text for screen readers. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
