import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './Button.module.css';
import { cx } from '../tokens/cx.ts';
import { Spinner } from '../display/Spinner.tsx';

type ButtonVariant = 'fill' | 'outline' | 'bare' | 'danger-fill';

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  /** Height: 24, 32 or 40 px. */
  readonly size?: 'xs' | 'sm' | 'lg' | undefined;
  readonly wide?: boolean | undefined;
  readonly icon?: ReactNode;
  /** Cancels the padding of a bare button on that side. */
  readonly flush?: 'start' | 'end' | undefined;
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className' | 'style'> {
  /** Shows a spinner at the same width and ignores presses. */
  readonly busy?: boolean | undefined;
  /** Looks disabled but stays focusable and pressable, so that a press can name the missing input (decision 20). */
  readonly softDisabled?: boolean | undefined;
}

export function Button({
  variant,
  size,
  wide,
  icon,
  flush,
  busy = false,
  softDisabled = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, wide, icon, flush }, busy)}
      aria-busy={busy || undefined}
      aria-disabled={softDisabled || undefined}
      onClick={press}
    >
      {busy ? <Spinner /> : icon}
      {renderLabel(children)}
    </button>
  );
}

/** A page translator replaces text nodes, which React then cannot find. Text in an element of its own is safe. */
function renderLabel(children: ReactNode): ReactNode {
  return typeof children === 'string' ? <span>{children}</span> : children;
}

export function buttonClass({ variant = 'outline', size = 'sm', wide, icon, flush }: ButtonLook, busy = false): string {
  return cx(
    styles.button,
    styles[variant],
    styles[size],
    wide && styles.wide,
    flush === 'start' && styles.flushStart,
    flush === 'end' && styles.flushEnd,
    busy && styles.busy,
    busy && !icon && styles.widthKept,
  );
}

interface ButtonLinkProps extends ButtonLook, Omit<ComponentProps<'a'>, 'className' | 'style'> {
  readonly href: string;
}

export function ButtonLink({ variant, size, wide, icon, flush, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, wide, icon, flush })}>
      {icon}
      {renderLabel(children)}
    </a>
  );
}
