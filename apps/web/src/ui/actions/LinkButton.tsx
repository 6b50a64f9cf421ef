import type { ComponentProps } from 'react';
import styles from './TextLink.module.css';

export function LinkButton({ type = 'button', ...rest }: Omit<ComponentProps<'button'>, 'className' | 'style'>) {
  return <button {...rest} type={type} className={styles.link} />;
}
