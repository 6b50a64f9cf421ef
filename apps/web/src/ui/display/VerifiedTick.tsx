import { texts } from './display-texts.ts';
import styles from './VerifiedTick.module.css';

export function VerifiedTick() {
  return (
    <span className={styles.badge}>
      <svg className={styles.tick} viewBox="0 0 24 24" aria-hidden="true">
        <path
          fill="currentColor"
          d="M12 1.8l2.7 2 3.4-.1 1 3.2 2.8 2-1.1 3.1 1.1 3.2-2.8 1.9-1 3.3-3.4-.1-2.7 2-2.7-2-3.4.1-1-3.3-2.8-1.9L3.2 12 2.1 8.9l2.8-2 1-3.2 3.4.1z"
        />
        <path className={styles.mark} d="m8.5 12 2.5 2.5 4.7-5" />
      </svg>
      <span className="visually-hidden">{texts.verified}</span>
    </span>
  );
}
