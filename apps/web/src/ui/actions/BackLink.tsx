import type { ComponentProps } from 'react';
import styles from './BackLink.module.css';
import { ArrowLeft } from '../tokens/icons.ts';
import { texts } from '../tokens/texts.ts';

interface BackLinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  readonly href: string;
}

/** The way back, above a title. */
export function BackLink({ children = texts.back, ...rest }: BackLinkProps) {
  return (
    <a {...rest} className={styles.back}>
      <ArrowLeft />
      {children}
    </a>
  );
}
