import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../tokens/cx.ts';
import styles from './IconButton.module.css';

interface IconButtonLook {
  /** Also the accessible name and the title. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: 'bare' | 'outline';
  /** 24, 32, 40 px. */
  readonly size?: 'xs' | 'sm' | 'lg';
}

type Own = 'className' | 'style' | 'aria-label' | 'children';
type IconButtonProps = IconButtonLook & Omit<ComponentProps<'button'>, Own>;
type IconLinkProps = IconButtonLook & { readonly href: string } & Omit<ComponentProps<'a'>, Own>;

export function IconButton({ label, icon, variant = 'bare', size = 'sm', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      className={cx(styles.iconButton, styles[variant], styles[size])}
      aria-label={label}
    >
      {icon}
    </button>
  );
}

export function IconLink({ label, icon, variant = 'bare', size = 'sm', ...rest }: IconLinkProps) {
  return (
    <a title={label} {...rest} className={cx(styles.iconButton, styles[variant], styles[size])} aria-label={label}>
      {icon}
    </a>
  );
}
