import styles from './Spinner.module.css';

/** Decorative: the caller states in words what is loading. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
