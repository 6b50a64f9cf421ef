import type { ComponentProps } from 'react';
import styles from './TickBox.module.css';

/** The bare check: 20 px to see, 24 px to hit. Give it a label around it or an aria-label. */
export function TickBox(props: Omit<ComponentProps<'input'>, 'type' | 'className' | 'style'>) {
  return (
    <span className={styles.tickBox}>
      <input {...props} type="checkbox" className={styles.input} />
      {props.checked === true && (
        <svg className={styles.tick} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M20 6 9 17l-5-5" />
        </svg>
      )}
    </span>
  );
}
