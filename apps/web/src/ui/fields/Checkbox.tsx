import type { ComponentProps } from 'react';
import styles from './Checkbox.module.css';

/** Visible size 20 px, hit area 24 px. Needs a label or an aria-label. */
export function Checkbox(props: Omit<ComponentProps<'input'>, 'type' | 'className' | 'style'>) {
  return <input {...props} type="checkbox" className={styles.checkbox} />;
}
