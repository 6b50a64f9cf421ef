import type { ComponentProps } from 'react';
import styles from './TextLink.module.css';

/** A button drawn as a link, for small acts inside text: Resend, Sign Out. */
export function LinkButton({ type = 'button', ...rest }: Omit<ComponentProps<'button'>, 'className' | 'style'>) {
  return <button {...rest} type={type} className={styles.link} />;
}
