import styles from './SuccessTick.module.css';

export function SuccessTick() {
  return (
    <svg className={styles.art} viewBox="0 0 96 96" aria-hidden="true">
      <circle className={styles.halo} cx="48" cy="48" r="46" />
      <circle className={styles.sun} cx="48" cy="48" r="32" />
      <path className={styles.tick} d="M33 49l10 10 20-21" pathLength="1" />
    </svg>
  );
}
