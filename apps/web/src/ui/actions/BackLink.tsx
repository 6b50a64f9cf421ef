import type { ComponentProps } from 'react';
import styles from './BackLink.module.css';
import { ArrowLeft } from '../tokens/icons.ts';
import { texts } from '../tokens/texts.ts';

interface BackLinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  readonly href: string;
}

/** `data-return` makes the list restore its scroll position and selection (see `returning`). */
export function BackLink({ children = texts.back, ...rest }: BackLinkProps) {
  return (
    <a {...rest} data-return className={styles.back}>
      <ArrowLeft />
      <span>{children}</span>
    </a>
  );
}
