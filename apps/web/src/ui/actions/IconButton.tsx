import type { ComponentProps, ReactNode } from 'react';
import { ariaKeys, withKeys } from '../display/key/key-texts.ts';
import { cx } from '../tokens/cx.ts';
import { buttonClass } from './Button.tsx';
import styles from './IconButton.module.css';

interface IconButtonLook {
  /** The accessible name, and the tooltip, which also shows the keys. */
  readonly label: string;
  readonly keys?: readonly string[];
  readonly icon: ReactNode;
  readonly variant?: 'bare' | 'outline';
  /** 24, 32, 40 px. */
  readonly size?: 'xs' | 'sm' | 'lg';
  /** Also shows the label if the toolbar around the button has at least this width. */
  readonly showsLabel?: 'medium';
}

type Own = 'className' | 'style' | 'title' | 'aria-label' | 'children';
type IconButtonProps = IconButtonLook & Omit<ComponentProps<'button'>, Own>;

export function IconButton({
  label,
  keys,
  icon,
  variant = 'bare',
  size = 'sm',
  showsLabel,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      data-tip={keys ? withKeys(label, keys) : label}
      aria-keyshortcuts={keys && ariaKeys(keys)}
      {...rest}
      type={type}
      className={cx(buttonClass({ variant, size }), styles.iconButton)}
      aria-label={label}
    >
      {icon}
      {showsLabel && <span className={styles[showsLabel]}>{label}</span>}
    </button>
  );
}
