import type { ComponentProps } from 'react';
import styles from './Checkbox.module.css';

/** The bare check: 20 px to see, 24 px to hit. Give it a label around it or an aria-label. */
export function Checkbox(props: Omit<ComponentProps<'input'>, 'type' | 'className' | 'style'>) {
  return <input {...props} type="checkbox" className={styles.checkbox} />;
}
