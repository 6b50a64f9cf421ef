import styles from './Spinner.module.css';

/** Something is at work; who shows it says in words what. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
