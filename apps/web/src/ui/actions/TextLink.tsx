import { type ComponentProps, type ReactNode, useRef } from 'react';
import { cx } from '../tokens/cx.ts';
import { useHeadingTakesFocus } from './focus.ts';
import styles from './TextLink.module.css';

interface TextLinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  readonly href: string;
  readonly quiet?: boolean;
}

export function TextLink({ quiet = false, children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} className={cx(styles.link, quiet && styles.quiet)}>
      {children}
    </a>
  );
}

export function LinkButton({ type = 'button', ...rest }: Omit<ComponentProps<'button'>, 'className' | 'style'>) {
  return <button {...rest} type={type} className={styles.link} />;
}

interface NoteButtonProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Disappears on press: the focus moves to the page's heading. */
export function NoteButton({ onClick, children }: NoteButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useHeadingTakesFocus(button);
  return (
    <LinkButton ref={button} onClick={onClick}>
      {children}
    </LinkButton>
  );
}
